import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Política de cancelación',
  cardGuarantee: 'El restaurante pide una garantía con tarjeta: {sum}.',
  deposit: 'El restaurante pide un depósito: {sum}.',
  sumPerPerson: '{amount} por persona, {total} para {people}',
  sumPerBooking: '{total} por toda la reserva',
  noCharge: 'No se cobra nada en ningún caso.',
  freeUntil: {
    one: 'Cancelar es gratis hasta una hora antes: hasta el {moment}.',
    other: 'Cancelar es gratis hasta {n} horas antes: hasta el {moment}.',
  },
  freeUntilStart: 'Cancelar es gratis hasta la hora de la reserva.',
  lateFee: 'Después, o si no vienes, el restaurante puede cobrar {total}.',
  cancelInTime: {
    one: 'Si cambias de planes, cancela al menos una hora antes: hasta el {moment}.',
    other: 'Si cambias de planes, cancela al menos {n} horas antes: hasta el {moment}.',
  },
  feeOnly: 'Si cancelas o no vienes, el restaurante puede cobrar {total}.',
  signWithinHours: {
    one: 'Una vez hecha la reserva, tienes una hora para firmarlo por internet.',
    other: 'Una vez hecha la reserva, tienes {n} horas para firmarlo por internet.',
  },
  signWithinMinutes: {
    one: 'Una vez hecha la reserva, tienes un minuto para firmarlo por internet.',
    other: 'Una vez hecha la reserva, tienes {n} minutos para firmarlo por internet.',
  },
};
