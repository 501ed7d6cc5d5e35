import type { StaffMessages } from '../staff-messages.ts';

/** Texts about mail to guests and to the venue. */
export const mail = {
  mail: {
    heading: 'Correu',
    count: (mails) => (mails === 1 ? '1 correu' : `${mails} correus`),
    empty:
      'Encara no hi ha correus. Els clients en reben un quan reserven i quan la seva reserva canvia.',
    off: 'No hi ha cap servidor de correu configurat: els clients no reben correus.',
    demo: 'Aquesta és la demostració: no s’envia res. Aquí veus què rebrien els clients.',
    failed: 'No s’han pogut carregar els correus.',
    to: (name) => `Per a ${name}`,
    toGuest: 'Per al client',
    toVenue: 'Per al restaurant',
    about: (when) => `per al ${when}`,
    sent: (when) => `Enviat, ${when}`,
    shownOnly: (when) => `No enviat, perquè és la demostració, ${when}`,
    waiting: 'S’enviarà de seguida',
    triedAgain: (when) => `Encara no acceptat. Proper intent: ${when}`,
    refused: (when) => `Rebutjat pel servidor de correu, ${when}`,
    givenUp: (when) => `Abandonat després de tres dies, ${when}`,
    noAddress: 'No enviat: no hi ha adreça.',
    outdated: 'No enviat: ja no és cert.',
    serverSaid: (answer) => `El servidor de correu va dir: ${answer}`,
    show: 'Mostra',
    hide: 'Amaga',
    sendAgain: 'Torna a enviar',
    kinds: {
      BOOKED: 'Reservada',
      REQUESTED: 'Sol·licitud rebuda',
      WAIT_LIST_JOINED: 'En llista d’espera',
      SIGNATURE_NEEDED: 'Falta la signatura',
      CONFIRMED: 'Confirmada',
      DECLINED: 'Rebutjada',
      CHANGED: 'Canviada',
      CANCELED: 'Cancel·lada',
      REMINDER: 'Recordatori',
      RECONFIRM: 'Es demana reconfirmar',
      VENUE_REQUESTED: 'Sol·licitud nova',
      VENUE_CANCELED: 'Cancel·lació d’última hora',
    },
  },
} satisfies Pick<StaffMessages, 'mail'>;
