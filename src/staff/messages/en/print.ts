/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Running order',
    by: 'In order of',
    order: { time: 'Time', table: 'Table', name: 'Name' },
    shift: 'Shift',
    allShifts: 'All',
    print: 'Print',
    close: 'Close',
    /** The line on top of each page. */
    pageHead: (day: string, shift: string) => `${day}, ${shift}`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    totals: (bookings: number, covers: number) =>
      `${bookings === 1 ? '1 booking' : `${bookings} bookings`}, ${covers === 1 ? '1 cover' : `${covers} covers`}`,
    columns: { time: 'Time', party: 'Guests', name: 'Name', table: 'Table' },
    kitchen: 'Allergies, for the kitchen',
    allergies: (what: string) => `Allergies: ${what}`,
    allergiesUnknown: 'has allergies, not known which: ask',
    wishes: (what: string) => `Wishes: ${what}`,
    note: (what: string) => `Note: ${what}`,
    aboutGuest: (what: string) => `About the guest: ${what}`,
    /** Bookings without a table in an area. */
    elsewhere: 'No table yet',
    empty: 'No bookings to print.',
  },
};
