import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Buscar',
    placeholder: 'Nombre, teléfono, mesa, nota',
    results: 'Reservas encontradas',
    found: (n) => (n === 1 ? '1 reserva encontrada' : `${n} reservas encontradas`),
    nothing: 'No se ha encontrado nada en este día',
    more: (n) => `${n} más; sigue escribiendo`,
    clear: 'Borrar la búsqueda',
  },
} satisfies Partial<StaffMessages>;
