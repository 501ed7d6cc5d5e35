import type { MessageParts } from '../staff-messages.ts';

/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Foglio di servizio',
    by: 'In ordine di',
    order: { time: 'Orario', table: 'Tavolo', name: 'Nome' },
    shift: 'Turno',
    allShifts: 'Tutti',
    print: 'Stampa',
    close: 'Chiudere',
    pageHead: (day, shift) => `${day}, ${shift}`,
    page: (page, pages) => `Pagina ${page} di ${pages}`,
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 prenotazione' : `${bookings} prenotazioni`}, ${covers === 1 ? '1 coperto' : `${covers} coperti`}`,
    columns: { time: 'Orario', party: 'Coperti', name: 'Nome', table: 'Tavolo' },
    kitchen: 'Allergie, per la cucina',
    allergies: (what) => `Allergie: ${what}`,
    allergiesUnknown: 'ha allergie, non si sa quali: chiedere',
    wishes: (what) => `Richieste particolari: ${what}`,
    note: (what) => `Nota: ${what}`,
    aboutGuest: (what) => `Sull’ospite: ${what}`,
    elsewhere: 'Ancora senza tavolo',
    empty: 'Nessuna prenotazione da stampare.',
  },
} satisfies MessageParts['print'];
