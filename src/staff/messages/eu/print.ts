import type { MessageParts } from '../staff-messages.ts';

/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Zerbitzu-orria',
    by: 'Ordenatu',
    order: { time: 'Ordua', table: 'Mahaia', name: 'Izena' },
    shift: 'Txanda',
    allShifts: 'Guztiak',
    print: 'Inprimatu',
    close: 'Itxi',
    pageHead: (day, shift) => `${day}, ${shift}`,
    page: (page, pages) => `Orria: ${page}/${pages}`,
    totals: (bookings, covers) =>
      `${bookings === 1 ? 'erreserba bat' : `${bookings} erreserba`}, ${covers === 1 ? 'mahaikide bat' : `${covers} mahaikide`}`,
    columns: { time: 'Ordua', party: 'Mahaikideak', name: 'Izena', table: 'Mahaia' },
    kitchen: 'Alergiak, sukalderako',
    allergies: (what) => `Alergiak: ${what}`,
    allergiesUnknown: 'alergiak ditu, ez dakigu zein: galdetu',
    wishes: (what) => `Eskaera bereziak: ${what}`,
    note: (what) => `Oharra: ${what}`,
    aboutGuest: (what) => `Bezeroari buruz: ${what}`,
    elsewhere: 'Oraindik mahairik gabe',
    empty: 'Ez dago inprimatzeko erreserbarik.',
  },
} satisfies MessageParts['print'];
