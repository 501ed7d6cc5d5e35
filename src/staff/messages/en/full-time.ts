import type { SlotExplanationBody } from '../../../contract/availability.ts';

type Reason = SlotExplanationBody['reason'];

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options: number, freeAt: string | null) => {
      const which =
        options === 1 ? '1 table suits this party' : `${options} tables suit this party`;
      const until = freeAt === null ? '' : ` until ${freeAt}`;
      return options === 1 ? `${which}; it is taken${until}.` : `${which}; all are taken${until}.`;
    },
    noTable: (limit: number | null) =>
      limit === null
        ? 'No table there suits this party.'
        : `At most ${limit} can sit together there.`,
    limits: {
      COVERS_PER_SLOT: 'covers at this time',
      PARTIES_PER_SLOT: 'bookings at this time',
      HIGH_CHAIRS_NOT_AVAILABLE: 'high chairs',
      STROLLERS_NOT_AVAILABLE: 'stroller places',
      ADD_ON_STOCK: 'pieces of an extra',
    } satisfies Partial<Record<Reason['code'], string>>,
    taken: (taken: number, limit: number, what: string) =>
      `Taken: ${taken} ${what}; the limit is ${limit}.`,
    freeInstead: (options: string) => `Free: ${options}.`,
    inArea: (time: string, area: string) => `${time} in ${area}`,
  },
};
