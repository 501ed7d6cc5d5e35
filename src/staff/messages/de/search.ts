import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Suche',
    placeholder: 'Name, Telefon, Tisch, Notiz',
    results: 'Gefundene Reservierungen',
    found: (n) => (n === 1 ? '1 Reservierung gefunden' : `${n} Reservierungen gefunden`),
    nothing: 'An diesem Tag nichts gefunden',
    more: (n) => (n === 1 ? '1 weitere; weitertippen' : `${n} weitere; weitertippen`),
    clear: 'Suche leeren',
  },
} satisfies Partial<StaffMessages>;
