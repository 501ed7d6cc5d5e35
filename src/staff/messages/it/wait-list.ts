import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Lista d’attesa',
    hint: 'Chi si è iscritto prima riceve prima un’offerta.',
    joined: (when) => `In lista dalle ${when}`,
    offeredUntil: (when) => `Offerto fino al ${when}`,
    offer: 'Offri un tavolo',
    offering: 'Offerta in corso …',
    withdraw: 'Ritira l’offerta',
    skip: 'Salta',
    putBack: 'Rimetti in ordine',
    reason: 'Perché (facoltativo)',
    noAddress:
      'Nessun indirizzo mail: il cliente non viene a sapere di un’offerta. Si prega di telefonare.',
    states: {
      WAITING: 'In attesa',
      OFFERED: 'Tavolo offerto',
      LAPSED: 'Non ha risposto',
      DECLINED: 'Rifiutata',
      WITHDRAWN: 'Offerta ritirata',
      SKIPPED: 'Saltato',
    },
  },
} satisfies Pick<StaffMessages, 'waitList'>;
