import type { StaffMessages } from '../staff-messages.ts';

/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Tavoli',
    dayHeading: 'Spostati per fare posto',
    from: (from, to) => `prima ${from}, poi ${to}`,
    arrow: (from, to) => `${from} → ${to}`,
    madeRoomFor: (who) => `per fare posto a ${who}`,
    madeRoomForThis: 'per fare posto a questa prenotazione',
    undo: 'Annullare',
    undoOf: (who) => `Annullare lo spostamento: ${who}`,
    undoneAt: (time) => `annullato alle ${time}`,
    keep: (tables) => `Tenere ${tables}`,
    loosen: 'Si può spostare',
    isFixed: (tables) => `Scelto dallo staff: ${tables}. La prenotazione resta lì.`,
    isLoose: (tables) => `Per ora ${tables}, se non serve ad altri ospiti.`,
    atRisk: 'Forse il tavolo non sarà libero in tempo',
    staysAt: (who, tables, time) => `${who}, ${tables}, probabilmente fino alle ${time}.`,
    atRiskBadge: (tables, time) => `${tables} libero verso le ${time}`,
    moveTo: (tables) => `Spostare: ${tables}`,
    noOtherTable: 'In quel momento non è libero nessun altro tavolo.',
  },
} satisfies Partial<StaffMessages>;
