import type { MessageParts } from '../staff-messages.ts';

/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Full de servei',
    by: 'Ordena per',
    order: { time: 'Hora', table: 'Taula', name: 'Nom' },
    shift: 'Torn',
    allShifts: 'Tots',
    print: 'Imprimeix',
    close: 'Tanca',
    pageHead: (day, shift) => `${day}, ${shift}`,
    page: (page, pages) => `Pàgina ${page} de ${pages}`,
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 reserva' : `${bookings} reserves`}, ${covers === 1 ? '1 comensal' : `${covers} comensals`}`,
    columns: { time: 'Hora', party: 'Comensals', name: 'Nom', table: 'Taula' },
    kitchen: 'Al·lèrgies, per a la cuina',
    allergies: (what) => `Al·lèrgies: ${what}`,
    allergiesUnknown: 'té al·lèrgies, no se sap quines: cal preguntar',
    wishes: (what) => `Peticions: ${what}`,
    note: (what) => `Nota: ${what}`,
    aboutGuest: (what) => `Sobre el client: ${what}`,
    elsewhere: 'Encara sense taula',
    empty: 'No hi ha reserves per imprimir.',
  },
} satisfies MessageParts['print'];
