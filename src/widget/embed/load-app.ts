/** The app. The build puts it into the script, where it sleeps until an element needs it. */

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

type Messages = Awaited<ReturnType<(typeof MESSAGE_FILES)['en']>>['messages'];

/** Written in by the build where the script’s name has a language: `embed.es.js`. */
declare const WORDS_AT_HAND: Partial<Record<SpokenLanguage, Messages>> | undefined;

/** The words of one language, and of no other: those that came with the script, or fetched. */
export async function loadMessages(language: SpokenLanguage): Promise<Messages> {
  const words = typeof WORDS_AT_HAND === 'undefined' ? undefined : WORDS_AT_HAND[language];
  return words ?? (await MESSAGE_FILES[language]()).messages;
}

/** The language of a tag such as `ca-ES`, where we speak it. */
export function spokenLanguageOf(tag: string): SpokenLanguage | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(MESSAGE_FILES, language) ? (language as SpokenLanguage) : null;
}
