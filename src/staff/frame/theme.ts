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
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be disabled; the scheme then lasts until the page is left.
  }
}

/** Whether dark colours are on screen. */
export function isDark(): boolean {
  const theme = readTheme();
  return theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
