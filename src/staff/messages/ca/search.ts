import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Cerca',
    placeholder: 'Nom, telèfon, taula, nota',
    results: 'Reserves trobades',
    found: (n) => (n === 1 ? '1 reserva trobada' : `${n} reserves trobades`),
    nothing: 'No s’ha trobat res en aquest dia',
    more: (n) => `${n} més; continua escrivint`,
    clear: 'Esborra la cerca',
  },
} satisfies Partial<StaffMessages>;
