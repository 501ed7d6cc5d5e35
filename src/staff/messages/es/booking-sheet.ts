import type { RuleFacts } from '../en/booking-sheet.ts';
import type { MessageParts } from '../staff-messages.ts';
import { hour, the } from './article.ts';

const guests = (n: number) => (n === 1 ? '1 comensal' : `${n} comensales`);
const minutes = (n: number) => (n === 1 ? '1 minuto' : `${n} minutos`);
const days = (n: number) => (n === 1 ? '1 día' : `${n} días`);

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `A ${hour(time)} hay ${taken ?? 0} de ${limit ?? 0} ${what} en uso; esta reserva pide ${pieces}.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'Nueva reserva',
    headingEdit: (who) => `Cambiar: ${who}`,
    headingAnswer: (who) => `Responder a ${who}`,
    who: 'Quién',
    when: 'Cuándo',
    what: 'Qué',
    nameOrPhone: 'Nombre o teléfono',
    newGuest: 'Cliente nuevo',
    changeGuest: 'Cambiar el cliente',
    addGuest: 'Añadir el cliente',
    nameOrPhoneHint: 'Los dos a la vez: Rosa Ferrer 612 345 678',
    readAs: (name, phone) => `Nombre ${name}, teléfono ${phone}`,
    readAsPhone: (phone) => `Teléfono ${phone}`,
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo (opcional)',
    nameMissing: 'Escribe un nombre. Basta una letra.',
    phoneInvalid: 'Escribe un teléfono. Si es de otro país, empieza por + y el prefijo.',
    emailInvalid: 'Escribe una dirección de correo, o ninguna.',
    tooLong: (most) => `${most} caracteres como máximo.`,
    party: 'Comensales',
    adults: 'Adultos',
    children: 'Niños',
    paxInvalid: 'Entre 1 y 100.',
    childrenInvalid: 'Entre 0 y 100.',
    countInvalid: 'Entre 0 y 1000.',
    day: 'Día',
    today: 'Hoy',
    tomorrow: 'Mañana',
    otherDay: 'Otro día',
    dayInvalid: 'Elige un día.',
    times: 'Hora',
    pastTimes: (shift) => `${shift}, ya ha pasado`,
    otherTime: 'Otra hora',
    timeMissing: 'Elige una hora.',
    loadingTimes: 'Buscando horas…',
    noTimes: 'Este día no hay servicio. Aun así, puedes escribir una hora.',
    timesFailed: 'No se han podido cargar las horas. Aun así, puedes escribir una.',
    timeStays: 'Los clientes ya están aquí: el día y la hora no cambian.',
    guestsWait: 'Los clientes están esperando: aún no tienen hora ni mesa.',
    onlyNotes: 'Esta reserva está cerrada. Solo se pueden cambiar las notas.',
    inArea: (tables, area) => `${tables}, ${area}`,
    moves: (n) => (n === 1 ? '1 reserva cambia de mesa' : `${n} reservas cambian de mesa`),
    rule: {
      CLOSED: 'cerrado',
      AREA_NOT_OFFERED: 'zona cerrada',
      EXPERIENCE_REQUIRED: 'solo menú',
      EXPERIENCE_NOT_OFFERED: 'sin ese menú',
      TICKETS_NOT_ALLOWED: 'número de menús',
      ADD_ONS_NOT_OFFERED: 'sin esos extras',
      OFF_STEP: 'entre horas',
      PAST: 'ya pasada',
      TOO_SOON: 'poca antelación',
      TOO_FAR_AHEAD: 'demasiado lejos',
      PARTY_TOO_SMALL: 'grupo pequeño',
      PARTY_TOO_LARGE: 'grupo grande',
      COVERS_PER_SLOT: 'completo',
      PARTIES_PER_SLOT: 'completo',
      HIGH_CHAIRS: 'sin tronas',
      STROLLERS: 'sin sitio para carritos',
      ADD_ON_STOCK: 'extras agotados',
      NO_TABLE_FREE: 'sin mesa',
      TABLES_TOO_SMALL: 'mesa pequeña',
      TABLES_TOO_LARGE: 'mesa grande',
      MOVES_FROZEN: 'movería a otros',
      NEXT_AT_RISK: 'riesgo para el siguiente',
      OFFERED: 'ofrecida',
      BLOCKED: 'bloqueada',
    },
    tableTaken: 'mesa ocupada',
    ruleWithNumbers: (word, taken, limit) => `${word}, ${taken}/${limit}`,
    ruleSentence: {
      CLOSED: ({ time }) => `El restaurante está cerrado a ${hour(time)}.`,
      AREA_NOT_OFFERED: ({ time }) => `La zona elegida no admite reservas a ${hour(time)}.`,
      EXPERIENCE_REQUIRED: ({ time }) => `A ${hour(time)} solo se aceptan reservas con menú.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) => `El menú reservado no se sirve a ${hour(time)}.`,
      TICKETS_NOT_ALLOWED: () => 'El número de menús no encaja con este grupo.',
      ADD_ONS_NOT_OFFERED: ({ time }) => `Los extras reservados no se sirven a ${hour(time)}.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `A ${hour(time)} no suelen entrar grupos.`
          : `Los grupos entran cada ${minutes(limit)}, y ${time} queda entre medias.`,
      PAST: ({ time }) => `Hora ya pasada: ${time}.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'Ya es demasiado tarde para reservar esta hora.'
          : `Se aceptan reservas hasta ${minutes(limit)} antes.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'Este día queda demasiado lejos.'
          : `Se aceptan reservas con ${days(limit)} de antelación como máximo.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `A esta hora, los grupos son de al menos ${guests(limit ?? 0)}; este es de ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `A esta hora, los grupos son de ${guests(limit ?? 0)} como máximo; este es de ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `Comensales a ${hour(time)}: máximo ${limit ?? 0}, ya hay ${taken ?? 0}; con este grupo, ${(taken ?? 0) + own}.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `Grupos a ${hour(time)}: máximo ${limit ?? 0}, ya hay ${taken ?? 0}; con este, ${(taken ?? 0) + 1}.`,
      HIGH_CHAIRS: (facts) => stock('tronas', facts),
      STROLLERS: (facts) => stock('espacios para carritos', facts),
      ADD_ON_STOCK: ({ time }) => `A ${hour(time)} no quedan bastantes de los extras reservados.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `A ${hour(time)} no hay mesa libre para ${own}. La reserva quedaría sin mesa hasta que alguien elija una.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `En las mesas elegidas ${limit === 1 ? 'cabe' : 'caben'} ${limit ?? 0}, y el grupo es de ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `Las mesas elegidas son para ${limit ?? 0} o más, y el grupo es de ${own}.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Otra reserva tendría que cambiar de mesa poco antes de que lleguen sus clientes.'
          : `Otra reserva tendría que cambiar de mesa menos de ${minutes(limit)} antes de que lleguen sus clientes.`,
      NEXT_AT_RISK: () => 'Puede que el siguiente grupo de esta mesa tenga que esperar.',
      OFFERED: () =>
        'Esta mesa está ofrecida a un grupo de la lista de espera; se le avisará de que ya no está.',
      BLOCKED: () => 'Estas mesas están bloqueadas.',
    },
    tableTakenSentence: (tables, time) =>
      `A ${hour(time)} ya hay otro grupo en ${the(tables)}. Elige otra mesa u otra hora.`,
    timeRefused: 'Esta hora no existe ese día. Elige otra.',
    tablesRefused: 'Elige otras mesas.',
    fieldRefused: 'Así no se puede guardar.',
    bookAnyway: 'Reservar de todos modos',
    saveAnyway: 'Guardar de todos modos',
    offerAnyway: 'Ofrecer de todos modos',
    setAside: 'Se reservará de todos modos.',
    askManager: 'Preguntar a un encargado',
    managerIsAsked: 'Un encargado lo autoriza con su PIN al pulsar el botón de abajo.',
    notAnyway: 'Mejor no',
    findTable: 'Buscar otra mesa',
    tables: 'Mesa',
    tablesFound: (tables) => `Automática: ${tables}`,
    tablesToFind: 'Automática',
    elsewhere: 'En otra zona',
    covers: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name, seats, taken) =>
      `${name}, para ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from, to) => `${from}–${to}`,
    allergies: 'Alergias',
    unknownAllergies: 'Tiene alergias; no se sabe cuáles',
    occasion: 'Ocasión',
    noOccasion: 'Ninguna',
    experience: 'Experiencia',
    noExperience: 'Ninguna',
    wishes: 'Peticiones del cliente',
    duration: 'Duración',
    usualDuration: 'La habitual',
    usualMinutes: (n) => `La habitual, ${n} min`,
    sameDuration: (n) => `Como ahora, ${n} min`,
    minutes: (n) => `${n} min`,
    area: 'Zona',
    anyArea: 'Cualquiera',
    highlight: 'Destacar en las listas',
    exemptFromPace: 'No cuenta para el ritmo',
    highChairs: 'Tronas',
    privacy: '¿Cómo sabe el cliente qué se hace con sus datos?',
    privacyTold: { BY_PHONE: 'Informado por teléfono', IN_PERSON: 'Informado en persona' },
    dayAndTime: (day, time) => (day === '' ? time : `${day} ${time}`),
    book: (summary) => `Reservar ${summary}`,
    save: (summary) => `Guardar ${summary}`,
    offer: (time) => `Proponer ${time}`,
    confirm: (time) => `Confirmar ${time}`,
    sending: 'Enviando…',
    booked: (summary) => `Reservado: ${summary}.`,
    saved: (summary) => `Guardado: ${summary}.`,
    offered: (summary) => `Confirmado: ${summary}.`,
    action: { new: 'Reservar', edit: 'Guardar', answer: 'Proponer' },
    changedElsewhere: 'Esta reserva se ha cambiado mientras tanto desde otro sitio:',
    difference: (field, before, now) => `${field}: ${before} → ${now}`,
    checkAgain: 'Revisa lo que hay aquí y vuelve a pulsar el botón.',
    movedNotConfirmed: (time, why) =>
      `La reserva es ahora a ${hour(time)}, pero no está confirmada y sigue como solicitud. ${why}`,
    draft: 'Esto es lo que habías escrito.',
    startAfresh: 'Empezar de nuevo',
    linkHeading: 'El cliente aún tiene que aceptar la política de cancelación',
    linkLabel: 'Enlace para el cliente',
    showLink: 'Mostrar el enlace',
    copyLink: 'Copiar el enlace',
    linkCopied: 'Copiado.',
    copyFailed: 'No se ha podido copiar el enlace. Selecciónalo y cópialo a mano.',
    done: 'Listo',
  },
} satisfies MessageParts['bookingSheet'];
