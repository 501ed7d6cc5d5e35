import type { Language } from '../../domain/language.ts';

/** Part of the script, because the language’s own file may be what could not be loaded. */
export const LOAD_ERROR_MESSAGES: Record<Language, string> = {
  es: 'No se ha podido cargar la reserva. Recarga la página.',
  ca: 'No s’ha pogut carregar la reserva. Recarrega la pàgina.',
  it: 'Non è stato possibile caricare la prenotazione. Ricarica la pagina.',
  en: 'Booking could not be loaded. Please reload the page.',
  de: 'Die Reservierung konnte nicht geladen werden. Bitte die Seite neu laden.',
  fr: 'La réservation n’a pas pu être chargée. Rechargez la page.',
  pt: 'Não foi possível carregar a reserva. Recarregue a página.',
  eu: 'Ezin izan da erreserba kargatu. Kargatu orria berriro.',
};
