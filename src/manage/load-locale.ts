import type { Locale } from '../diner/i18n/locale.ts';
import type { Language } from '../domain/language.ts';
import type { ManageMessages } from './locales/manage-messages.ts';

const MESSAGE_FILES: Record<Language, () => Promise<{ messages: ManageMessages }>> = {
  es: () => import('./locales/es.ts'),
  ca: () => import('./locales/ca.ts'),
  it: () => import('./locales/it.ts'),
  en: () => import('./locales/en.ts'),
  de: () => import('./locales/de.ts'),
  fr: () => import('./locales/fr.ts'),
  pt: () => import('./locales/pt.ts'),
  eu: () => import('./locales/eu.ts'),
};

/** The language of the query parameter `lang`, else the first of the browser's that the page has. */
export function chooseLanguage(
  search: string,
  browserLanguages: readonly string[],
): Omit<Locale, 'messages'> {
  const requested = new URLSearchParams(search).get('lang');
  for (const tag of requested === null ? browserLanguages : [requested, ...browserLanguages]) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (Object.hasOwn(MESSAGE_FILES, language)) return { language: language as Language, tag };
  }
  return { language: 'en', tag: 'en' };
}

export async function loadManageMessages(language: Language): Promise<ManageMessages> {
  return (await MESSAGE_FILES[language]()).messages;
}
