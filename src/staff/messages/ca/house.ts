import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Apartats del local',
    groups: {
      bookings: 'Reserves',
      guests: 'Clients',
      venue: 'Local i equip',
      connections: 'Connexions',
      own: 'Tu i aquest dispositiu',
    },
    sections: {
      'opening-times': 'Horaris',
      tables: 'Taules i zones',
      experiences: 'Experiències',
      'add-ons': 'Extres',
      codes: 'Codis',
      rules: 'Regles de reserva',
      cancellation: 'Cancel·lació',
      texts: 'Textos per als clients',
      mail: 'Correus',
      venue: 'El local',
      versions: 'Versions',
      'guest-import': 'Importar clients',
      team: 'Equip',
      account: 'El meu compte',
      keys: 'Claus i pàgines',
      partners: 'Plataformes',
      webhooks: 'Webhooks',
      'mail-server': 'Enviament de correu',
      device: 'Aquest dispositiu',
    },
    deviceHint: 'Es desa en aquest dispositiu; els altres tenen els seus propis ajustos.',
  },
} satisfies MessageParts['house'];
