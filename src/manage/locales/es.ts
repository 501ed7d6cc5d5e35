import { messages as widget } from '../../diner/i18n/locales/es.ts';
import { policyMessages } from '../../diner/policy/locales/es.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyMessages,
  outcomeUnknown:
    'Se ha perdido la conexión antes de recibir respuesta. Vuelve a pulsar el botón: nada se hace dos veces.',
  notSetUp:
    'Desde aquí no se puede acceder a tu reserva. Abre de nuevo el enlace de tu confirmación o contacta con el restaurante.',

  yourBooking: 'Tu reserva',
  pageTitle: 'Tu reserva en {venue}',
  loadingBooking: 'Buscando tu reserva…',
  slow: 'Está tardando más de lo habitual.',
  venueTime: 'Hora local del restaurante',

  arrivedTitle: 'Te damos la bienvenida',
  arrivedText: 'Que disfrutes en {venue}.',
  attendedTitle: 'Gracias por tu visita',
  attendedText: 'Esperamos verte de nuevo en {venue}.',
  canceledTitle: 'Esta reserva está cancelada',
  canceledText: 'Ya no hay ninguna mesa a tu nombre.',
  declinedTitle: 'No se ha podido aceptar tu solicitud',
  declinedText: '{venue} no tiene mesa para ti en ese momento. No hay nada reservado.',
  overTitle: 'Esta reserva ya ha pasado',
  overText: 'Si tienes alguna duda, contacta con {venue}.',
  allergies: 'Alergias',
  allergiesNotDescribed: 'Sí, sin detallar',
  seating: 'Mesa',
  accessible: 'Accesible, sin escalones',
  promo: 'Promoción',

  offerTitle: 'Hay una mesa libre para ti',
  offerText: 'Se te guarda hasta el {moment}.',
  claimOffer: 'Aceptar la mesa',
  declineOffer: 'No, gracias',
  waitPlaceFirst: 'Vas a ser quien reciba la próxima mesa a las {time}.',
  waitPlace: 'Tienes el número {place} para una mesa a las {time}.',
  offerLapsed:
    'Tu oferta ha terminado y la mesa puede ser para otras personas. Sigues en la lista de espera.',
  offerDeclined:
    'Has rechazado la mesa. Sigues en la lista de espera y no volveremos a preguntarte.',
  offerWithdrawn: 'Ya no se te guarda la mesa. Sigues en la lista de espera.',
  askAgain: 'Todavía quiero una mesa',
  offerTaken: 'La mesa ya es de otras personas. Sigues en la lista de espera.',
  claimTime: 'Reservar a las {time}',
  claimDone: 'La mesa es tuya.',
  declineOfferDone: 'El restaurante sabe que no quieres esta mesa.',
  askAgainDone: 'Gracias. Te preguntaremos cuando sea tu turno.',

  reconfirmTitle: '¿Sigue en pie la reserva?',
  reconfirmText: 'Un simple sí ayuda al restaurante a organizarse.',
  reconfirm: 'Sí, iremos',
  reconfirmed: 'Has confirmado tu visita al restaurante.',
  reconfirmDone: 'Gracias. El restaurante cuenta con tu visita.',
  sending: 'Enviando…',

  signBy: 'Fírmala antes del {moment}. Después, el restaurante puede dar tu mesa a otras personas.',
  acceptPolicy: 'He leído y acepto esta política de cancelación',
  acceptError: 'Marca la casilla para firmar la política.',
  signedAt: 'La firmaste el {moment}.',
  signDone: 'Gracias. La política de cancelación está firmada.',
  policyExpired: 'El plazo para firmar terminó el {moment}. Llama a {venue} por tu reserva.',
  policyEnded: 'Esta política terminó el {moment}.',
  charged: 'Cobrado: {amount}',
  refunded: 'Devuelto: {amount}',

  changeOrCancelTitle: '¿Han cambiado los planes?',
  changeBooking: 'Cambiar día, hora o comensales',
  changeTitle: 'Cambiar tu reserva',
  currentBooking: 'Reservado ahora: {what}',
  changeTo: 'Cambiar al {day} a las {time}, para {people}',
  sameAsBooked:
    'Esto es lo que tienes reservado. Elige otro día, otra hora u otro número de comensales.',
  timeNotFree: 'A las {time} no hay mesa ese día. Elige otra hora.',
  changeRefused: 'Tu reserva no se puede pasar a esa hora. Elige otra.',
  keepUnchanged: 'Dejarla como está',
  changeByPhone:
    'Esta reserva no se puede cambiar por internet. Contacta con {venue}, o cancélala y haz otra.',
  moveDone: 'Tu reserva se ha cambiado.',
  moveDoneSign: 'Tu reserva se ha cambiado. Firma su política de cancelación.',

  changeGuestNotes: 'Cambiar peticiones o alergias',
  guestNotesTitle: 'Peticiones y alergias',
  save: 'Guardar',
  guestNotesDone: 'Guardado. El restaurante lo ve junto a tu reserva.',

  cancelBooking: 'Cancelar la reserva',
  cancelTitle: 'Cancelar tu reserva',
  cancelReasonTitle: '¿Por qué cancelas?',
  reasonCHANGED_PLANS: 'Hemos cambiado de planes',
  reasonUNEXPECTED_SITUATION: 'Ha surgido un imprevisto',
  reasonBOOKED_ANOTHER_PLACE: 'Hemos reservado en otro sitio',
  reasonUPDATE_BOOKING: 'Queremos ir en otro momento',
  reasonOTHER: 'Otro motivo',
  reasonError: 'Elige un motivo para continuar.',
  confirmCancelTitle: '¿Cancelar definitivamente?',
  cancelCostsNothing: 'Cancelar no cuesta nada.',
  cancelFree: 'Cancelar es gratis hasta el {moment}.',
  cancelFee:
    'Cancelar era gratis hasta el {moment}. Según la política que firmaste, el restaurante puede cobrar ahora {total}.',
  confirmCancel: 'Sí, cancelar la reserva',
  confirmCancelFee: 'Sí, cancelar por {total}',
  keepBooking: 'No, mantener la reserva',
  cancelDone: 'Tu reserva está cancelada.',

  linkTitle: 'Este enlace no abre ninguna reserva',
  linkText:
    'Puede que le falte una parte. Copia el enlace completo de tu confirmación o contacta con el restaurante.',
  outdated: 'La reserva ha cambiado mientras tanto. Así está ahora.',
};
