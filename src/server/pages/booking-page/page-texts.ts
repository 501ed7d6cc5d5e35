import type { Language } from '../../../domain/language.ts';

/** The texts of a venue's booking page, in one language. */
interface PageTexts {
  /** `{venue}` is replaced, here and below. */
  title: string;
  description: string;
  skip: string;
  call: string;
  contact: string;
  address: string;
  phone: string;
  email: string;
  website: string;
  hours: string;
  closed: string;
  /** Above the dates of the coming weeks on which the venue is closed. */
  closedOn: string;
  withoutScript: string;
  languages: string;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  es: {
    title: 'Reservar mesa en {venue}',
    description: 'Reserva mesa en {venue}: días y horas libres, dirección y teléfono.',
    skip: 'Ir a la reserva',
    call: 'Reservar por teléfono',
    contact: 'Contacto',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    website: 'Sitio web',
    hours: 'Horario de reservas',
    closed: 'Cerrado',
    closedOn: 'Días de cierre próximos',
    withoutScript: 'Para reservar aquí, el navegador debe permitir JavaScript.',
    languages: 'Idiomas',
  },
  ca: {
    title: 'Reservar taula a {venue}',
    description: 'Reserva taula a {venue}: dies i hores lliures, adreça i telèfon.',
    skip: 'Ves a la reserva',
    call: 'Reserva per telèfon',
    contact: 'Contacte',
    address: 'Adreça',
    phone: 'Telèfon',
    email: 'Correu electrònic',
    website: 'Lloc web',
    hours: 'Horari de reserves',
    closed: 'Tancat',
    closedOn: 'Propers dies de tancament',
    withoutScript: 'Per reservar aquí, el navegador ha de permetre JavaScript.',
    languages: 'Idiomes',
  },
  it: {
    title: 'Prenotare un tavolo da {venue}',
    description: 'Prenota un tavolo da {venue}: giorni e orari liberi, indirizzo e telefono.',
    skip: 'Vai alla prenotazione',
    call: 'Prenota per telefono',
    contact: 'Contatti',
    address: 'Indirizzo',
    phone: 'Telefono',
    email: 'E-mail',
    website: 'Sito web',
    hours: 'Orari per le prenotazioni',
    closed: 'Chiuso',
    closedOn: 'Prossimi giorni di chiusura',
    withoutScript: 'Per prenotare qui, il browser deve consentire JavaScript.',
    languages: 'Lingue',
  },
  en: {
    title: 'Book a table at {venue}',
    description: 'Book a table at {venue}: free days and times, address and phone.',
    skip: 'Skip to booking',
    call: 'Book by phone',
    contact: 'Contact',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    hours: 'Hours for bookings',
    closed: 'Closed',
    closedOn: 'Closed in the coming weeks',
    withoutScript: 'To book here, your browser has to allow JavaScript.',
    languages: 'Languages',
  },
  de: {
    title: 'Einen Tisch bei {venue} reservieren',
    description:
      'Reservieren Sie einen Tisch bei {venue}: freie Tage und Zeiten, Adresse und Telefon.',
    skip: 'Zur Reservierung',
    call: 'Telefonisch reservieren',
    contact: 'Kontakt',
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    hours: 'Reservierungszeiten',
    closed: 'Geschlossen',
    closedOn: 'In den nächsten Wochen geschlossen',
    withoutScript: 'Um hier zu reservieren, muss Ihr Browser JavaScript zulassen.',
    languages: 'Sprachen',
  },
  fr: {
    title: 'Réserver une table chez {venue}',
    description: 'Réservez une table chez {venue} : jours et heures libres, adresse et téléphone.',
    skip: 'Aller à la réservation',
    call: 'Réserver par téléphone',
    contact: 'Contact',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    website: 'Site web',
    hours: 'Horaires de réservation',
    closed: 'Fermé',
    closedOn: 'Prochains jours de fermeture',
    withoutScript: 'Pour réserver ici, votre navigateur doit autoriser JavaScript.',
    languages: 'Langues',
  },
  pt: {
    title: 'Reservar mesa em {venue}',
    description: 'Reserve mesa em {venue}: dias e horas livres, morada e telefone.',
    skip: 'Ir para a reserva',
    call: 'Reservar por telefone',
    contact: 'Contacto',
    address: 'Morada',
    phone: 'Telefone',
    email: 'E-mail',
    website: 'Site',
    hours: 'Horário de reservas',
    closed: 'Fechado',
    closedOn: 'Próximos dias de encerramento',
    withoutScript: 'Para reservar aqui, o navegador tem de permitir JavaScript.',
    languages: 'Idiomas',
  },
  eu: {
    title: '{venue}: mahaia erreserbatu',
    description: '{venue}: erreserbatu mahaia. Egun eta ordu libreak, helbidea eta telefonoa.',
    skip: 'Joan erreserbara',
    call: 'Erreserbatu telefonoz',
    contact: 'Kontaktua',
    address: 'Helbidea',
    phone: 'Telefonoa',
    email: 'Posta elektronikoa',
    website: 'Webgunea',
    hours: 'Erreserba-ordutegia',
    closed: 'Itxita',
    closedOn: 'Hurrengo itxiera-egunak',
    withoutScript: 'Hemen erreserbatzeko, nabigatzaileak JavaScript onartu behar du.',
    languages: 'Hizkuntzak',
  },
};

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  es: 'Español',
  ca: 'Català',
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
  eu: 'Euskara',
};
