import type { Language } from '../../domain/language.ts';
import type { GuestLimit, GuestLimitError } from '../../domain/rate-limit-error.ts';

interface LimitTexts extends Record<GuestLimit, string> {
  CALL: string;
  CONTACT: string;
}

const TEXTS: Record<Language, LimitTexts> = {
  es: {
    WRONG_CODES:
      'Se han introducido demasiados códigos que no son válidos. Reserva sin código o inténtalo de nuevo más tarde.',
    BOOKINGS_PER_HOUR:
      'En la última hora se han hecho demasiadas reservas desde esta conexión. Inténtalo de nuevo más tarde.',
    OPEN_BOOKINGS:
      'Con este correo o teléfono ya hay tantas reservas pendientes como el restaurante acepta por internet.',
    CALL: 'También puedes reservar por teléfono: {phone}.',
    CONTACT: 'También puedes reservar directamente en el restaurante.',
  },
  ca: {
    WRONG_CODES:
      'S’han introduït massa codis que no són vàlids. Reserva sense codi o torna-ho a provar més tard.',
    BOOKINGS_PER_HOUR:
      'En l’última hora s’han fet massa reserves des d’aquesta connexió. Torna-ho a provar més tard.',
    OPEN_BOOKINGS:
      'Amb aquest correu o telèfon ja hi ha tantes reserves pendents com el restaurant accepta per internet.',
    CALL: 'També pots reservar per telèfon: {phone}.',
    CONTACT: 'També pots reservar directament al restaurant.',
  },
  it: {
    WRONG_CODES:
      'Sono stati inseriti troppi codici non validi. Prenota senza codice o riprova più tardi.',
    BOOKINGS_PER_HOUR:
      'Nell’ultima ora sono state fatte troppe prenotazioni da questa connessione. Riprova più tardi.',
    OPEN_BOOKINGS:
      'Con questa e-mail o questo telefono ci sono già tante prenotazioni aperte quante il ristorante ne accetta online.',
    CALL: 'Puoi prenotare anche per telefono: {phone}.',
    CONTACT: 'Puoi prenotare anche direttamente al ristorante.',
  },
  en: {
    WRONG_CODES:
      'Too many codes that are not valid were entered. Please book without a code, or try again later.',
    BOOKINGS_PER_HOUR:
      'Too many bookings were made from this connection in the last hour. Please try again later.',
    OPEN_BOOKINGS:
      'This email or phone number already has as many open bookings as the restaurant accepts online.',
    CALL: 'You can also book by phone: {phone}.',
    CONTACT: 'You can also book directly with the restaurant.',
  },
  de: {
    WRONG_CODES:
      'Es wurden zu viele ungültige Codes eingegeben. Bitte reservieren Sie ohne Code, oder versuchen Sie es später noch einmal.',
    BOOKINGS_PER_HOUR:
      'In der letzten Stunde wurde über diese Verbindung zu oft reserviert. Bitte versuchen Sie es später noch einmal.',
    OPEN_BOOKINGS:
      'Für diese E-Mail-Adresse oder Telefonnummer gibt es schon so viele offene Reservierungen, wie das Restaurant online annimmt.',
    CALL: 'Sie können auch telefonisch reservieren: {phone}.',
    CONTACT: 'Sie können auch direkt beim Restaurant reservieren.',
  },
  fr: {
    WRONG_CODES:
      'Trop de codes non valables ont été saisis. Réservez sans code, ou réessayez plus tard.',
    BOOKINGS_PER_HOUR:
      'Trop de réservations ont été faites depuis cette connexion au cours de la dernière heure. Réessayez plus tard.',
    OPEN_BOOKINGS:
      'Cette adresse e-mail ou ce numéro de téléphone compte déjà autant de réservations en cours que le restaurant en accepte en ligne.',
    CALL: 'Vous pouvez aussi réserver par téléphone\u00a0: {phone}.',
    CONTACT: 'Vous pouvez aussi réserver directement auprès du restaurant.',
  },
  pt: {
    WRONG_CODES:
      'Foram introduzidos demasiados códigos que não são válidos. Reserve sem código ou tente novamente mais tarde.',
    BOOKINGS_PER_HOUR:
      'Na última hora foram feitas demasiadas reservas a partir desta ligação. Tente novamente mais tarde.',
    OPEN_BOOKINGS:
      'Este e-mail ou telefone já tem tantas reservas em aberto quantas o restaurante aceita pela internet.',
    CALL: 'Também pode reservar por telefone: {phone}.',
    CONTACT: 'Também pode reservar diretamente no restaurante.',
  },
  eu: {
    WRONG_CODES:
      'Baliozkoak ez diren kode gehiegi sartu dira. Egin erreserba koderik gabe, edo saiatu berriro geroago.',
    BOOKINGS_PER_HOUR:
      'Azken orduan erreserba gehiegi egin dira konexio honetatik. Saiatu berriro geroago.',
    OPEN_BOOKINGS:
      'Helbide elektroniko edo telefono honek jatetxeak internetez onartzen dituen adina erreserba ireki ditu jada.',
    CALL: 'Telefonoz ere egin dezakezu erreserba: {phone}.',
    CONTACT: 'Jatetxean zuzenean ere egin dezakezu erreserba.',
  },
};

/** Explains the limit, and offers the telephone. */
export function guestLimitDetail({ limit, language, phone }: GuestLimitError): string {
  const texts = TEXTS[language];
  const offer = phone === null ? texts.CONTACT : texts.CALL.replace('{phone}', () => phone);
  return `${texts[limit]} ${offer}`;
}
