import type { StaffMessages } from '../staff-messages.ts';
import { hour } from './article.ts';

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options, freeAt) => {
      const until = freeAt === null ? '' : ` fins a ${hour(freeAt)}`;
      return options === 1
        ? `Només hi ha 1 taula adequada per a aquest grup, i està ocupada${until}.`
        : `Hi ha ${options} taules adequades per a aquest grup, i totes estan ocupades${until}.`;
    },
    noTable: (limit) =>
      limit === null
        ? 'Allà no hi ha cap taula adequada per a aquest grup.'
        : `Allà hi caben junts ${limit} com a màxim.`,
    limits: {
      COVERS_PER_SLOT: 'comensals a aquesta hora',
      PARTIES_PER_SLOT: 'reserves a aquesta hora',
      HIGH_CHAIRS_NOT_AVAILABLE: 'trones',
      STROLLERS_NOT_AVAILABLE: 'espais per a cotxets',
      ADD_ON_STOCK: 'unitats d’un extra',
    },
    taken: (taken, limit, what) => `Ocupat (${what}): ${taken}; el límit és ${limit}.`,
    freeInstead: (options) => `Lliure: ${options}.`,
    inArea: (time, area) => `${time} a ${area}`,
  },
} satisfies Partial<StaffMessages>;
