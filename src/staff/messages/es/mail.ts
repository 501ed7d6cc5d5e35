import type { StaffMessages } from '../staff-messages.ts';

/** Texts about mail to guests and to the venue. */
export const mail = {
  mail: {
    heading: 'Correo',
    count: (mails) => (mails === 1 ? '1 correo' : `${mails} correos`),
    empty:
      'Aún no hay correos. Los clientes reciben uno cuando reservan y cuando su reserva cambia.',
    off: 'No hay ningún servidor de correo configurado: los clientes no reciben correos.',
    demo: 'Esta es la demostración: no se envía nada. Aquí ves lo que recibirían los clientes.',
    failed: 'No se han podido cargar los correos.',
    to: (name) => `Para ${name}`,
    toGuest: 'Para el cliente',
    toVenue: 'Para el restaurante',
    about: (when) => `para el ${when}`,
    sent: (when) => `Enviado, ${when}`,
    shownOnly: (when) => `No enviado, porque es la demostración, ${when}`,
    waiting: 'Se enviará enseguida',
    triedAgain: (when) => `Aún no aceptado. Próximo intento: ${when}`,
    refused: (when) => `Rechazado por el servidor de correo, ${when}`,
    givenUp: (when) => `Abandonado después de tres días, ${when}`,
    noAddress: 'No enviado: no hay dirección.',
    outdated: 'No enviado: ya no es cierto.',
    serverSaid: (answer) => `El servidor de correo dijo: ${answer}`,
    show: 'Ver',
    hide: 'Ocultar',
    sendAgain: 'Enviar de nuevo',
    kinds: {
      BOOKED: 'Reservada',
      REQUESTED: 'Solicitud recibida',
      WAIT_LIST_JOINED: 'En lista de espera',
      SIGNATURE_NEEDED: 'Falta la firma',
      CONFIRMED: 'Confirmada',
      DECLINED: 'Rechazada',
      CHANGED: 'Cambiada',
      CANCELED: 'Cancelada',
      REMINDER: 'Recordatorio',
      RECONFIRM: 'Se pide reconfirmar',
      VENUE_REQUESTED: 'Solicitud nueva',
      VENUE_CANCELED: 'Cancelación de última hora',
    },
  },
} satisfies Pick<StaffMessages, 'mail'>;
