import type { SpecialOccasion } from '../domain/booking-notes.ts';
import type { Language } from '../domain/language.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Notes of guests, in their own languages. */
export interface DemoNotes {
  customerSpecialRequests: string | null;
  hasAllergies: boolean;
  allergiesDescription: string | null;
  specialOccasion: SpecialOccasion | null;
  needsAccessibleSeating: boolean;
}

/** In the languages of guests who come; others write in English. */
type Sentences = Readonly<
  Partial<Record<Language, readonly [string, ...string[]]>> & { en: readonly [string, ...string[]] }
>;

const REQUESTS: Sentences = {
  es: [
    'Una mesa tranquila, por favor.',
    'Llegaremos con un perro pequeño.',
    '¿Junto a la ventana?',
  ],
  ca: ['Una taula tranquil·la, si us plau.', 'Si pot ser, prop de la finestra.'],
  it: ['Un tavolo tranquillo, per favore.', 'Veniamo con un cagnolino.'],
  en: [
    'A quiet corner, please.',
    'By the window if you can.',
    'We have a show to catch at eleven.',
  ],
  de: ['Bitte einen ruhigen Tisch.', 'Wenn möglich mit Blick aufs Meer.'],
  fr: ['Une table au calme, s’il vous plaît.', 'Près de la fenêtre si possible.'],
  pt: ['Uma mesa sossegada, por favor.', 'Se possível, com vista para o mar.'],
  eu: ['Mahai lasai bat, mesedez.', 'Leiho ondoan, ahal bada.'],
};

const ALLERGIES: Sentences = {
  es: ['Celíaca, sin trazas de gluten.', 'Marisco: reacción grave.'],
  ca: ['Celíac, sense traces de gluten.', 'Al·lèrgia al marisc.'],
  it: ['Celiachia: senza glutine.', 'Crostacei.'],
  en: ['Nuts: carries an adrenaline pen.', 'Shellfish, one of us.', 'Dairy; butter is fine.'],
  de: ['Nüsse: hat einen Adrenalin-Pen dabei.', 'Laktose.'],
  fr: ['Fruits à coque : stylo d’adrénaline sur elle.', 'Sans gluten.'],
  pt: ['Marisco.', 'Sem glúten, por favor.'],
  eu: ['Zeliakoa: glutenik gabe.', 'Itsaskia.'],
};

const OCCASIONS: readonly (readonly [SpecialOccasion | null, number])[] = [
  [null, 70],
  ['BIRTHDAY', 9],
  ['ROMANTIC', 7],
  ['FRIENDS', 5],
  ['FAMILY', 5],
  ['BUSINESS', 3],
  ['WEDDING', 1],
];

export function demoNotes(random: SeededRandom, language: Language): DemoNotes {
  const hasAllergies = random.chance(0.12);
  return {
    customerSpecialRequests: random.chance(0.2)
      ? random.pick(REQUESTS[language] ?? REQUESTS.en)
      : null,
    hasAllergies,
    allergiesDescription: hasAllergies ? random.pick(ALLERGIES[language] ?? ALLERGIES.en) : null,
    specialOccasion: random.weighted(OCCASIONS),
    needsAccessibleSeating: random.chance(0.03),
  };
}
