import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Llista d’espera',
    hint: 'Qui s’hi va apuntar primer rep primer una oferta.',
    joined: (when) => `A la llista des del ${when}`,
    offeredUntil: (when) => `Oferta fins al ${when}`,
    offer: 'Oferir una taula',
    offering: 'S’està oferint…',
    withdraw: 'Retirar l’oferta',
    skip: 'Saltar',
    putBack: 'Tornar a posar a la llista',
    reason: 'Per què (opcional)',
    noAddress: 'Sense correu: el client no s’assabenta d’una oferta. Si us plau, truca.',
    states: {
      WAITING: 'En espera',
      OFFERED: 'Taula oferta',
      LAPSED: 'No ha respost',
      DECLINED: 'Rebutjada',
      WITHDRAWN: 'Oferta retirada',
      SKIPPED: 'Saltat',
    },
  },
} satisfies Pick<StaffMessages, 'waitList'>;
