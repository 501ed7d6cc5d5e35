import type { StaffMessages } from '../staff-messages.ts';
import { hour, the } from './article.ts';

/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Mesas',
    dayHeading: 'Cambiadas para hacer sitio',
    from: (from, to) => `de ${from} a ${to}`,
    arrow: (from, to) => `${from} → ${to}`,
    madeRoomFor: (who) => `ha hecho sitio a ${who}`,
    madeRoomForThis: 'ha hecho sitio a esta reserva',
    undo: 'Deshacer',
    undoOf: (who) => `Deshacer el cambio de mesa de ${who}`,
    undoneAt: (time) => `deshecho a ${hour(time)}`,
    keep: (tables) => `Mantener en ${tables}`,
    loosen: 'Permitir cambios',
    isFixed: (tables) => `El equipo eligió ${the(tables)}: la reserva se queda allí.`,
    isLoose: (tables) => `En ${the(tables)}, si no hace falta para otro grupo.`,
    atRisk: 'Puede que la mesa no quede libre a tiempo',
    staysAt: (who, tables, time) => `${who} tiene ${the(tables)}, previsto hasta ${hour(time)}.`,
    atRiskBadge: (tables, time) => `${tables}, libre hacia ${hour(time)}`,
    moveTo: (tables) => `Pasar a ${tables}`,
    noOtherTable: 'A esa hora no hay otra mesa libre.',
  },
} satisfies Partial<StaffMessages>;
