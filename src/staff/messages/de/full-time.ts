import type { StaffMessages } from '../staff-messages.ts';

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options, freeAt) => {
      const until = freeAt === null ? '' : ` bis ${freeAt} Uhr`;
      return options === 1
        ? `1 Tisch passt für diese Gäste; er ist${until} vergeben.`
        : `${options} Tische passen für diese Gäste; alle sind${until} vergeben.`;
    },
    noTable: (limit) =>
      limit === null
        ? 'Dort passt kein Tisch für diese Gäste.'
        : `Dort können höchstens ${limit} zusammensitzen.`,
    limits: {
      COVERS_PER_SLOT: 'Plätze zu dieser Zeit',
      PARTIES_PER_SLOT: 'Reservierungen zu dieser Zeit',
      HIGH_CHAIRS_NOT_AVAILABLE: 'Hochstühle',
      STROLLERS_NOT_AVAILABLE: 'Plätze für Kinderwagen',
      ADD_ON_STOCK: 'Stück eines Extras',
    },
    taken: (taken, limit, what) => `Vergeben: ${taken} ${what}; die Grenze ist ${limit}.`,
    freeInstead: (options) => `Frei: ${options}.`,
    inArea: (time, area) => `${time} im Bereich ${area}`,
  },
} satisfies Partial<StaffMessages>;
