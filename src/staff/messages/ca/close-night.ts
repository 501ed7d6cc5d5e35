import type { MessageParts } from '../staff-messages.ts';

/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Tanca la nit',
    whatIsLeft: 'El que queda de la nit:',
    nothingLeft: 'No queda res pendent.',
    coming: (n: number) =>
      n === 1 ? 'Encara ha de venir 1 grup.' : `Encara han de venir ${n} grups.`,
    figures: 'Xifres de la nit',
    sure: (n: number) => `Són ${n}: segur? Només es poden desfer els deu últims canvis.`,
    note: {
      label: (day: string) => `Nota per a ${day}`,
      hint: 'Per a l’equip, sense noms de clients.',
      save: 'Desa la nota',
      saved: 'Desada.',
    },
    kinds: {
      seated: {
        count: (n: number) => (n === 1 ? '1 grup encara seu' : `${n} grups encara seuen`),
        close: 'Tots han marxat',
        done: (n: number) => (n === 1 ? '1 grup ha marxat' : `${n} grups han marxat`),
      },
      waiting: {
        count: (n: number) =>
          n === 1 ? '1 grup encara espera taula' : `${n} grups encara esperen taula`,
        close: 'Tots van marxar sense taula',
        done: (n: number) =>
          n === 1 ? '1 grup va marxar sense taula' : `${n} grups van marxar sense taula`,
      },
      missing: {
        count: (n: number) => (n === 1 ? '1 grup no va venir' : `${n} grups no van venir`),
        close: 'Marca’ls tots com a no presentats',
        done: (n: number) => (n === 1 ? '1 grup no presentat' : `${n} grups no presentats`),
      },
      requests: {
        count: (n: number) =>
          n === 1 ? '1 sol·licitud sense resposta' : `${n} sol·licituds sense resposta`,
        close: 'Rebutja-les totes; s’avisa els clients',
        done: (n: number) => (n === 1 ? '1 sol·licitud rebutjada' : `${n} sol·licituds rebutjades`),
      },
    },
  },
} satisfies MessageParts['closeNight'];
