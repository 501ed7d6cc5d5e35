import { messages as widget } from '../../diner/i18n/locales/fr.ts';
import { policyMessages } from '../../diner/policy/locales/fr.ts';
import type { ManageMessages } from './manage-messages.ts';

export const messages: ManageMessages = {
  ...widget,
  ...policyMessages,
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
  sending: 'Envoi…',

  signBy: 'Signez avant le {moment}. Ensuite, le restaurant peut donner votre table à d’autres.',
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
  changeTitle: 'Modifier votre réservation',
  currentBooking: 'Réservé actuellement : {what}',
  changeTo: 'Passer à : {day} à {time}, pour {people}',
  sameAsBooked:
    'C’est ce que vous avez réservé. Choisissez un autre jour, une autre heure ou un autre nombre de convives.',
  timeNotFree: 'Aucune table à {time} ce jour-là. Choisissez une autre heure.',
  changeRefused: 'Votre réservation ne peut pas passer à cette heure. Choisissez-en une autre.',
  keepUnchanged: 'La laisser telle quelle',
  changeByPhone:
    'Cette réservation ne peut pas être modifiée en ligne. Contactez {venue}, ou annulez-la et réservez de nouveau.',
  moveDone: 'Votre réservation est modifiée.',
  moveDoneSign: 'Votre réservation est modifiée. Signez ses conditions d’annulation.',

  changeGuestNotes: 'Modifier les demandes ou allergies',
  guestNotesTitle: 'Demandes et allergies',
  save: 'Enregistrer',
  guestNotesDone: 'Enregistré. Le restaurant le voit avec votre réservation.',

  cancelBooking: 'Annuler la réservation',
  cancelTitle: 'Annuler votre réservation',
  cancelReasonTitle: 'Pourquoi annulez-vous ?',
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

  linkTitle: 'Ce lien n’ouvre aucune réservation',
  linkText:
    'Il en manque peut-être une partie. Copiez le lien entier de votre confirmation, ou contactez le restaurant.',
  outdated: 'La réservation a changé entre-temps. Voici où elle en est.',
};
