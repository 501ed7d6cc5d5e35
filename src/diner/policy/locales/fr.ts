import type { PolicyMessages } from './policy-messages.ts';

export const policyMessages: PolicyMessages = {
  policyTitle: 'Conditions d’annulation',
  cardGuarantee: 'Le restaurant demande une garantie par carte : {sum}.',
  deposit: 'Le restaurant demande un acompte : {sum}.',
  sumPerPerson: '{amount} par personne, {total} pour {people}',
  sumPerBooking: '{total} pour toute la réservation',
  noCharge: 'Rien n’est prélevé, quoi qu’il arrive.',
  freeUntil: {
    one: 'L’annulation est gratuite jusqu’à {n} heure avant, soit jusqu’au {moment}.',
    other: 'L’annulation est gratuite jusqu’à {n} heures avant, soit jusqu’au {moment}.',
  },
  freeUntilStart: 'L’annulation est gratuite jusqu’à l’heure de la réservation.',
  lateFee: 'Ensuite, ou si vous ne venez pas, le restaurant peut prélever {total}.',
  cancelInTime: {
    one: 'Si vos projets changent, annulez au moins {n} heure avant, soit avant le {moment}.',
    other: 'Si vos projets changent, annulez au moins {n} heures avant, soit avant le {moment}.',
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
