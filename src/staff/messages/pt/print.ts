import type { MessageParts } from '../staff-messages.ts';

/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Folha de serviço',
    by: 'Ordenar por',
    order: { time: 'Hora', table: 'Mesa', name: 'Nome' },
    shift: 'Serviço',
    allShifts: 'Todos',
    print: 'Imprimir',
    close: 'Fechar',
    pageHead: (day, shift) => `${day}, ${shift}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 reserva' : `${bookings} reservas`}, ${covers === 1 ? '1 pessoa' : `${covers} pessoas`}`,
    columns: { time: 'Hora', party: 'Pessoas', name: 'Nome', table: 'Mesa' },
    kitchen: 'Alergias, para a cozinha',
    allergies: (what) => `Alergias: ${what}`,
    allergiesUnknown: 'tem alergias, não se sabe quais: perguntar',
    wishes: (what) => `Pedidos especiais: ${what}`,
    note: (what) => `Nota: ${what}`,
    aboutGuest: (what) => `Sobre o cliente: ${what}`,
    elsewhere: 'Ainda sem mesa',
    empty: 'Não há reservas para imprimir.',
  },
} satisfies MessageParts['print'];
