import type { Language } from '../../domain/language.ts';

const MESSAGE_FILES = {
  es: () => import('../../diner/i18n/locales/es.ts'),
  ca: () => import('../../diner/i18n/locales/ca.ts'),
  it: () => import('../../diner/i18n/locales/it.ts'),
  en: () => import('../../diner/i18n/locales/en.ts'),
  de: () => import('../../diner/i18n/locales/de.ts'),
  fr: () => import('../../diner/i18n/locales/fr.ts'),
  pt: () => import('../../diner/i18n/locales/pt.ts'),
  eu: () => import('../../diner/i18n/locales/eu.ts'),
} satisfies Record<Language, unknown>;

type LoadedMessages = Awaited<ReturnType<(typeof MESSAGE_FILES)['en']>>['messages'];

/** The messages of one language, which the build includes in that language's script. */
export async function loadMessages(language: Language): Promise<LoadedMessages> {
  return (await MESSAGE_FILES[language]()).messages;
}

/** The language of a tag such as `ca-ES`; null if the widget does not have it. */
export function languageOfTag(tag: string): Language | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(MESSAGE_FILES, language) ? (language as Language) : null;
}
