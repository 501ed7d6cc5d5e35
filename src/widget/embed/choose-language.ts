import type { Language } from '../../domain/language.ts';
import { languageOfTag } from './load-messages.ts';

export interface LanguageChoice {
  language: Language;
  /** The full tag, such as `en-GB`: its region decides how dates and numbers are written. */
  tag: string;
}

/** The language of the element, else of its page, else of the browser, else English. */
export function chooseLanguage(host: Element): LanguageChoice {
  const ancestor = host.parentElement?.closest('[lang]') ?? host.ownerDocument.documentElement;
  const tags = [host.getAttribute('lang'), ancestor.getAttribute('lang'), ...navigator.languages];
  for (const tag of tags) {
    const language = tag ? languageOfTag(tag) : null;
    if (tag && language) return { language, tag };
  }
  return { language: 'en', tag: 'en' };
}
