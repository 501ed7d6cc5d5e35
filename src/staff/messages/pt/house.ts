import type { MessageParts } from '../staff-messages.ts';

/** Texts of the house: the sections that its owner sets up, and the settings of a device. */
export const house = {
  house: {
    sectionsLabel: 'Secções da casa',
    groups: {
      bookings: 'Reservas',
      guests: 'Clientes',
      venue: 'Restaurante e equipa',
      connections: 'Ligações',
      own: 'A sua conta e este dispositivo',
    },
    sections: {
      'opening-times': 'Horários',
      tables: 'Mesas e zonas',
      experiences: 'Experiências',
      'add-ons': 'Extras',
      codes: 'Códigos',
      rules: 'Regras de reserva',
      cancellation: 'Cancelamento',
      texts: 'Textos para clientes',
      mail: 'E-mails',
      venue: 'O restaurante',
      versions: 'Versões',
      'guest-import': 'Importar clientes',
      team: 'Equipa',
      account: 'A minha conta',
      keys: 'Chaves e páginas',
      partners: 'Parceiros',
      webhooks: 'Webhooks',
      'mail-server': 'Envio de e-mails',
      device: 'Este dispositivo',
    },
    deviceHint: 'Fica guardado neste dispositivo; os outros têm as suas próprias definições.',
  },
} satisfies MessageParts['house'];
