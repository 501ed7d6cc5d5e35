import type { Language } from '../../domain/language.ts';

interface PopupMessages {
  book: string;
  close: string;
}

/** Part of the popup’s chunk: they label the button and the dialog before the language’s own file is loaded. */
export const POPUP_MESSAGES: Record<Language, PopupMessages> = {
  es: { book: 'Reservar mesa', close: 'Cerrar' },
  ca: { book: 'Reserva una taula', close: 'Tanca' },
  it: { book: 'Prenota un tavolo', close: 'Chiudi' },
  en: { book: 'Book a table', close: 'Close' },
  de: { book: 'Tisch reservieren', close: 'Schließen' },
  fr: { book: 'Réserver une table', close: 'Fermer' },
  pt: { book: 'Reservar mesa', close: 'Fechar' },
  eu: { book: 'Mahaia erreserbatu', close: 'Itxi' },
};
