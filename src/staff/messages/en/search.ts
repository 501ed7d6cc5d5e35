/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Search',
    placeholder: 'Name, phone, table, note',
    results: 'Bookings found',
    found: (n: number) => (n === 1 ? '1 booking found' : `${n} bookings found`),
    nothing: 'Nothing found on this day',
    more: (n: number) => (n === 1 ? '1 more; type on' : `${n} more; type on`),
    clear: 'Clear the search',
  },
};
