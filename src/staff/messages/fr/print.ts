import type { MessageParts } from '../staff-messages.ts';

/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Feuille de service',
    by: 'Classée par',
    order: { time: 'Heure', table: 'Table', name: 'Nom' },
    shift: 'Service',
    allShifts: 'Tous',
    print: 'Imprimer',
    close: 'Fermer',
    pageHead: (day, shift) => `${day}, ${shift}`,
    page: (page, pages) => `Page ${page} sur ${pages}`,
    totals: (bookings, covers) =>
      `${bookings < 2 ? `${bookings} réservation` : `${bookings} réservations`}, ${covers < 2 ? `${covers} couvert` : `${covers} couverts`}`,
    columns: { time: 'Heure', party: 'Couverts', name: 'Nom', table: 'Table' },
    kitchen: 'Allergies, pour la cuisine',
    allergies: (what) => `Allergies : ${what}`,
    allergiesUnknown: 'a des allergies, on ne sait pas lesquelles : demander',
    wishes: (what) => `Demandes particulières : ${what}`,
    note: (what) => `Note : ${what}`,
    aboutGuest: (what) => `À propos du client : ${what}`,
    elsewhere: 'Pas encore de table',
    empty: 'Aucune réservation à imprimer.',
  },
} satisfies MessageParts['print'];
