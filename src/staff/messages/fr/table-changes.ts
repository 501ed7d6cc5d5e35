import type { StaffMessages } from '../staff-messages.ts';

/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Tables',
    dayHeading: 'Déplacés pour faire de la place',
    from: (from, to) => `${from}, puis ${to}`,
    arrow: (from, to) => `${from} → ${to}`,
    madeRoomFor: (who) => `pour faire de la place à ${who}`,
    madeRoomForThis: 'pour faire de la place à cette réservation',
    undo: 'Revenir',
    undoOf: (who) => `Revenir sur le déplacement : ${who}`,
    undoneAt: (time) => `retour en arrière à ${time}`,
    keep: (tables) => `Garder ${tables}`,
    loosen: 'Peut bouger',
    isFixed: (tables) => `Choix de l’équipe : ${tables}. La réservation y reste.`,
    isLoose: (tables) => `${tables}, sauf si d’autres clients en ont besoin.`,
    atRisk: 'La table ne sera peut-être pas libre à temps',
    staysAt: (who, tables, time) => `${tables} : ${who}, sans doute jusqu’à ${time}.`,
    atRiskBadge: (tables, time) => `${tables} libre vers ${time}`,
    moveTo: (tables) => `Déplacer : ${tables}`,
    noOtherTable: 'Aucune autre table n’est libre à ce moment.',
  },
} satisfies Partial<StaffMessages>;
