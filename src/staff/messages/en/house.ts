/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Sections of the house',
    sections: {
      device: 'This device',
    },
    deviceHint: 'Kept on this device; other devices have their own settings.',
  },
};
