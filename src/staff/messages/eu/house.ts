import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Lokalaren atalak',
    groups: {
      bookings: 'Erreserbak',
      guests: 'Bezeroak',
      venue: 'Lokala eta taldea',
      connections: 'Konexioak',
      own: 'Zu eta gailu hau',
    },
    sections: {
      'opening-times': 'Ordutegiak',
      tables: 'Mahaiak eta guneak',
      experiences: 'Esperientziak',
      'add-ons': 'Gehigarriak',
      codes: 'Kodeak',
      rules: 'Erreserben arauak',
      cancellation: 'Ezeztapena',
      texts: 'Bezeroentzako testuak',
      mail: 'Posta',
      venue: 'Lokala',
      versions: 'Bertsioak',
      'guest-import': 'Bezeroak inportatu',
      team: 'Taldea',
      account: 'Nire kontua',
      keys: 'Gakoak eta orriak',
      partners: 'Plataformak',
      webhooks: 'Webhookak',
      'mail-server': 'Posta bidaltzea',
      device: 'Gailu hau',
    },
    deviceHint: 'Gailu honetan gordetzen da; beste gailuek beren ezarpenak dituzte.',
  },
} satisfies MessageParts['house'];
