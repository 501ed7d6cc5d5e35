import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Condições de cancelamento',
  cardGuarantee: 'O restaurante pede uma garantia com cartão: {sum}.',
  deposit: 'O restaurante pede um sinal: {sum}.',
  sumPerPerson: '{amount} por pessoa, {total} para {people}',
  sumPerBooking: '{total} por toda a reserva',
  noCharge: 'Não se cobra nada em caso algum.',
  freeUntil: {
    one: 'Cancelar é gratuito até uma hora antes: até {moment}.',
    other: 'Cancelar é gratuito até {n} horas antes: até {moment}.',
  },
  freeUntilStart: 'Cancelar é gratuito até à hora da reserva.',
  lateFee: 'Depois disso, ou se não vier, o restaurante pode cobrar {total}.',
  cancelInTime: {
    one: 'Se os planos mudarem, cancele pelo menos uma hora antes: até {moment}.',
    other: 'Se os planos mudarem, cancele pelo menos {n} horas antes: até {moment}.',
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
