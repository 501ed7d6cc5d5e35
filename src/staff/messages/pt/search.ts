import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the search over the day's bookings. */
export const search = {
  search: {
    label: 'Procurar',
    placeholder: 'Nome, telefone, mesa, nota',
    results: 'Reservas encontradas',
    found: (n) => (n === 1 ? '1 reserva encontrada' : `${n} reservas encontradas`),
    nothing: 'Nada encontrado neste dia',
    more: (n) => `mais ${n}; continue a escrever`,
    clear: 'Limpar a procura',
  },
} satisfies Partial<StaffMessages>;
