import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Lista de espera',
    hint: 'Quem se inscreveu primeiro recebe primeiro uma oferta.',
    joined: (when) => `Na lista desde ${when}`,
    offeredUntil: (when) => `Oferecida até ${when}`,
    offer: 'Oferecer uma mesa',
    offering: 'A oferecer…',
    withdraw: 'Retirar a oferta',
    skip: 'Saltar',
    putBack: 'Voltar a pôr na ordem',
    reason: 'Porquê (opcional)',
    noAddress: 'Sem endereço de e-mail: o cliente não sabe de uma oferta. Por favor, telefone.',
    states: {
      WAITING: 'Em espera',
      OFFERED: 'Mesa oferecida',
      LAPSED: 'Não respondeu',
      DECLINED: 'Recusada',
      WITHDRAWN: 'Oferta retirada',
      SKIPPED: 'Saltado',
    },
  },
} satisfies Pick<StaffMessages, 'waitList'>;
