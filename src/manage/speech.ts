import type { Language } from '../domain/language.ts';
import type { ManageMessages } from './locales/manage-messages.ts';

export interface Speech {
  language: Language;
  /** The whole tag, such as `en-GB`: its region decides how dates and numbers are written. */
  tag: string;
  messages: ManageMessages;
}

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

/** What the address asks for by `?lang=`, else the first of the reader's languages that we speak. */
export function chooseLanguage(
  search: string,
  readers: readonly string[],
): Omit<Speech, 'messages'> {
  const asked = new URLSearchParams(search).get('lang');
  for (const tag of asked === null ? readers : [asked, ...readers]) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (Object.hasOwn(MESSAGE_FILES, language)) return { language: language as Language, tag };
  }
  return { language: 'en', tag: 'en' };
}

/** The words of one language, and of no other. */
export async function loadManageMessages(language: Language): Promise<ManageMessages> {
  return (await MESSAGE_FILES[language]()).messages;
}
