import type { MessageParts } from '../staff-messages.ts';

/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Tagesliste',
    by: 'Geordnet nach',
    order: { time: 'Zeit', table: 'Tisch', name: 'Name' },
    shift: 'Schicht',
    allShifts: 'Alle',
    print: 'Drucken',
    close: 'Schließen',
    pageHead: (day, shift) => `${day}, ${shift}`,
    page: (page, pages) => `Seite ${page} von ${pages}`,
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 Reservierung' : `${bookings} Reservierungen`}, ${covers === 1 ? '1 Gast' : `${covers} Gäste`}`,
    columns: { time: 'Zeit', party: 'Gäste', name: 'Name', table: 'Tisch' },
    kitchen: 'Allergien, für die Küche',
    allergies: (what) => `Allergien: ${what}`,
    allergiesUnknown: 'hat Allergien; welche, ist nicht bekannt: fragen',
    wishes: (what) => `Wünsche: ${what}`,
    note: (what) => `Notiz: ${what}`,
    aboutGuest: (what) => `Über den Gast: ${what}`,
    elsewhere: 'Noch kein Tisch',
    empty: 'Keine Reservierungen zu drucken.',
  },
} satisfies MessageParts['print'];
