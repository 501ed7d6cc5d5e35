import type { Language } from '../../domain/language.ts';

/** Part of the script, because the language’s own file may be what could not be loaded. */
export const LOAD_ERROR_MESSAGES: Record<Language, string> = {
  es: 'No se ha podido cargar la reserva. Vuelve a cargar la página, por favor.',
  ca: 'No s’ha pogut carregar la reserva. Torna a carregar la pàgina, si us plau.',
  it: 'Non è stato possibile caricare la prenotazione. Ricarica la pagina, per favore.',
  en: 'Booking could not be loaded. Please reload the page.',
  de: 'Die Reservierung konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  fr: 'La réservation n’a pas pu être chargée. Veuillez recharger la page.',
  pt: 'Não foi possível carregar a reserva. Recarregue a página, por favor.',
  eu: 'Ezin izan da erreserba kargatu. Kargatu orria berriro, mesedez.',
};
