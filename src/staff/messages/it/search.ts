import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Ricerca',
    placeholder: 'Nome, telefono, tavolo, nota',
    results: 'Prenotazioni trovate',
    found: (n) => (n === 1 ? '1 prenotazione trovata' : `${n} prenotazioni trovate`),
    nothing: 'Niente trovato in questo giorno',
    more: (n) => (n === 1 ? '1 altra; precisare' : `${n} altre; precisare`),
    clear: 'Cancellare la ricerca',
  },
} satisfies Partial<StaffMessages>;
