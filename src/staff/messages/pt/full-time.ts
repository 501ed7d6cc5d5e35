import type { StaffMessages } from '../staff-messages.ts';

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options, freeAt) => {
      const until = freeAt === null ? '' : ` até às ${freeAt}`;
      return options === 1
        ? `Só há 1 mesa adequada a este grupo, e está ocupada${until}.`
        : `Há ${options} mesas adequadas a este grupo, e estão todas ocupadas${until}.`;
    },
    noTable: (limit) =>
      limit === null
        ? 'Ali não há nenhuma mesa adequada a este grupo.'
        : `Ali cabem juntas no máximo ${limit} pessoas.`,
    limits: {
      COVERS_PER_SLOT: 'pessoas a esta hora',
      PARTIES_PER_SLOT: 'reservas a esta hora',
      HIGH_CHAIRS_NOT_AVAILABLE: 'cadeiras de bebé',
      STROLLERS_NOT_AVAILABLE: 'espaços para carrinhos',
      ADD_ON_STOCK: 'unidades de um extra',
    },
    taken: (taken, limit, what) => `Ocupado: ${taken} ${what}; o limite é ${limit}.`,
    freeInstead: (options) => `Livre: ${options}.`,
    inArea: (time, area) => `${time} em ${area}`,
  },
} satisfies Partial<StaffMessages>;
