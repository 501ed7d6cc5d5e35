import type { MessageParts } from '../staff-messages.ts';

/** Texts of the printed running order. */
export const print = {
  print: {
    heading: 'Hoja de servicio',
    by: 'Ordenar por',
    order: { time: 'Hora', table: 'Mesa', name: 'Nombre' },
    shift: 'Turno',
    allShifts: 'Todos',
    print: 'Imprimir',
    close: 'Cerrar',
    pageHead: (day, shift) => `${day}, ${shift}`,
    page: (page, pages) => `Página ${page} de ${pages}`,
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 reserva' : `${bookings} reservas`}, ${covers === 1 ? '1 comensal' : `${covers} comensales`}`,
    columns: { time: 'Hora', party: 'Comensales', name: 'Nombre', table: 'Mesa' },
    kitchen: 'Alergias, para cocina',
    allergies: (what) => `Alergias: ${what}`,
    allergiesUnknown: 'tiene alergias, no se sabe cuáles: preguntar',
    wishes: (what) => `Peticiones: ${what}`,
    note: (what) => `Nota: ${what}`,
    aboutGuest: (what) => `Sobre el cliente: ${what}`,
    elsewhere: 'Aún sin mesa',
    empty: 'No hay reservas que imprimir.',
  },
} satisfies MessageParts['print'];
