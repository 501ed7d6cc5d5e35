import type { Language } from '../../domain/language.ts';
import type { DinerTexts } from '../../locales/compiled/diner-texts.ts';

/** The language that the diner reads, with its messages. */
export interface Locale<M extends DinerTexts = DinerTexts> {
  language: Language;
  /** The full tag, such as `en-GB`: its region decides how dates and numbers are written. */
  tag: string;
  messages: M;
}
