import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Rubriques de la maison',
    groups: {
      bookings: 'Réservations',
      guests: 'Clients',
      venue: 'Restaurant et équipe',
      connections: 'Connexions',
      own: 'Vous et cet appareil',
    },
    sections: {
      'opening-times': 'Horaires',
      tables: 'Tables et espaces',
      experiences: 'Expériences',
      'add-ons': 'Extras',
      codes: 'Codes',
      rules: 'Règles de réservation',
      cancellation: 'Annulation',
      texts: 'Textes pour les clients',
      mail: 'E-mails',
      venue: 'Le restaurant',
      versions: 'Versions',
      'guest-import': 'Importer des clients',
      team: 'Équipe',
      account: 'Mon compte',
      keys: 'Clés et pages',
      partners: 'Partenaires',
      webhooks: 'Webhooks',
      'mail-server': 'Envoi des e-mails',
      device: 'Cet appareil',
    },
    deviceHint: 'Enregistré sur cet appareil ; les autres ont leurs propres réglages.',
  },
} satisfies MessageParts['house'];
