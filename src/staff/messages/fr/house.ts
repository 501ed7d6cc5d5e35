import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Rubriques de la maison',
    sections: {
      device: 'Cet appareil',
    },
    deviceHint: 'Enregistré sur cet appareil ; les autres ont leurs propres réglages.',
  },
} satisfies MessageParts['house'];
