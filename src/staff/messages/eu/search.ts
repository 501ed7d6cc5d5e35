import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Bilatu',
    placeholder: 'Izena, telefonoa, mahaia, oharra',
    results: 'Aurkitutako erreserbak',
    found: (n) => (n === 1 ? 'Erreserba bat aurkituta' : `${n} erreserba aurkituta`),
    nothing: 'Ez da ezer aurkitu egun honetan',
    more: (n) => (n === 1 ? 'Beste bat; jarraitu idazten' : `Beste ${n}; jarraitu idazten`),
    clear: 'Garbitu bilaketa',
  },
} satisfies Partial<StaffMessages>;
