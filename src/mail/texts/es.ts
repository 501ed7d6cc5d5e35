import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'Tu mesa en {venue}: {when}',
      heading: 'Tu mesa está reservada',
      text: 'Te esperamos.',
    },
    REQUESTED: {
      subject: 'Tu solicitud a {venue}: {when}',
      heading: 'Hemos recibido tu solicitud',
      text: 'Todavía no hay nada reservado. Te escribiremos en cuanto {venue} responda.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Lista de espera en {venue}: {when}',
      heading: 'Estás en la lista de espera',
      text: 'Todavía no hay nada reservado. {venue} te avisará si queda libre una mesa.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Falta tu firma para la mesa en {venue}: {when}',
      heading: 'Falta tu firma',
      text: 'Firma la política de cancelación antes del {deadline}. Pasado ese plazo, el restaurante puede dar tu mesa a otras personas.',
    },
    CONFIRMED: {
      subject: 'Confirmada: {venue}, {when}',
      heading: 'Tu reserva está confirmada',
      text: 'Tu mesa está reservada. Te esperamos.',
    },
    DECLINED: {
      subject: 'No se ha podido aceptar tu solicitud a {venue}',
      heading: 'No se ha podido aceptar tu solicitud',
      text: '{venue} no tiene mesa para ti en ese momento. No hay nada reservado. Quizá haya mesa a otra hora.',
    },
    CHANGED: {
      subject: 'Cambio en tu reserva: {venue}, {when}',
      heading: 'Tu reserva ha cambiado',
      text: 'Así queda ahora.',
    },
    CANCELED: {
      subject: 'Reserva cancelada: {venue}, {when}',
      heading: 'Tu reserva está cancelada',
      text: 'Ya no hay ninguna mesa a tu nombre.',
    },
    OFFERED: {
      subject: 'Una mesa para ti en {venue}: {when}',
      heading: 'Hay una mesa libre para ti',
      text: '{venue} te la guarda hasta el {until}. Pulsa el botón y después «Aceptar la mesa». Pasado ese plazo se ofrece a otras personas.',
    },
    OFFER_EXPIRED: {
      subject: 'Ya no se te guarda la mesa en {venue}: {when}',
      heading: 'Ya no se te guarda la mesa',
      text: 'Ahora puede ser para otras personas. Sigues en la lista de espera: en tu página puedes ver tu puesto o decir que aún quieres una mesa.',
    },
    TABLE_READY: {
      subject: 'Tu mesa en {venue} está lista',
      heading: 'Tu mesa está lista',
      text: 'Ven ahora, por favor: {venue} te la guarda hasta las {until}.',
    },
    REMINDER: {
      subject: 'Recordatorio: {venue}, {when}',
      heading: 'Nos vemos pronto',
      text: 'Tu mesa está reservada. Si han cambiado tus planes, avisa al restaurante con el botón de abajo.',
    },
    RECONFIRM: {
      subject: '¿Sigue en pie tu reserva? {venue}, {when}',
      heading: '¿Sigue en pie la reserva?',
      text: 'Un sí ayuda al restaurante a organizarse. Pulsa el botón y confírmalo en la página de tu reserva.',
    },
    VENUE_REQUESTED: {
      subject: 'Solicitud nueva: {when}',
      heading: 'Hay una solicitud por responder',
      text: 'Acéptala o recházala en la vista del equipo. El cliente recibe la respuesta enseguida.',
    },
    VENUE_CANCELED: {
      subject: 'Cancelada a última hora: {when}',
      heading: 'Se ha cancelado una reserva a última hora',
      text: 'Su mesa vuelve a estar libre.',
    },
  },
  leftWaitList: {
    subject: 'Fuera de la lista de espera: {venue}, {when}',
    heading: 'Ya no estás en la lista de espera',
    text: 'Ya no se te ofrecerá ninguna mesa.',
  },
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  when: 'Cuándo',
  guests: 'Comensales',
  adults: 'Adultos',
  children: 'Niños',
  area: 'Zona',
  experience: 'Experiencia',
  extras: 'Extras',
  bookedAs: 'Nombre',
  manage: 'Ver, cambiar o cancelar',
  sign: 'Leer y firmar',
  claim: 'Ver la oferta',
  reconfirm: 'Confirmar o cancelar',
  openWaitList: 'Ver mi puesto',
  answer: 'Responder a la solicitud',
  open: 'Abrir la reserva',
  otherTime: 'Buscar otra hora',
  freeTimes: 'En este momento hay mesa a estas horas:',
  linkIsPersonal:
    'Este enlace es solo para ti: quien lo tenga puede cambiar o cancelar la reserva.',
  waitListLinkIsPersonal:
    'Este enlace es solo para ti: quien lo tenga puede aceptar una mesa o salir de la lista de espera en tu lugar.',
  reason: 'Recibes este mensaje por una reserva en {venue}.',
  test: {
    subject: 'Correo de prueba de {venue}',
    heading: 'El correo funciona',
    text: 'Has preguntado en la vista del equipo de {venue} si llegan los correos. Este ha llegado. Los clientes reciben los suyos desde la misma dirección.',
  },
  venueReason: 'Recibes este mensaje porque esta es la dirección de contacto de {venue}.',
  webhook: {
    subject: 'El webhook de {partner} está desactivado',
    heading: 'Se ha desactivado un webhook',
    because: {
      GONE: 'El servidor de {partner} ha respondido que esta dirección ya no existe, así que {venue} no le envía nada más.',
      FAILING:
        'El servidor de {partner} no ha aceptado nada durante cinco días, así que {venue} no le envía nada más.',
    },
    partner: 'Plataforma',
    address: 'Dirección',
    failingSince: 'Falla desde',
    lastAnswer: 'Última respuesta',
    problems: {
      TIMEOUT: 'sin respuesta a tiempo',
      NAME_NOT_RESOLVED: 'el nombre de la dirección no existe',
      ADDRESS_NOT_ALLOWED: 'la dirección está en una red privada o no es https',
      CERTIFICATE: 'el certificado no es válido',
      NOT_CONNECTED: 'sin conexión',
    },
    whatToDo: 'Qué hacer:',
    steps: [
      'Pide a {partner} que arregle la dirección.',
      'Después, vuelve a activar el webhook en la vista del equipo, en Local › Webhooks.',
      'Reenvía desde allí lo que se ha perdido, o pide a {partner} que lo lea en /v3/events. Los eventos se guardan 30 días.',
    ],
    open: 'Abrir los webhooks',
  },
  sheet: {
    subject: '{day}: {totals}',
    heading: 'Las reservas del día',
    totals: (bookings, covers) =>
      `${bookings === 1 ? '1 reserva' : `${bookings} reservas`}, ${covers === 1 ? '1 comensal' : `${covers} comensales`}`,
    empty: 'Todavía no hay reservas para este día.',
    allergies: (what) => `Alergias: ${what}`,
    allergiesUnknown: 'tiene alergias, no se sabe cuáles: preguntar',
    wishes: (what) => `Peticiones: ${what}`,
    note: (what) => `Nota: ${what}`,
    aboutGuest: (what) => `Sobre el cliente: ${what}`,
    notConfirmed: 'sin confirmar',
    withoutName: 'sin nombre',
    open: 'Abrir el día',
  },
};
