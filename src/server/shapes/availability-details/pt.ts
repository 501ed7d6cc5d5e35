import type { DetailName } from './detail-name.ts';

export const PT_DETAILS: Record<DetailName, string> = {
  CONFIRMED: 'Há uma mesa à sua espera.',
  REQUESTED: 'Pode enviar um pedido e receberá uma resposta do restaurante.',
  PENDING_WAIT_LIST_BOOKING: 'Pode entrar na lista de espera.',
  CLOSED: 'O restaurante não aceita reservas para esse dia ou essa hora. Escolha outro momento.',
  FULL: 'Lamentamos, mas está tudo reservado. Talvez ainda haja lugar noutro horário ou noutro dia.',
  PARTY_TOO_SMALL:
    'Estas mesas estão guardadas para grupos maiores. Escolha outro horário ou outro dia.',
  PARTY_TOO_LARGE:
    'O seu grupo é grande demais para reservar online. Fale com o restaurante: talvez haja lugar.',
  TOO_SOON:
    'Falta muito pouco tempo para reservar online. Escolha um horário posterior ou fale diretamente com o restaurante.',
  TOO_FAR_AHEAD:
    'As reservas para esse dia ainda não abriram. Escolha um dia anterior ou volte mais tarde.',
  PAST: 'Esse momento já passou. Escolha um posterior.',
  MANUAL_CONFIRMATION:
    'O restaurante confirma pessoalmente estas reservas. Envie um pedido e receberá uma resposta.',
  EXPERIENCE_REQUIRED: 'Estas mesas são reservadas com uma experiência. Escolha a que preferir.',
  EXPERIENCE_NOT_AVAILABLE:
    'Esta experiência não está disponível para o seu grupo. Escolha outro horário ou outra experiência.',
  EXPERIENCE_UNKNOWN: 'O restaurante não oferece esta experiência. Escolha outra.',
  EXPERIENCE_TICKETS:
    'Esta experiência pede outro número de bilhetes para o seu grupo. Escolha outro número.',
  EXPERIENCE_AREA: 'Esta experiência não é oferecida nesta zona. Escolha outra zona.',
  AREA_NOT_AVAILABLE:
    'Esta zona não está disponível. Talvez ainda haja lugar noutra zona ou noutro horário.',
  ADD_ON_NOT_AVAILABLE:
    'Os extras escolhidos não estão disponíveis assim. Verifique quais são e em que quantidade.',
  ORDERABLE: 'Pode pedir isto com a sua reserva.',
  NOT_ORDERABLE: 'Não está disponível para esse horário. Escolha outra coisa ou outro horário.',
  HIGH_CHAIRS_NOT_AVAILABLE:
    'Não há cadeiras de bebé suficientes. Peça menos ou escolha outro horário.',
  STROLLERS_NOT_AVAILABLE:
    'Não há espaço suficiente para carrinhos de bebé. Traga menos ou escolha outro horário.',
};
