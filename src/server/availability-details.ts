import type { Language } from '../domain/language.ts';
import { CA_DETAILS } from './availability-details/ca.ts';
import { DE_DETAILS } from './availability-details/de.ts';
import type { DetailName } from './availability-details/detail-name.ts';
import { EN_DETAILS } from './availability-details/en.ts';
import { ES_DETAILS } from './availability-details/es.ts';
import { EU_DETAILS } from './availability-details/eu.ts';
import { FR_DETAILS } from './availability-details/fr.ts';
import { IT_DETAILS } from './availability-details/it.ts';
import { PT_DETAILS } from './availability-details/pt.ts';

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

/** What an availability means for a diner, and what to do: fit for a day as for a time. */
export function availabilityDetail(name: DetailName, language: Language): string {
  return DETAILS[language][name];
}
