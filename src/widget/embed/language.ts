import { type SpokenLanguage, spokenLanguageOf } from './load-app.ts';

export interface Speech {
  language: SpokenLanguage;
  /** The whole tag, such as `en-GB`: its region decides how dates and numbers are written. */
  tag: string;
}

/**
 * The language to speak: what the element asks for, else that of the page around it, else the
 * first of the visitor’s own that we know, else English.
 */
export function chooseSpeech(host: Element): Speech {
  const around = host.parentElement?.closest('[lang]') ?? host.ownerDocument.documentElement;
  const wishes = [host.getAttribute('lang'), around.getAttribute('lang'), ...navigator.languages];
  for (const tag of wishes) {
    const language = tag ? spokenLanguageOf(tag) : null;
    if (tag && language) return { language, tag };
  }
  return { language: 'en', tag: 'en' };
}
