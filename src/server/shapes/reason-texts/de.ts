import type { ReasonTexts } from './reason-texts.ts';

export const DE_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'Das Restaurant nimmt für dieselbe Zeit einen Gast an. Schon vergebene Plätze: {taken}.',
    other:
      'Das Restaurant nimmt für dieselbe Zeit bis zu {n} Gäste an. Schon vergebene Plätze: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'Das Restaurant nimmt für dieselbe Zeit eine Reservierung an. Schon vorhanden: {taken}.',
    other:
      'Das Restaurant nimmt für dieselbe Zeit bis zu {n} Reservierungen an. Schon vorhanden: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'Das Restaurant hat einen Hochstuhl. Zu dieser Zeit vergeben: {taken}.',
    other: 'Das Restaurant hat {n} Hochstühle. Zu dieser Zeit vergeben: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'Das Restaurant hat Platz für einen Kinderwagen. Zu dieser Zeit vergeben: {taken}.',
    other: 'Das Restaurant hat Platz für {n} Kinderwagen. Zu dieser Zeit vergeben: {taken}.',
  },
  ADD_ON_STOCK: '„{name}“: höchstens {n} zur selben Zeit. Für diese Zeit schon bestellt: {taken}.',
  TABLES_TAKEN: {
    one: 'Für Ihre Gruppe gibt es hier einen passenden Tisch, und er ist zu dieser Zeit nicht lange genug frei.',
    other:
      'Für Ihre Gruppe gibt es hier {n} passende Tische, und zu dieser Zeit ist keiner lange genug frei.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Für Ihre Gruppe gibt es hier nur zusammengestellte Tische, und sie sind zu dieser Zeit nicht lange genug frei.',
    other:
      'Für Ihre Gruppe gibt es hier {n} passende Tische oder Gruppen von Tischen, und zu dieser Zeit ist nichts davon lange genug frei.',
  },
  NEXT_FREE: 'Wieder frei: {time}.',
  NO_LARGER_TABLE: {
    one: 'Die Tische hier sind für eine Person und dürfen für Ihre Gruppe nicht zusammengestellt werden.',
    other:
      'Hier können bis zu {n} Personen zusammensitzen: Kein Tisch ist größer, und für Ihre Gruppe dürfen keine zusammengestellt werden.',
  },
  KEPT_FOR_LARGER:
    'Die Tische, die groß genug sind, sind hier für Gruppen ab {n} Personen vorgesehen.',
  NO_TABLES: 'Hier gibt es keine Tische, die man reservieren kann.',
};
