import type { Language } from '../domain/language.ts';
import { policyTexts as caPolicy } from '../domain/policy/locales/ca.ts';
import { policyTexts as dePolicy } from '../domain/policy/locales/de.ts';
import { policyTexts as enPolicy } from '../domain/policy/locales/en.ts';
import { policyTexts as esPolicy } from '../domain/policy/locales/es.ts';
import { policyTexts as euPolicy } from '../domain/policy/locales/eu.ts';
import { policyTexts as frPolicy } from '../domain/policy/locales/fr.ts';
import { policyTexts as itPolicy } from '../domain/policy/locales/it.ts';
import { policyTexts as ptPolicy } from '../domain/policy/locales/pt.ts';
import type { PolicyTexts } from '../domain/policy/policy-texts.ts';
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
const POLICY: Record<Language, PolicyTexts> = {
  ca: caPolicy,
  de: dePolicy,
  en: enPolicy,
  es: esPolicy,
  eu: euPolicy,
  fr: frPolicy,
  it: itPolicy,
  pt: ptPolicy,
};

export function textsOf(language: Language): MailTexts {
  return ALL[language];
}

/** The same that the widget and the page of the booking say. */
export function policyTextsOf(language: Language): PolicyTexts {
  return POLICY[language];
}

/** Replaces each `{name}` in a text, once: a value that has braces stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
