import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Lokalaren atalak',
    sections: {
      device: 'Gailu hau',
    },
    deviceHint: 'Gailu honetan gordetzen da; beste gailuek beren ezarpenak dituzte.',
  },
} satisfies MessageParts['house'];
