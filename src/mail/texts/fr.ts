import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  kinds: {
    BOOKED: {
      subject: 'Votre table chez {venue} : {when}',
      heading: 'Votre table est réservée',
      text: 'Au plaisir de vous accueillir.',
    },
    REQUESTED: {
      subject: 'Votre demande à {venue} : {when}',
      heading: 'Nous avons bien reçu votre demande',
      text: 'Rien n’est encore réservé. Nous vous écrirons dès que {venue} aura répondu.',
    },
    WAIT_LIST_JOINED: {
      subject: 'Liste d’attente chez {venue} : {when}',
      heading: 'Vous êtes sur la liste d’attente',
      text: 'Rien n’est encore réservé. {venue} vous préviendra si une table se libère.',
    },
    SIGNATURE_NEEDED: {
      subject: 'Il manque votre signature pour {venue} : {when}',
      heading: 'Il manque votre signature',
      text: 'Signez les conditions d’annulation avant le {deadline}. Passé ce délai, le restaurant peut donner votre table à d’autres.',
    },
    CONFIRMED: {
      subject: 'Confirmé : {venue}, {when}',
      heading: 'Votre réservation est confirmée',
      text: 'Votre table est réservée. Au plaisir de vous accueillir.',
    },
    DECLINED: {
      subject: 'Votre demande à {venue} n’a pas pu être acceptée',
      heading: 'Votre demande n’a pas pu être acceptée',
      text: '{venue} n’a pas de table pour vous à ce moment-là. Rien n’est réservé. Il y a peut-être de la place à une autre heure.',
    },
    CHANGED: {
      subject: 'Réservation modifiée : {venue}, {when}',
      heading: 'Votre réservation a changé',
      text: 'Voici ce qui est prévu maintenant.',
    },
    CANCELED: {
      subject: 'Réservation annulée : {venue}, {when}',
      heading: 'Votre réservation est annulée',
      text: 'Aucune table ne vous est plus réservée.',
    },
    OFFERED: {
      subject: 'Une table pour vous chez {venue} : {when}',
      heading: 'Une table est libre pour vous',
      text: '{venue} vous la garde jusqu’au {until}. Appuyez sur le bouton, puis sur « Prendre la table ». Ensuite, elle est proposée à d’autres.',
    },
    OFFER_EXPIRED: {
      subject: 'Votre table chez {venue} n’est plus gardée : {when}',
      heading: 'La table n’est plus gardée pour vous',
      text: 'Elle peut maintenant revenir à d’autres. Vous êtes toujours sur la liste d’attente : votre page indique votre place et vous permet de dire que vous voulez encore une table.',
    },
    TABLE_READY: {
      subject: 'Votre table chez {venue} est prête',
      heading: 'Votre table est prête',
      text: 'Venez maintenant, s’il vous plaît : {venue} vous la garde jusqu’à {until}.',
    },
    REMINDER: {
      subject: 'Rappel : {venue}, {when}',
      heading: 'À bientôt',
      text: 'Votre table est réservée. Si vos projets ont changé, prévenez le restaurant avec le bouton ci-dessous.',
    },
    RECONFIRM: {
      subject: 'Venez-vous toujours ? {venue}, {when}',
      heading: 'Venez-vous toujours ?',
      text: 'Un simple oui aide le restaurant à s’organiser. Confirmez-le sur la page de votre réservation.',
    },
    VENUE_REQUESTED: {
      subject: 'Nouvelle demande : {when}',
      heading: 'Une demande attend votre réponse',
      text: 'Acceptez-la ou refusez-la dans la vue de l’équipe. Le client est prévenu aussitôt.',
    },
    VENUE_CANCELED: {
      subject: 'Annulée au dernier moment : {when}',
      heading: 'Une réservation a été annulée au dernier moment',
      text: 'Sa table est de nouveau libre.',
    },
  },
  leftWaitList: {
    subject: 'Vous n’êtes plus sur la liste d’attente : {venue}, {when}',
    heading: 'Vous n’êtes plus sur la liste d’attente',
    text: 'Aucune table ne vous sera plus proposée.',
  },
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  when: 'Quand',
  guests: 'Convives',
  adults: 'Adultes',
  children: 'Enfants',
  area: 'Espace',
  experience: 'Expérience',
  extras: 'Extras',
  bookedAs: 'Nom',
  manage: 'Voir, modifier ou annuler',
  sign: 'Lire et signer',
  claim: 'Voir la proposition',
  reconfirm: 'Confirmer ou annuler',
  openWaitList: 'Voir ma place',
  answer: 'Répondre à la demande',
  open: 'Ouvrir la réservation',
  otherTime: 'Chercher une autre heure',
  freeTimes: 'Il y a actuellement une table à ces heures :',
  linkIsPersonal:
    'Ce lien est pour vous seul : toute personne qui l’a peut modifier ou annuler la réservation.',
  waitListLinkIsPersonal:
    'Ce lien est pour vous seul : toute personne qui l’a peut accepter une table ou quitter la liste d’attente à votre place.',
  reason: 'Vous recevez ce message en raison d’une réservation chez {venue}.',
  test: {
    subject: 'E-mail de test de {venue}',
    heading: 'L’envoi d’e-mails fonctionne',
    text: 'Dans la vue de l’équipe de {venue}, vous avez demandé si les e-mails arrivent. Celui-ci est arrivé. Les clients reçoivent les leurs de la même adresse.',
  },
  venueReason: 'Vous recevez ce message car cette adresse est celle de contact de {venue}.',
  webhook: {
    subject: 'Le webhook de {partner} est désactivé',
    heading: 'Un webhook est désactivé',
    because: {
      GONE: 'Le serveur de {partner} a répondu que cette adresse n’existe plus : {venue} ne lui envoie donc plus rien.',
      FAILING:
        'Le serveur de {partner} n’a rien accepté pendant cinq jours : {venue} ne lui envoie donc plus rien.',
    },
    partner: 'Partenaire',
    address: 'Adresse',
    failingSince: 'En échec depuis',
    lastAnswer: 'Dernière réponse',
    problems: {
      TIMEOUT: 'pas de réponse à temps',
      NAME_NOT_RESOLVED: 'le nom de l’adresse n’existe pas',
      ADDRESS_NOT_ALLOWED: 'l’adresse est dans un réseau privé ou n’est pas en https',
      CERTIFICATE: 'le certificat n’est pas valide',
      NOT_CONNECTED: 'pas de connexion',
    },
    whatToDo: 'Que faire :',
    steps: [
      'Demandez à {partner} de réparer l’adresse.',
      'Réactivez ensuite le webhook dans la vue de l’équipe, sous Maison › Webhooks.',
      'Renvoyez de là ce qui a été manqué, ou demandez à {partner} de le lire sur /v3/events. Les événements sont conservés 30 jours.',
    ],
    open: 'Ouvrir les webhooks',
  },
  sheet: {
    subject: '{day} : {totals}',
    heading: 'Les réservations du jour',
    totals: (bookings, covers) =>
      `${bookings < 2 ? `${bookings} réservation` : `${bookings} réservations`}, ${covers < 2 ? `${covers} couvert` : `${covers} couverts`}`,
    empty: 'Il n’y a pas encore de réservation pour ce jour.',
    allergies: (what) => `Allergies : ${what}`,
    allergiesUnknown: 'a des allergies, on ne sait pas lesquelles : demander',
    wishes: (what) => `Demandes particulières : ${what}`,
    note: (what) => `Note : ${what}`,
    aboutGuest: (what) => `À propos du client : ${what}`,
    notConfirmed: 'non confirmée',
    withoutName: 'sans nom',
    open: 'Ouvrir la journée',
  },
};
