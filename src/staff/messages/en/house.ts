/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Sections of the house',
    sections: {
      'opening-times': 'Opening times',
      tables: 'Tables and areas',
      experiences: 'Experiences',
      'add-ons': 'Add-ons',
      codes: 'Codes',
      rules: 'Rules for bookings',
      cancellation: 'Cancellation',
      texts: 'Texts for guests',
      mail: 'Mail',
      venue: 'The venue',
      versions: 'Versions',
      'guest-import': 'Import guests',
      team: 'Team',
      account: 'My account',
      keys: 'Keys and pages',
      partners: 'Partners',
      webhooks: 'Webhooks',
      'mail-server': 'Mail sending',
      device: 'This device',
    },
    deviceHint: 'Kept on this device; other devices have their own settings.',
  },
};
