import type { SpokenLanguage } from './load-app.ts';

interface PopupWords {
  book: string;
  close: string;
}

/** All that is said before a language’s own file is there: on the floating button and the dialog. */
export const POPUP_WORDS: Record<SpokenLanguage, PopupWords> = {
  es: { book: 'Reservar mesa', close: 'Cerrar' },
  ca: { book: 'Reserva una taula', close: 'Tanca' },
  it: { book: 'Prenota un tavolo', close: 'Chiudi' },
  en: { book: 'Book a table', close: 'Close' },
  de: { book: 'Tisch reservieren', close: 'Schließen' },
  fr: { book: 'Réserver une table', close: 'Fermer' },
  pt: { book: 'Reservar mesa', close: 'Fechar' },
  eu: { book: 'Mahaia erreserbatu', close: 'Itxi' },
};
