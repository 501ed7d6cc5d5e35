import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Política de cancelación',
  policyChanged:
    'El restaurante ha cambiado su política mientras tanto. Léela y vuelve a pulsar el botón.',
  cardGuarantee: 'El restaurante pide una garantía con tarjeta: {sum}.',
  deposit: 'El restaurante pide un depósito: {sum}.',
  sumPerPerson: {
    one: '{amount} por persona, {total} para {n} persona',
    other: '{amount} por persona, {total} para {n} personas',
  },
  sumPerBooking: '{total} por toda la reserva',
  noCharge: 'No se cobra nada en ningún caso.',
  freeUntil: {
    one: 'Cancelar es gratis hasta una hora antes de la reserva (hasta el {moment}).',
    other: 'Cancelar es gratis hasta {n} horas antes de la reserva (hasta el {moment}).',
  },
  freeUntilStart: 'Cancelar es gratis hasta la hora de la reserva.',
  lateFee: 'Pasado ese plazo, o si no vienes, el restaurante puede cobrar {total}.',
  cancelInTime: {
    one: 'Si cambias de planes, cancela al menos una hora antes de la reserva (hasta el {moment}).',
    other:
      'Si cambias de planes, cancela al menos {n} horas antes de la reserva (hasta el {moment}).',
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
