import type { StaffMessages } from '../staff-messages.ts';

/** Texts about bookings that move to other tables. */
export const tableChanges = {
  tableChanges: {
    heading: 'Mahaiak',
    dayHeading: 'Lekua egiteko aldatuak',
    from: (from, to) => `lehen: ${from}, orain: ${to}`,
    arrow: (from, to) => `${from} → ${to}`,
    madeRoomFor: (who) => `lekua egin dio: ${who}`,
    madeRoomForThis: 'lekua egin dio erreserba honi',
    undo: 'Desegin',
    undoOf: (who) => `Desegin mahai-aldaketa: ${who}`,
    undoneAt: (time) => `deseginda: ${time}`,
    keep: (tables) => `Utzi hemen: ${tables}`,
    loosen: 'Utzi aldatzen',
    isFixed: (tables) => `Langileek aukeratua: ${tables}. Erreserba han geratuko da.`,
    isLoose: (tables) => `Lekua: ${tables}, beste talde batek behar ez badu.`,
    atRisk: 'Baliteke mahaia garaiz libre ez egotea',
    staysAt: (who, tables, time) => `${who}: ${tables}, ${time} arte gutxi gorabehera.`,
    atRiskBadge: (tables, time) => `${tables}: ${time} aldera libre`,
    moveTo: (tables) => `Aldatu hona: ${tables}`,
    noOtherTable: 'Ordu horretan ez dago beste mahai librerik.',
  },
} satisfies Partial<StaffMessages>;
