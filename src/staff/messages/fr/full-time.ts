import type { StaffMessages } from '../staff-messages.ts';

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options, freeAt) => {
      const until = freeAt === null ? '' : ` jusqu’à ${freeAt}`;
      return options === 1
        ? `1 table convient à ce groupe ; elle est prise${until}.`
        : `${options} tables conviennent à ce groupe ; toutes sont prises${until}.`;
    },
    noTable: (limit) =>
      limit === null
        ? 'Aucune table n’y convient à ce groupe.'
        : `On n’y tient pas à plus de ${limit} ensemble.`,
    limits: {
      COVERS_PER_SLOT: 'couverts à cette heure',
      PARTIES_PER_SLOT: 'réservations à cette heure',
      HIGH_CHAIRS_NOT_AVAILABLE: 'chaises hautes',
      STROLLERS_NOT_AVAILABLE: 'places pour poussettes',
      ADD_ON_STOCK: 'unités d’un extra',
    },
    taken: (taken, limit, what) => `Déjà pris : ${taken} ${what} ; la limite est de ${limit}.`,
    freeInstead: (options) => `Libre : ${options}.`,
    inArea: (time, area) => `${time}, ${area}`,
  },
} satisfies Partial<StaffMessages>;
