import type { Language } from '../domain/language.ts';
import type { MailTexts } from './mail-texts.ts';
import { texts as ca } from './texts/ca.ts';
import { texts as de } from './texts/de.ts';
import { texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as eu } from './texts/eu.ts';
import { texts as fr } from './texts/fr.ts';
import { texts as it } from './texts/it.ts';
import { texts as pt } from './texts/pt.ts';

const ALL: Record<Language, MailTexts> = { ca, de, en, es, eu, fr, it, pt };

export function textsOf(language: Language): MailTexts {
  return ALL[language];
}

/** Replaces each `{name}` in a text, once: a value that has braces stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
