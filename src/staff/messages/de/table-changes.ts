import type { StaffMessages } from '../staff-messages.ts';

/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Tische',
    dayHeading: 'Umgesetzt, um Platz zu machen',
    from: (from, to) => `von ${from} an ${to}`,
    arrow: (from, to) => `${from} → ${to}`,
    madeRoomFor: (who) => `hat Platz gemacht für ${who}`,
    madeRoomForThis: 'hat Platz gemacht für diese Reservierung',
    undo: 'Rückgängig',
    undoOf: (who) => `Umsetzen von ${who} rückgängig machen`,
    undoneAt: (time) => `um ${time} Uhr rückgängig gemacht`,
    keep: (tables) => `An ${tables} lassen`,
    loosen: 'Darf rücken',
    isFixed: (tables) => `Das Team hat ${tables} gewählt: Die Reservierung bleibt dort.`,
    isLoose: (tables) => `An ${tables}, wenn nicht andere Gäste den Platz brauchen.`,
    atRisk: 'Der Tisch wird vielleicht nicht rechtzeitig frei',
    staysAt: (who, tables, time) => `${who} hat ${tables}, voraussichtlich bis ${time} Uhr.`,
    atRiskBadge: (tables, time) => `${tables} wohl frei um ${time}`,
    moveTo: (tables) => `Umsetzen an ${tables}`,
    noOtherTable: 'Kein anderer Tisch ist dann frei.',
  },
} satisfies Partial<StaffMessages>;
