import type { StaffMessages } from '../staff-messages.ts';
import { hour } from './article.ts';

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options, freeAt) => {
      const until = freeAt === null ? '' : ` hasta ${hour(freeAt)}`;
      return options === 1
        ? `Solo hay 1 mesa adecuada para este grupo, y está ocupada${until}.`
        : `Hay ${options} mesas adecuadas para este grupo, y todas están ocupadas${until}.`;
    },
    noTable: (limit) =>
      limit === null
        ? 'Allí no hay ninguna mesa adecuada para este grupo.'
        : `Allí caben juntos ${limit} como máximo.`,
    limits: {
      COVERS_PER_SLOT: 'comensales a esta hora',
      PARTIES_PER_SLOT: 'reservas a esta hora',
      HIGH_CHAIRS_NOT_AVAILABLE: 'tronas',
      STROLLERS_NOT_AVAILABLE: 'espacios para carritos',
      ADD_ON_STOCK: 'unidades de un extra',
    },
    taken: (taken, limit, what) => `Ocupado (${what}): ${taken}; el límite es ${limit}.`,
    freeInstead: (options) => `Libre: ${options}.`,
    inArea: (time, area) => `${time} en ${area}`,
  },
} satisfies Partial<StaffMessages>;
