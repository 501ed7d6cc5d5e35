import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Secções da casa',
    sections: {
      device: 'Este dispositivo',
    },
    deviceHint: 'Fica guardado neste dispositivo; os outros têm as suas próprias definições.',
  },
} satisfies MessageParts['house'];
