import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Apartados del local',
    groups: {
      bookings: 'Reservas',
      guests: 'Clientes',
      venue: 'Local y equipo',
      connections: 'Conexiones',
      own: 'Tú y este dispositivo',
    },
    sections: {
      'opening-times': 'Horarios',
      tables: 'Mesas y zonas',
      experiences: 'Experiencias',
      'add-ons': 'Extras',
      codes: 'Códigos',
      rules: 'Reglas de reserva',
      cancellation: 'Cancelación',
      texts: 'Textos para clientes',
      mail: 'Correos',
      venue: 'El local',
      versions: 'Versiones',
      'guest-import': 'Importar clientes',
      team: 'Equipo',
      account: 'Mi cuenta',
      keys: 'Claves y páginas',
      partners: 'Plataformas',
      webhooks: 'Webhooks',
      'mail-server': 'Envío de correo',
      device: 'Este dispositivo',
    },
    deviceHint: 'Se guarda en este dispositivo; los demás tienen sus propios ajustes.',
  },
} satisfies MessageParts['house'];
