import type { StaffMessages } from '../staff-messages.ts';

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options, freeAt) => {
      const until = freeAt === null ? '' : ` (${freeAt} arte)`;
      return options === 1
        ? `Mahai bakarra dago talde honentzat egokia, eta hartuta dago${until}.`
        : `${options} mahai daude talde honentzat egokiak, eta denak hartuta daude${until}.`;
    },
    noTable: (limit) =>
      limit === null
        ? 'Han ez dago talde honentzat mahai egokirik.'
        : `Han elkarrekin eser daitezkeenak, gehienez: ${limit}.`,
    limits: {
      COVERS_PER_SLOT: 'mahaikideak ordu honetan',
      PARTIES_PER_SLOT: 'erreserbak ordu honetan',
      HIGH_CHAIRS_NOT_AVAILABLE: 'haur-aulkiak',
      STROLLERS_NOT_AVAILABLE: 'haur-kotxeentzako lekuak',
      ADD_ON_STOCK: 'gehigarri baten aleak',
    },
    taken: (taken, limit, what) => `Hartuta, ${what}: ${taken}; muga: ${limit}.`,
    freeInstead: (options) => `Libre: ${options}.`,
    inArea: (time, area) => `${time} (${area})`,
  },
} satisfies Partial<StaffMessages>;
