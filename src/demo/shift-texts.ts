import type { LocalizedText } from '../domain/language.ts';

/** The services of the day. */
export const LUNCH: LocalizedText = {
  es: 'Comida',
  ca: 'Dinar',
  it: 'Pranzo',
  en: 'Lunch',
  de: 'Mittagessen',
  fr: 'Déjeuner',
  pt: 'Almoço',
  eu: 'Bazkaria',
};

export const WEEKEND_LUNCH: LocalizedText = {
  es: 'Comida de fin de semana',
  ca: 'Dinar de cap de setmana',
  it: 'Pranzo del fine settimana',
  en: 'Weekend lunch',
  de: 'Mittagessen am Wochenende',
  fr: 'Déjeuner du week-end',
  pt: 'Almoço de fim de semana',
  eu: 'Asteburuko bazkaria',
};

export const DINNER: LocalizedText = {
  es: 'Cena',
  ca: 'Sopar',
  it: 'Cena',
  en: 'Dinner',
  de: 'Abendessen',
  fr: 'Dîner',
  pt: 'Jantar',
  eu: 'Afaria',
};

export const LATE_DINNER: LocalizedText = {
  es: 'Cena hasta medianoche',
  ca: 'Sopar fins a mitjanit',
  it: 'Cena fino a mezzanotte',
  en: 'Late dinner',
  de: 'Abendessen bis Mitternacht',
  fr: 'Dîner jusqu’à minuit',
  pt: 'Jantar até à meia-noite',
  eu: 'Gauerdirainoko afaria',
};
