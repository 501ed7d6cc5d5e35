import type { StaffMessages } from '../staff-messages.ts';

/** Texts about the wait list. */
export const waitList = {
  waitList: {
    heading: 'Lista de espera',
    hint: 'Quien se apuntó primero recibe primero una oferta.',
    joined: (when) => `En la lista desde el ${when}`,
    offeredUntil: (when) => `Ofrecida hasta el ${when}`,
    offer: 'Ofrecer una mesa',
    offering: 'Ofreciendo…',
    withdraw: 'Retirar la oferta',
    skip: 'Saltar',
    putBack: 'Volver a poner en la lista',
    reason: 'Por qué (opcional)',
    noAddress: 'Sin correo: el cliente no se entera de una oferta. Por favor, llama.',
    states: {
      WAITING: 'En espera',
      OFFERED: 'Mesa ofrecida',
      LAPSED: 'No ha respondido',
      DECLINED: 'Rechazada',
      WITHDRAWN: 'Oferta retirada',
      SKIPPED: 'Saltado',
    },
  },
} satisfies Pick<StaffMessages, 'waitList'>;
