/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Tables',
    dayHeading: 'Moved to make room',
    from: (from: string, to: string) => `from ${from} to ${to}`,
    arrow: (from: string, to: string) => `${from} → ${to}`,
    madeRoomFor: (who: string) => `made room for ${who}`,
    madeRoomForThis: 'made room for this booking',
    undo: 'Undo',
    undoOf: (who: string) => `Undo the move of ${who}`,
    undoneAt: (time: string) => `undone at ${time}`,
    keep: (tables: string) => `Keep at ${tables}`,
    loosen: 'Let it move',
    isFixed: (tables: string) => `Staff chose ${tables}: the booking stays there.`,
    isLoose: (tables: string) => `At ${tables}, unless another party needs it.`,
    atRisk: 'The table may not be free in time',
    staysAt: (who: string, tables: string, time: string) =>
      `${who} has ${tables}, expected until ${time}.`,
    atRiskBadge: (tables: string, time: string) => `${tables} expected free at ${time}`,
    moveTo: (tables: string) => `Move to ${tables}`,
    noOtherTable: 'No other table is free then.',
  },
};
