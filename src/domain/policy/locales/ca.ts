import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Política de cancel·lació',
  policyChanged:
    'El restaurant ha canviat la seva política mentrestant. Llegeix-la i torna a prémer el botó.',
  cardGuarantee: 'El restaurant demana una garantia amb targeta: {sum}.',
  deposit: 'El restaurant demana un dipòsit: {sum}.',
  sumPerPerson: {
    one: '{amount} per persona, {total} per a {n} persona',
    other: '{amount} per persona, {total} per a {n} persones',
  },
  sumPerBooking: '{total} per a tota la reserva',
  noCharge: 'No es cobra res en cap cas.',
  freeUntil: {
    one: 'Cancel·lar és gratuït fins a una hora abans de la reserva (fins al {moment}).',
    other: 'Cancel·lar és gratuït fins a {n} hores abans de la reserva (fins al {moment}).',
  },
  freeUntilStart: 'Cancel·lar és gratuït fins a l’hora de la reserva.',
  lateFee: 'Passat aquest termini, o si no vens, el restaurant pot cobrar {total}.',
  cancelInTime: {
    one: 'Si canvies de plans, cancel·la almenys una hora abans de la reserva (fins al {moment}).',
    other:
      'Si canvies de plans, cancel·la almenys {n} hores abans de la reserva (fins al {moment}).',
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
