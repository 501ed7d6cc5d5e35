import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Condições de cancelamento',
  policyChanged:
    'Entretanto o restaurante mudou as condições. Leia-as e depois toque de novo no botão.',
  cardGuarantee: 'O restaurante pede uma garantia com cartão: {sum}.',
  deposit: 'O restaurante pede um sinal: {sum}.',
  sumPerPerson: {
    one: '{amount} por pessoa, {total} para {n} pessoa',
    other: '{amount} por pessoa, {total} para {n} pessoas',
  },
  sumPerBooking: '{total} por toda a reserva',
  noCharge: 'Não se cobra nada em caso algum.',
  freeUntil: {
    one: 'Cancelar é gratuito até uma hora antes da reserva (até {moment}).',
    other: 'Cancelar é gratuito até {n} horas antes da reserva (até {moment}).',
  },
  freeUntilStart: 'Cancelar é gratuito até à hora da reserva.',
  lateFee: 'Após esse prazo, ou se não vier, o restaurante pode cobrar {total}.',
  cancelInTime: {
    one: 'Se os planos mudarem, cancele pelo menos uma hora antes da reserva (até {moment}).',
    other: 'Se os planos mudarem, cancele pelo menos {n} horas antes da reserva (até {moment}).',
  },
  feeOnly: 'Se cancelar ou não comparecer, o restaurante pode cobrar {total}.',
  signWithinHours: {
    one: 'Depois de feita a reserva, tem uma hora para assinar online.',
    other: 'Depois de feita a reserva, tem {n} horas para assinar online.',
  },
  signWithinMinutes: {
    one: 'Depois de feita a reserva, tem um minuto para assinar online.',
    other: 'Depois de feita a reserva, tem {n} minutos para assinar online.',
  },
};
