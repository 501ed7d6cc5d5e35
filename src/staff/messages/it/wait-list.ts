import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Lista d’attesa',
    hint: 'Chi si è iscritto prima riceve prima un’offerta.',
    joined: (when) => `In lista da: ${when}`,
    offeredUntil: (when) => `Offerto fino a: ${when}`,
    offer: 'Offri un tavolo',
    offering: 'Offerta in corso…',
    withdraw: 'Ritira l’offerta',
    skip: 'Salta',
    putBack: 'Rimetti in ordine',
    reason: 'Perché (facoltativo)',
    noAddress:
      'Nessun indirizzo email: l’ospite non viene a sapere di un’offerta. Telefona, per favore.',
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
