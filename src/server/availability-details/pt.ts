import type { AvailabilityCode } from '../../domain/availability/judgement.ts';

export const PT_DETAILS: Record<AvailabilityCode, string> = {
  AVAILABLE: 'Há uma mesa à sua espera.',
  CLOSED: 'O restaurante não aceita reservas para esse dia ou essa hora. Escolha outro momento.',
  FULL: 'Lamentamos, mas está tudo reservado. Talvez ainda haja lugar em outro horário ou em outro dia.',
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
  AREA_NOT_AVAILABLE:
    'Esta área não está disponível. Talvez ainda haja lugar em outra área ou em outro horário.',
  ADD_ON_NOT_AVAILABLE:
    'Os extras escolhidos não estão disponíveis assim. Verifique quais são e em que quantidade.',
  HIGH_CHAIRS_NOT_AVAILABLE:
    'Não há cadeiras altas para crianças suficientes. Peça menos ou escolha outro horário.',
  STROLLERS_NOT_AVAILABLE:
    'Não há espaço suficiente para carrinhos de bebé. Traga menos ou escolha outro horário.',
};
