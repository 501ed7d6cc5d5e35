import type { Locale } from '../diner/i18n/locale.ts';
import type { Language } from '../domain/language.ts';
import { LOAD_MANAGE } from '../locales/compiled/load-manage.ts';
import type { ManageTexts } from '../locales/compiled/manage-texts.ts';

/** The language of the query parameter `lang`, else the first of the browser's that the page has. */
export function chooseLanguage(
  search: string,
  browserLanguages: readonly string[],
): Omit<Locale, 'messages'> {
  const requested = new URLSearchParams(search).get('lang');
  for (const tag of requested === null ? browserLanguages : [requested, ...browserLanguages]) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (Object.hasOwn(LOAD_MANAGE, language)) return { language: language as Language, tag };
  }
  return { language: 'en', tag: 'en' };
}

export async function loadManageMessages(language: Language): Promise<ManageTexts> {
  return (await LOAD_MANAGE[language]()).texts;
}
