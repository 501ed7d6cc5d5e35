import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Abschnitte des Hauses',
    groups: {
      bookings: 'Reservierungen',
      guests: 'Gäste',
      venue: 'Restaurant und Team',
      connections: 'Verbindungen',
      own: 'Sie und dieses Gerät',
    },
    sections: {
      'opening-times': 'Öffnungszeiten',
      tables: 'Tische und Bereiche',
      experiences: 'Erlebnisse',
      'add-ons': 'Extras',
      codes: 'Codes',
      rules: 'Regeln für Reservierungen',
      cancellation: 'Stornierung',
      texts: 'Texte für Gäste',
      mail: 'E-Mails',
      venue: 'Das Restaurant',
      versions: 'Fassungen',
      'guest-import': 'Gäste importieren',
      team: 'Team',
      account: 'Mein Konto',
      keys: 'Schlüssel und Seiten',
      partners: 'Partner',
      webhooks: 'Webhooks',
      'mail-server': 'E-Mail-Versand',
      device: 'Dieses Gerät',
    },
    deviceHint: 'Auf diesem Gerät gespeichert; andere Geräte haben eigene Einstellungen.',
  },
} satisfies MessageParts['house'];
