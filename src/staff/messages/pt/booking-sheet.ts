import type { RuleFacts } from '../en/booking-sheet.ts';
import type { MessageParts } from '../staff-messages.ts';
import { at } from './article.ts';

const guests = (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`);
const minutes = (n: number) => (n === 1 ? '1 minuto' : `${n} minutos`);
const days = (n: number) => (n === 1 ? '1 dia' : `${n} dias`);

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `Às ${time} há ${taken ?? 0} de ${limit ?? 0} ${what} em uso; esta reserva pede ${pieces}.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'Nova reserva',
    headingEdit: (who) => `Alterar: ${who}`,
    headingAnswer: (who) => `Responder a ${who}`,
    who: 'Quem',
    when: 'Quando',
    what: 'O quê',
    nameOrPhone: 'Nome ou telefone',
    newGuest: 'Cliente novo',
    changeGuest: 'Alterar o cliente',
    addGuest: 'Adicionar o cliente',
    nameOrPhoneHint: 'Os dois juntos: Rosa Ferrer 612 345 678',
    readAs: (name, phone) => `Nome ${name}, telefone ${phone}`,
    readAsPhone: (phone) => `Telefone ${phone}`,
    name: 'Nome',
    phone: 'Telefone',
    email: 'E-mail (opcional)',
    nameMissing: 'Indique um nome. Basta uma letra.',
    phoneInvalid: 'Indique um telefone. Se for de outro país, começa por + e o indicativo.',
    emailInvalid: 'Indique um endereço de e-mail, ou nenhum.',
    tooLong: (most) => `${most} caracteres no máximo.`,
    party: 'Pessoas',
    adults: 'Adultos',
    children: 'Crianças',
    paxInvalid: 'Entre 1 e 100.',
    childrenInvalid: 'Entre 0 e 100.',
    countInvalid: 'Entre 0 e 1000.',
    day: 'Dia',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    otherDay: 'Outro dia',
    dayInvalid: 'Escolha um dia.',
    times: 'Hora',
    pastTimes: (shift) => `${shift}, já passou`,
    otherTime: 'Outra hora',
    timeMissing: 'Escolha uma hora.',
    loadingTimes: 'A procurar horários…',
    noTimes: 'Neste dia não há serviço. Mesmo assim, pode escrever uma hora.',
    timesFailed: 'Não foi possível carregar os horários. Mesmo assim, pode escrever uma hora.',
    timeStays: 'Os clientes já estão cá: o dia e a hora não mudam.',
    guestsWait: 'Os clientes estão à espera: ainda não têm hora nem mesa.',
    onlyNotes: 'Esta reserva está fechada. Só se podem alterar as notas.',
    inArea: (tables, area) => `${tables}, ${area}`,
    moves: (n) => (n === 1 ? '1 reserva muda de mesa' : `${n} reservas mudam de mesa`),
    rule: {
      CLOSED: 'encerrado',
      AREA_NOT_OFFERED: 'zona encerrada',
      EXPERIENCE_REQUIRED: 'só menu',
      EXPERIENCE_NOT_OFFERED: 'sem esse menu',
      TICKETS_NOT_ALLOWED: 'número de menus',
      ADD_ONS_NOT_OFFERED: 'sem esses extras',
      OFF_STEP: 'entre horários',
      PAST: 'já passou',
      TOO_SOON: 'tarde demais',
      TOO_FAR_AHEAD: 'demasiado longe',
      PARTY_TOO_SMALL: 'grupo pequeno',
      PARTY_TOO_LARGE: 'grupo grande',
      COVERS_PER_SLOT: 'esgotado',
      PARTIES_PER_SLOT: 'esgotado',
      HIGH_CHAIRS: 'sem cadeira de bebé',
      STROLLERS: 'sem lugar para carrinhos',
      ADD_ON_STOCK: 'extras esgotados',
      NO_TABLE_FREE: 'sem mesa',
      TABLES_TOO_SMALL: 'mesa pequena',
      TABLES_TOO_LARGE: 'mesa grande',
      MOVES_FROZEN: 'mudaria outros',
      NEXT_AT_RISK: 'risco para o seguinte',
      OFFERED: 'oferecida',
      BLOCKED: 'bloqueada',
    },
    tableTaken: 'mesa ocupada',
    ruleWithNumbers: (word, taken, limit) => `${word}, ${taken}/${limit}`,
    ruleSentence: {
      CLOSED: ({ time }) => `O restaurante está encerrado às ${time}.`,
      AREA_NOT_OFFERED: ({ time }) => `A zona escolhida não aceita reservas às ${time}.`,
      EXPERIENCE_REQUIRED: ({ time }) => `Às ${time} só se aceitam reservas com menu.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) => `O menu reservado não é servido às ${time}.`,
      TICKETS_NOT_ALLOWED: () => 'O número de menus não corresponde a este grupo.',
      ADD_ONS_NOT_OFFERED: ({ time }) => `Os extras reservados não são servidos às ${time}.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `Às ${time} não costumam entrar grupos.`
          : `O intervalo entre grupos é de ${minutes(limit)}, e ${time} fica a meio.`,
      PAST: ({ time }) => `${time} já passou.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'Já é tarde demais para reservar esta hora.'
          : `Aceitam-se reservas até ${minutes(limit)} antes.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'Este dia está demasiado longe.'
          : `Aceitam-se reservas com ${days(limit)} de antecedência no máximo.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `A esta hora, os grupos têm pelo menos ${guests(limit ?? 0)}; este tem ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `A esta hora, os grupos têm no máximo ${guests(limit ?? 0)}; este tem ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `Pessoas às ${time}: máximo ${limit ?? 0}, já há ${taken ?? 0}; com este grupo, ${(taken ?? 0) + own}.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `Grupos às ${time}: máximo ${limit ?? 0}, já há ${taken ?? 0}; com este, ${(taken ?? 0) + 1}.`,
      HIGH_CHAIRS: (facts) => stock('cadeiras de bebé', facts),
      STROLLERS: (facts) => stock('espaços para carrinhos', facts),
      ADD_ON_STOCK: ({ time }) => `Às ${time} não há extras suficientes para esta reserva.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `Às ${time} não há mesa livre para ${own}. A reserva ficaria sem mesa até alguém escolher uma.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `Nas mesas escolhidas ${limit === 1 ? 'cabe' : 'cabem'} ${limit ?? 0}, e o grupo tem ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `As mesas escolhidas são para ${limit ?? 0} ou mais, e o grupo tem ${own}.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Outra reserva teria de mudar de mesa pouco antes de os clientes chegarem.'
          : `Outra reserva teria de mudar de mesa menos de ${minutes(limit)} antes de os clientes chegarem.`,
      NEXT_AT_RISK: () => 'O grupo seguinte desta mesa pode ter de esperar.',
      OFFERED: () =>
        'Esta mesa está oferecida a um grupo da lista de espera, que é avisado de que já não está livre.',
      BLOCKED: () => 'Estas mesas estão bloqueadas.',
    },
    tableTakenSentence: (tables, time) =>
      `Às ${time} já há outro grupo ${at(tables)}. Escolha outra mesa ou outra hora.`,
    timeRefused: 'Esta hora não existe nesse dia. Escolha outra.',
    tablesRefused: 'Escolha outras mesas.',
    fieldRefused: 'Assim não pode ser guardado.',
    bookAnyway: 'Reservar mesmo assim',
    saveAnyway: 'Guardar mesmo assim',
    offerAnyway: 'Propor mesmo assim',
    setAside: 'Será reservado mesmo assim.',
    askManager: 'Perguntar ao gerente',
    managerIsAsked: 'Um gerente autoriza com o seu PIN quando premir o botão abaixo.',
    notAnyway: 'Melhor não',
    findTable: 'Procurar outra mesa',
    tables: 'Mesa',
    tablesFound: (tables) => `Automática: ${tables}`,
    tablesToFind: 'Automática',
    elsewhere: 'Noutra zona',
    covers: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name, seats, taken) =>
      `${name}, para ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from, to) => `${from}–${to}`,
    allergies: 'Alergias',
    unknownAllergies: 'Tem alergias; não se sabe quais',
    occasion: 'Ocasião',
    noOccasion: 'Nenhuma',
    experience: 'Experiência',
    noExperience: 'Nenhuma',
    wishes: 'Pedidos especiais do cliente',
    duration: 'Duração',
    usualDuration: 'A habitual',
    usualMinutes: (n) => `A habitual, ${n} min`,
    sameDuration: (n) => `Como agora, ${n} min`,
    minutes: (n) => `${n} min`,
    area: 'Zona',
    anyArea: 'Qualquer',
    highlight: 'Destacar nas listas',
    exemptFromPace: 'Não conta para o ritmo',
    highChairs: 'Cadeiras de bebé',
    privacy: 'Como é que o cliente soube o que se faz com os seus dados?',
    privacyTold: { BY_PHONE: 'Informado por telefone', IN_PERSON: 'Informado pessoalmente' },
    dayAndTime: (day, time) => (day === '' ? time : `${day} ${time}`),
    book: (summary) => `Reservar ${summary}`,
    save: (summary) => `Guardar ${summary}`,
    offer: (time) => `Propor ${time}`,
    confirm: (time) => `Confirmar ${time}`,
    sending: 'A enviar…',
    booked: (summary) => `Reservado: ${summary}.`,
    saved: (summary) => `Guardado: ${summary}.`,
    offered: (summary) => `Confirmado: ${summary}.`,
    action: { new: 'Reservar', edit: 'Guardar', answer: 'Propor' },
    changedElsewhere: 'Esta reserva foi entretanto alterada noutro lado:',
    difference: (field, before, now) => `${field}: ${before} → ${now}`,
    checkAgain: 'Verifique o que está aqui e toque de novo no botão.',
    movedNotConfirmed: (time, why) =>
      `A reserva é agora às ${time}, mas não está confirmada e continua a ser um pedido. ${why}`,
    draft: 'Isto é o que tinha escrito.',
    startAfresh: 'Começar de novo',
    linkHeading: 'O cliente ainda tem de aceitar as condições de cancelamento',
    linkLabel: 'Link para o cliente',
    showLink: 'Mostrar o link',
    copyLink: 'Copiar o link',
    linkCopied: 'Copiado.',
    copyFailed: 'Não foi possível copiar o link. Selecione-o e copie-o à mão.',
    done: 'Concluído',
  },
} satisfies MessageParts['bookingSheet'];
