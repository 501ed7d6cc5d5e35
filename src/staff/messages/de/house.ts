import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Abschnitte des Hauses',
    sections: {
      device: 'Dieses Gerät',
    },
    deviceHint: 'Auf diesem Gerät gespeichert; andere Geräte haben eigene Einstellungen.',
  },
} satisfies MessageParts['house'];
