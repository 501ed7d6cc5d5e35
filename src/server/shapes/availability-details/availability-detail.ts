import type { Language } from '../../../domain/language.ts';
import { CA_DETAILS } from './ca.ts';
import { DE_DETAILS } from './de.ts';
import type { DetailName } from './detail-name.ts';
import { EN_DETAILS } from './en.ts';
import { ES_DETAILS } from './es.ts';
import { EU_DETAILS } from './eu.ts';
import { FR_DETAILS } from './fr.ts';
import { IT_DETAILS } from './it.ts';
import { PT_DETAILS } from './pt.ts';

const DETAILS: Record<Language, Record<DetailName, string>> = {
  es: ES_DETAILS,
  ca: CA_DETAILS,
  it: IT_DETAILS,
  en: EN_DETAILS,
  de: DE_DETAILS,
  fr: FR_DETAILS,
  pt: PT_DETAILS,
  eu: EU_DETAILS,
};

/** A sentence for the diner that explains an availability and what to do, worded for days and slots alike. */
export function availabilityDetail(name: DetailName, language: Language): string {
  return DETAILS[language][name];
}
