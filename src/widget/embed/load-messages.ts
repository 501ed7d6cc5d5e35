import type { Language } from '../../domain/language.ts';
import type { DinerTexts } from '../../locales/compiled/diner-texts.ts';
import { LOAD_DINER } from '../../locales/compiled/load-diner.ts';

/** The messages of one language, which the build includes in that language's script. */
export async function loadMessages(language: Language): Promise<DinerTexts> {
  return (await LOAD_DINER[language]()).texts;
}

/** The language of a tag such as `ca-ES`; null if the widget does not have it. */
export function languageOfTag(tag: string): Language | null {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return Object.hasOwn(LOAD_DINER, language) ? (language as Language) : null;
}
