import type { PolicyTexts } from '../policy-texts.ts';

export const policyTexts: PolicyTexts = {
  policyTitle: 'Conditions d’annulation',
  policyChanged:
    'Le restaurant a changé ses conditions entre-temps. Lisez-les, puis appuyez de nouveau.',
  cardGuarantee: 'Le restaurant demande une garantie par carte : {sum}.',
  deposit: 'Le restaurant demande un acompte : {sum}.',
  sumPerPerson: {
    one: '{amount} par personne, {total} pour {n} personne',
    other: '{amount} par personne, {total} pour {n} personnes',
  },
  sumPerBooking: '{total} pour toute la réservation',
  noCharge: 'Rien n’est prélevé, quoi qu’il arrive.',
  freeUntil: {
    one: 'L’annulation est gratuite jusqu’à {n} heure avant la réservation (jusqu’au {moment}).',
    other: 'L’annulation est gratuite jusqu’à {n} heures avant la réservation (jusqu’au {moment}).',
  },
  freeUntilStart: 'L’annulation est gratuite jusqu’à l’heure de la réservation.',
  lateFee: 'Passé ce délai, ou si vous ne venez pas, le restaurant peut prélever {total}.',
  cancelInTime: {
    one: 'Si vos projets changent, annulez au moins {n} heure avant la réservation (avant le {moment}).',
    other:
      'Si vos projets changent, annulez au moins {n} heures avant la réservation (avant le {moment}).',
  },
  feeOnly: 'Si vous annulez ou ne venez pas, le restaurant peut prélever {total}.',
  signWithinHours: {
    one: 'Une fois la table réservée, vous avez {n} heure pour signer en ligne.',
    other: 'Une fois la table réservée, vous avez {n} heures pour signer en ligne.',
  },
  signWithinMinutes: {
    one: 'Une fois la table réservée, vous avez {n} minute pour signer en ligne.',
    other: 'Une fois la table réservée, vous avez {n} minutes pour signer en ligne.',
  },
};
