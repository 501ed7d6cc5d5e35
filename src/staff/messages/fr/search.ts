import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Recherche',
    placeholder: 'Nom, téléphone, table, note',
    results: 'Réservations trouvées',
    found: (n) => (n < 2 ? `${n} réservation trouvée` : `${n} réservations trouvées`),
    nothing: 'Rien trouvé ce jour',
    more: (n) => (n < 2 ? `${n} autre ; préciser` : `${n} autres ; préciser`),
    clear: 'Effacer la recherche',
  },
} satisfies Partial<StaffMessages>;
