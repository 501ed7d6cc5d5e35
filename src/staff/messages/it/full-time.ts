import type { StaffMessages } from '../staff-messages.ts';

/** Texts about a time at which a party finds no table. */
export const fullTime = {
  fullTime: {
    tablesTaken: (options, freeAt) => {
      const until = freeAt === null ? '' : ` fino alle ${freeAt}`;
      return options === 1
        ? `1 tavolo va bene per questi ospiti; è occupato${until}.`
        : `${options} tavoli vanno bene per questi ospiti; sono tutti occupati${until}.`;
    },
    noTable: (limit) =>
      limit === null
        ? 'Lì nessun tavolo va bene per questi ospiti.'
        : `Lì si può stare insieme al massimo in ${limit}.`,
    limits: {
      COVERS_PER_SLOT: 'coperti a quest’ora',
      PARTIES_PER_SLOT: 'prenotazioni a quest’ora',
      HIGH_CHAIRS_NOT_AVAILABLE: 'seggioloni',
      STROLLERS_NOT_AVAILABLE: 'posti per passeggini',
      ADD_ON_STOCK: 'pezzi di un extra',
    },
    taken: (taken, limit, what) => `Occupato: ${taken} ${what}; il limite è ${limit}.`,
    freeInstead: (options) => `Libero: ${options}.`,
    inArea: (time, area) => `${time}, ${area}`,
  },
} satisfies Partial<StaffMessages>;
