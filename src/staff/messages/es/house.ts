import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Apartados del local',
    sections: {
      device: 'Este dispositivo',
    },
    deviceHint: 'Se guarda en este dispositivo; los demás tienen sus propios ajustes.',
  },
} satisfies MessageParts['house'];
