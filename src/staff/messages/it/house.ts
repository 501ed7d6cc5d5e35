import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Sezioni del locale',
    groups: {
      bookings: 'Prenotazioni',
      guests: 'Ospiti',
      venue: 'Locale e team',
      connections: 'Collegamenti',
      own: 'Tu e questo dispositivo',
    },
    sections: {
      'opening-times': 'Orari',
      tables: 'Tavoli e zone',
      experiences: 'Esperienze',
      'add-ons': 'Extra',
      codes: 'Codici',
      rules: 'Regole di prenotazione',
      cancellation: 'Cancellazione',
      texts: 'Testi per gli ospiti',
      mail: 'Email',
      venue: 'Il locale',
      versions: 'Versioni',
      'guest-import': 'Importare ospiti',
      team: 'Team',
      account: 'Il mio account',
      keys: 'Chiavi e pagine',
      partners: 'Partner',
      webhooks: 'Webhook',
      'mail-server': 'Invio delle email',
      device: 'Questo dispositivo',
    },
    deviceHint: 'Salvato su questo dispositivo; gli altri hanno le proprie impostazioni.',
  },
} satisfies MessageParts['house'];
