import { messages as widget } from '../../diner/i18n/locales/fr.ts';
import { policyTexts } from '../../domain/policy/locales/fr.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyTexts,
  outcomeUnknown:
    'La connexion a été perdue avant la réponse. Appuyez de nouveau : rien n’est fait deux fois.',
  notSetUp:
    'Votre réservation n’est pas accessible d’ici. Ouvrez de nouveau le lien de votre confirmation, ou contactez le restaurant.',

  yourBooking: 'Votre réservation',
  pageTitle: 'Votre réservation chez {venue}',
  loadingBooking: 'Recherche de votre réservation…',
  slow: 'C’est plus long que d’habitude.',
  venueTime: 'Heure locale du restaurant',

  arrivedTitle: 'Bienvenue',
  arrivedText: 'Passez un bon moment chez {venue}.',
  attendedTitle: 'Merci de votre visite',
  attendedText: 'Au plaisir de vous revoir chez {venue}.',
  canceledTitle: 'Cette réservation est annulée',
  canceledText: 'Aucune table ne vous est plus réservée.',
  declinedTitle: 'Votre demande n’a pas pu être acceptée',
  declinedText: '{venue} n’a pas de table pour vous à ce moment-là. Rien n’est réservé.',
  overTitle: 'Cette réservation est passée',
  overText: 'En cas de doute, contactez {venue}.',
  allergies: 'Allergies',
  allergiesNotDescribed: 'Oui, sans précision',
  seating: 'Table',
  accessible: 'Accessible, sans marche',
  promo: 'Offre',

  offerTitle: 'Une table est libre pour vous',
  offerText: 'Elle vous est gardée jusqu’au {moment}.',
  claimOffer: 'Prendre la table',
  declineOffer: 'Non, merci',
  waitPlaceFirst: 'Vous êtes le prochain groupe pour une table à {time}.',
  waitPlace: 'Vous avez le numéro {place} pour une table à {time}.',
  offerLapsed:
    'La proposition est terminée et la table peut revenir à d’autres. Vous êtes toujours sur la liste d’attente.',
  offerDeclined:
    'Vous avez refusé la table. Vous êtes toujours sur la liste d’attente et nous ne vous reposerons pas la question.',
  offerWithdrawn:
    'La table n’est plus gardée pour vous. Vous êtes toujours sur la liste d’attente.',
  askAgain: 'Je veux toujours une table',
  offerTaken: 'La table est déjà prise. Vous êtes toujours sur la liste d’attente.',
  claimTime: 'Réserver à {time}',
  claimDone: 'La table est à vous.',
  declineOfferDone: 'Le restaurant sait que vous ne voulez pas cette table.',
  askAgainDone: 'Merci. Nous vous poserons la question quand ce sera votre tour.',

  reconfirmTitle: 'Venez-vous toujours ?',
  reconfirmText: 'Un simple oui aide le restaurant à s’organiser.',
  reconfirm: 'Oui, nous venons',
  reconfirmed: 'Vous avez confirmé votre venue au restaurant.',
  reconfirmDone: 'Merci. Le restaurant sait que vous venez.',

  signPolicy: 'Signer les conditions',
  acceptPolicy: 'J’ai lu et j’accepte ces conditions d’annulation',
  acceptError: 'Cochez la case pour signer les conditions.',
  signedAt: 'Signées par vous le {moment}.',
  signDone: 'Merci. Les conditions d’annulation sont signées.',
  policyExpired:
    'Le délai pour signer a pris fin le {moment}. Appelez {venue} au sujet de votre réservation.',
  policyEnded: 'Ces conditions ont pris fin le {moment}.',
  charged: 'Prélevé : {amount}',
  refunded: 'Remboursé : {amount}',

  changeOrCancelTitle: 'Vos projets ont changé ?',
  changeBooking: 'Modifier le jour, l’heure ou les convives',
  currentBooking: 'Réservé actuellement : {what}',
  currentlyWaiting: 'En attente de : {what}',
  changeTo: 'Passer à : {day} à {time}, pour {people}',
  notChangedYet:
    'Rien n’est encore modifié. Choisissez un autre jour, une autre heure ou un autre nombre de convives.',
  timeNotFree: 'Aucune table à {time} ce jour-là. Choisissez une autre heure.',
  changeRefused: 'Cette modification n’est pas possible. Choisissez une autre heure.',
  keepUnchanged: 'La laisser telle quelle',
  changeByPhone: 'Aucune modification n’est possible en ligne. Contactez {venue}.',
  moveDone: 'Votre modification est enregistrée.',
  moveDoneSign: 'Votre modification est enregistrée. Signez les conditions d’annulation.',

  changeGuestNotes: 'Modifier les demandes ou allergies',
  guestNotesTitle: 'Demandes et allergies',
  save: 'Enregistrer',
  guestNotesDone: 'Enregistré. Le restaurant le voit.',

  cancelBooking: 'Annuler la réservation',
  cancelTitle: 'Annuler votre réservation',
  reasonTitle: 'Pouvons-nous savoir pourquoi ?',
  reasonCHANGED_PLANS: 'Nos projets ont changé',
  reasonUNEXPECTED_SITUATION: 'Nous avons un imprévu',
  reasonBOOKED_ANOTHER_PLACE: 'Nous avons réservé ailleurs',
  reasonUPDATE_BOOKING: 'Nous voulons venir à un autre moment',
  reasonOTHER: 'Une autre raison',
  reasonError: 'Choisissez une raison pour continuer.',
  confirmCancelTitle: 'Annuler définitivement ?',
  cancelCostsNothing: 'L’annulation ne coûte rien.',
  cancelFree: 'L’annulation est gratuite jusqu’au {moment}.',
  cancelFee:
    'L’annulation était gratuite jusqu’au {moment}. Selon les conditions que vous avez signées, le restaurant peut maintenant prélever {total}.',
  confirmCancel: 'Oui, annuler la réservation',
  confirmCancelFee: 'Oui, annuler pour {total}',
  keepBooking: 'Non, garder la réservation',
  cancelDone: 'Votre réservation est annulée.',
  withdrawRequest: 'Retirer la demande',
  withdrawDone: 'Votre demande est retirée.',
  leaveWaitList: 'Quitter la liste d’attente',
  leaveText:
    'Quitter la liste ne coûte rien. Si vous vous inscrivez de nouveau, vous serez en fin de liste.',
  confirmLeave: 'Oui, quitter la liste d’attente',
  stayOnWaitList: 'Non, rester sur la liste d’attente',
  leaveDone: 'Vous avez quitté la liste d’attente.',
  leftTitle: 'Vous n’êtes plus sur la liste d’attente',
  leftText: 'Aucune table ne vous sera plus proposée.',

  linkTitle: 'Ce lien n’ouvre aucune réservation',
  linkText:
    'Il en manque peut-être une partie. Copiez le lien entier de votre confirmation, ou contactez le restaurant.',
  outdated: 'La réservation a changé entre-temps. Voici où elle en est.',
};
