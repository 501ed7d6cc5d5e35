/** The app. The build puts it into the script, where it sleeps until an element needs it. */

export function loadApp() {
  return import('../mount.tsx');
}

/** What the modes `popup` and `floating` need before anyone has opened them. */
export function loadPopup() {
  return import('./popup.ts');
}

const MESSAGE_FILES = {
  es: () => import('../../diner/i18n/locales/es.ts'),
  ca: () => import('../../diner/i18n/locales/ca.ts'),
  it: () => import('../../diner/i18n/locales/it.ts'),
  en: () => import('../../diner/i18n/locales/en.ts'),
  de: () => import('../../diner/i18n/locales/de.ts'),
  fr: () => import('../../diner/i18n/locales/fr.ts'),
  pt: () => import('../../diner/i18n/locales/pt.ts'),
  eu: () => import('../../diner/i18n/locales/eu.ts'),
};

export type SpokenLanguage = keyof typeof MESSAGE_FILES;

type Messages = Awaited<ReturnType<(typeof MESSAGE_FILES)['en']>>['messages'];

/** Written in by the build where the script’s name has a language: `embed.es.js`. */
declare const WORDS_AT_HAND: Partial<Record<SpokenLanguage, Messages>> | undefined;

/** The words of one language, and of no other: those that came with the script, or fetched. */
export async function loadMessages(language: SpokenLanguage): Promise<Messages> {
  const messages = typeof WORDS_AT_HAND === 'undefined' ? undefined : WORDS_AT_HAND[language];
  return messages ?? (await MESSAGE_FILES[language]()).messages;
}

/** The language of a tag such as `ca-ES`, where we speak it. */
export function spokenLanguageOf(tag: string): SpokenLanguage | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(MESSAGE_FILES, language) ? (language as SpokenLanguage) : null;
}
