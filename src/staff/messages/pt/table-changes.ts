import type { StaffMessages } from '../staff-messages.ts';
import { at, the } from './article.ts';

/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Mesas',
    dayHeading: 'Mudadas para dar lugar',
    from: (from, to) => `de ${from} para ${to}`,
    arrow: (from, to) => `${from} → ${to}`,
    madeRoomFor: (who) => `cedeu o lugar a ${who}`,
    madeRoomForThis: 'cedeu o lugar a esta reserva',
    undo: 'Anular',
    undoOf: (who) => `Anular a mudança de mesa de ${who}`,
    undoneAt: (time) => `anulada às ${time}`,
    keep: (tables) => `Manter ${at(tables)}`,
    loosen: 'Permitir mudança',
    isFixed: (tables) => `A equipa escolheu ${the(tables)}: a reserva fica lá.`,
    isLoose: (tables) => `Fica ${at(tables)}, se não fizer falta a outro grupo.`,
    atRisk: 'A mesa pode não ficar livre a tempo',
    staysAt: (who, tables, time) => `${who} tem ${the(tables)}, previsto até às ${time}.`,
    atRiskBadge: (tables, time) => `${tables}, livre por volta das ${time}`,
    moveTo: (tables) => `Passar para ${the(tables)}`,
    noOtherTable: 'A essa hora não há outra mesa livre.',
  },
} satisfies Partial<StaffMessages>;
