import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Política de cancel·lació',
  cardGuarantee: 'El restaurant demana una garantia amb targeta: {sum}.',
  deposit: 'El restaurant demana un dipòsit: {sum}.',
  sumPerPerson: '{amount} per persona, {total} per a {people}',
  sumPerBooking: '{total} per a tota la reserva',
  noCharge: 'No es cobra res en cap cas.',
  freeUntil: {
    one: 'Cancel·lar és gratuït fins a una hora abans: fins al {moment}.',
    other: 'Cancel·lar és gratuït fins a {n} hores abans: fins al {moment}.',
  },
  freeUntilStart: 'Cancel·lar és gratuït fins a l’hora de la reserva.',
  lateFee: 'Després, o si no vens, el restaurant pot cobrar {total}.',
  cancelInTime: {
    one: 'Si canvies de plans, cancel·la almenys una hora abans: fins al {moment}.',
    other: 'Si canvies de plans, cancel·la almenys {n} hores abans: fins al {moment}.',
  },
  feeOnly: 'Si cancel·les o no vens, el restaurant pot cobrar {total}.',
  signWithinHours: {
    one: 'Un cop feta la reserva, tens una hora per signar-ho per internet.',
    other: 'Un cop feta la reserva, tens {n} hores per signar-ho per internet.',
  },
  signWithinMinutes: {
    one: 'Un cop feta la reserva, tens un minut per signar-ho per internet.',
    other: 'Un cop feta la reserva, tens {n} minuts per signar-ho per internet.',
  },
};
