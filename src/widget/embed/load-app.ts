/** Everything but this script’s own few kB comes later, by these two roads only. */

export function loadApp() {
  return import('../mount.tsx');
}

/** What the modes `popup` and `floating` need before anyone has opened them. */
export function loadPopup() {
  return import('./popup.ts');
}

const MESSAGE_FILES = {
  es: () => import('../locales/es.ts'),
  ca: () => import('../locales/ca.ts'),
  it: () => import('../locales/it.ts'),
  en: () => import('../locales/en.ts'),
  de: () => import('../locales/de.ts'),
  fr: () => import('../locales/fr.ts'),
  pt: () => import('../locales/pt.ts'),
  eu: () => import('../locales/eu.ts'),
};

export type SpokenLanguage = keyof typeof MESSAGE_FILES;

/** The words of one language, and of no other. */
export async function loadMessages(language: SpokenLanguage) {
  return (await MESSAGE_FILES[language]()).messages;
}

/** The language of a tag such as `ca-ES`, where we speak it. */
export function spokenLanguageOf(tag: string): SpokenLanguage | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(MESSAGE_FILES, language) ? (language as SpokenLanguage) : null;
}
