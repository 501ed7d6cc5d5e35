export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'maitre-staff-theme';

/** The colour scheme chosen on this device; `auto` by default. */
export function readTheme(): Theme {
  try {
    const saved = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === saved) ?? 'auto';
  } catch {
    return 'auto';
  }
}

/** Applies a colour scheme and saves it on this device. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be disabled; the scheme then lasts until the page is left.
  }
}

/** Whether a scheme shows dark colours. */
export function isDark(theme: Theme): boolean {
  return theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

const listeners = new Set<() => void>();

/** Calls back after each change. @returns ends it */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scheme of the page. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return THEMES.find((each) => each === theme) ?? 'auto';
}
