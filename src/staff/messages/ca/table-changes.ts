import type { StaffMessages } from '../staff-messages.ts';
import { hour, the } from './article.ts';
import { of } from './elision.ts';

/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Taules',
    dayHeading: 'Canviades per fer lloc',
    from: (from, to) => `de ${from} a ${to}`,
    arrow: (from, to) => `${from} → ${to}`,
    madeRoomFor: (who) => `ha fet lloc a ${who}`,
    madeRoomForThis: 'ha fet lloc a aquesta reserva',
    undo: 'Desfés',
    undoOf: (who) => `Desfés el canvi de taula ${of(who)}`,
    undoneAt: (time) => `desfet a ${hour(time)}`,
    keep: (tables) => `Mantén a ${tables}`,
    loosen: 'Permet canvis',
    isFixed: (tables) => `L’equip va triar ${the(tables)}: la reserva s’hi queda.`,
    isLoose: (tables) => `A ${the(tables)}, si no fa falta per a un altre grup.`,
    atRisk: 'Potser la taula no queda lliure a temps',
    staysAt: (who, tables, time) => `${who} té ${the(tables)}, previst fins a ${hour(time)}.`,
    atRiskBadge: (tables, time) => `${tables}, lliure cap a ${hour(time)}`,
    moveTo: (tables) => `Passa a ${tables}`,
    noOtherTable: 'A aquella hora no hi ha cap altra taula lliure.',
  },
} satisfies Partial<StaffMessages>;
