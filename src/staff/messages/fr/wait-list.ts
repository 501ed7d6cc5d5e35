import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Liste d’attente',
    hint: 'Les premiers inscrits reçoivent d’abord une proposition.',
    joined: (when) => `Sur la liste depuis le ${when}`,
    offeredUntil: (when) => `Proposée jusqu’au ${when}`,
    offer: 'Proposer une table',
    offering: 'Envoi…',
    withdraw: 'Retirer la proposition',
    skip: 'Passer',
    putBack: 'Remettre dans l’ordre',
    reason: 'Pourquoi (facultatif)',
    noAddress: 'Pas d’adresse e-mail : le client ne saura rien d’une proposition. Merci d’appeler.',
    states: {
      WAITING: 'En attente',
      OFFERED: 'Table proposée',
      LAPSED: 'N’a pas répondu',
      DECLINED: 'Refusée',
      WITHDRAWN: 'Proposition retirée',
      SKIPPED: 'Passé',
    },
  },
} satisfies Pick<StaffMessages, 'waitList'>;
