import type { StaffMessages } from '../staff-messages.ts';

/** Texts about mail to guests and to the venue. */
export const mail = {
  mail: {
    heading: 'E-mails',
    count: (mails) => (mails === 1 ? '1 e-mail' : `${mails} e-mails`),
    empty:
      'Pas encore d’e-mails. Les clients en reçoivent un quand ils réservent et quand leur réservation change.',
    off: 'Aucun serveur de messagerie n’est configuré : les clients ne reçoivent pas d’e-mails.',
    demo: 'Ceci est la démonstration : rien n’est envoyé. Vous voyez ici ce que recevraient les clients.',
    failed: 'Les e-mails n’ont pas pu être chargés.',
    to: (name) => `À ${name}`,
    toGuest: 'Au client',
    toVenue: 'Au restaurant',
    about: (when) => `pour le ${when}`,
    sent: (when) => `Envoyé, ${when}`,
    shownOnly: (when) => `Non envoyé, car c’est la démonstration, ${when}`,
    waiting: 'Sera envoyé dans un instant',
    triedAgain: (when) => `Pas encore accepté. Prochain essai : ${when}`,
    refused: (when) => `Refusé par le serveur de messagerie, ${when}`,
    givenUp: (when) => `Abandonné après trois jours, ${when}`,
    noAddress: 'Non envoyé : il n’y a pas d’adresse.',
    outdated: 'Non envoyé : ce n’est plus vrai.',
    serverSaid: (answer) => `Réponse du serveur de messagerie : ${answer}`,
    show: 'Afficher',
    hide: 'Masquer',
    sendAgain: 'Renvoyer',
    kinds: {
      BOOKED: 'Réservée',
      REQUESTED: 'Demande reçue',
      WAIT_LIST_JOINED: 'Sur liste d’attente',
      SIGNATURE_NEEDED: 'Signature manquante',
      CONFIRMED: 'Confirmée',
      DECLINED: 'Refusée',
      CHANGED: 'Modifiée',
      CANCELED: 'Annulée',
      REMINDER: 'Rappel',
      RECONFIRM: 'Reconfirmation demandée',
      VENUE_REQUESTED: 'Nouvelle demande',
      VENUE_CANCELED: 'Annulation tardive',
    },
  },
} satisfies Pick<StaffMessages, 'mail'>;
