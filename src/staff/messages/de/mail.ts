import type { StaffMessages } from '../staff-messages.ts';

/** Texts about mail to guests and to the venue. */
export const mail = {
  mail: {
    heading: 'E-Mails',
    count: (mails) => (mails === 1 ? '1 E-Mail' : `${mails} E-Mails`),
    empty:
      'Noch keine E-Mails. Gäste bekommen eine, wenn sie reservieren und wenn sich ihre Reservierung ändert.',
    off: 'Es ist kein Mailserver eingerichtet: Gäste bekommen keine E-Mails.',
    demo: 'Das ist die Demo: Nichts wird versendet. Hier sehen Sie, was Gäste bekämen.',
    failed: 'Die E-Mails konnten nicht geladen werden.',
    to: (name) => `An ${name}`,
    toGuest: 'An den Gast',
    toVenue: 'An das Restaurant',
    about: (when) => `für ${when}`,
    sent: (when) => `Versendet, ${when}`,
    shownOnly: (when) => `Nicht versendet, weil das die Demo ist, ${when}`,
    waiting: 'Wird gleich versendet',
    triedAgain: (when) => `Noch nicht angenommen. Nächster Versuch: ${when}`,
    refused: (when) => `Vom Mailserver abgelehnt, ${when}`,
    givenUp: (when) => `Nach drei Tagen aufgegeben, ${when}`,
    noAddress: 'Nicht versendet: Es gibt keine Adresse.',
    outdated: 'Nicht versendet: Es stimmt nicht mehr.',
    serverSaid: (answer) => `Antwort des Mailservers: ${answer}`,
    show: 'Ansehen',
    hide: 'Ausblenden',
    sendAgain: 'Noch einmal senden',
    kinds: {
      BOOKED: 'Reserviert',
      REQUESTED: 'Anfrage erhalten',
      WAIT_LIST_JOINED: 'Auf der Warteliste',
      SIGNATURE_NEEDED: 'Unterschrift fehlt',
      CONFIRMED: 'Bestätigt',
      DECLINED: 'Abgelehnt',
      CHANGED: 'Geändert',
      CANCELED: 'Storniert',
      REMINDER: 'Erinnerung',
      RECONFIRM: 'Bitte um Bestätigung',
      VENUE_REQUESTED: 'Neue Anfrage',
      VENUE_CANCELED: 'Kurzfristig storniert',
    },
  },
} satisfies Pick<StaffMessages, 'mail'>;
