import type { ReasonTexts } from './reason-texts.ts';

export const IT_REASONS: ReasonTexts = {
  COVERS_PER_SLOT: {
    one: 'Il ristorante accetta una persona per lo stesso orario. Posti già occupati: {taken}.',
    other:
      'Il ristorante accetta fino a {n} persone per lo stesso orario. Posti già occupati: {taken}.',
  },
  PARTIES_PER_SLOT: {
    one: 'Il ristorante accetta una prenotazione per lo stesso orario. Già fatte: {taken}.',
    other:
      'Il ristorante accetta fino a {n} prenotazioni per lo stesso orario. Già fatte: {taken}.',
  },
  HIGH_CHAIRS_NOT_AVAILABLE: {
    one: 'Il ristorante ha un seggiolone. Occupati a quell’orario: {taken}.',
    other: 'Il ristorante ha {n} seggioloni. Occupati a quell’orario: {taken}.',
  },
  STROLLERS_NOT_AVAILABLE: {
    one: 'Il ristorante ha posto per un passeggino. Occupati a quell’orario: {taken}.',
    other: 'Il ristorante ha posto per {n} passeggini. Occupati a quell’orario: {taken}.',
  },
  ADD_ON_STOCK: '«{name}»: al massimo {n} alla volta. Già ordinati per quell’orario: {taken}.',
  TABLES_TAKEN: {
    one: 'Qui c’è un tavolo per il tuo gruppo, e a quell’orario non è libero abbastanza a lungo.',
    other:
      'Qui ci sono {n} tavoli per il tuo gruppo, e a quell’orario nessuno è libero abbastanza a lungo.',
  },
  COMBINATIONS_TAKEN: {
    one: 'Qui c’è posto per il tuo gruppo solo a tavoli uniti, e a quell’orario non sono liberi abbastanza a lungo.',
    other:
      'Qui ci sono {n} tavoli o gruppi di tavoli uniti per il tuo gruppo, e a quell’orario nessuno è libero abbastanza a lungo.',
  },
  NEXT_FREE: 'Prossimo orario libero: {time}.',
  NO_LARGER_TABLE: {
    one: 'Qui i tavoli sono per una persona e non si possono unire per il tuo gruppo.',
    other:
      'Qui possono sedersi insieme fino a {n} persone: non ci sono tavoli più grandi e non si possono unire per il tuo gruppo.',
  },
  KEPT_FOR_LARGER: 'Qui i tavoli abbastanza grandi sono riservati a gruppi di {n} o più persone.',
  NO_TABLES: 'Qui non ci sono tavoli che si possano prenotare.',
};
