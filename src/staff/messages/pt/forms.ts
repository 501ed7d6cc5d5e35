import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the dialogs: differences, cancellations, numbers. */
export const forms = {
  conflict: {
    nothing: 'nada',
    fields: {
      status: 'Estado',
      bookingAt: 'Hora',
      party: 'Grupo',
      tables: 'Mesas',
      area: 'Zona',
      customer: 'Cliente',
      phone: 'Telefone',
      email: 'E-mail',
      allergies: 'Alergias',
      requests: 'Pedidos especiais',
      occasion: 'Ocasião',
      accessible: 'Mesa acessível',
      highChairs: 'Cadeiras de bebé',
      strollers: 'Carrinhos',
      hotelRoom: 'Quarto',
      publicNotes: 'Nota para o cliente',
      experience: 'Experiência',
      addOns: 'Extras',
      turn: 'Duração',
      wait: 'Espera indicada',
      ticket: 'Conta',
      cancelReason: 'Motivo',
    },
    yes: 'sim',
    no: 'não',
  },
  cancelForm: {
    heading: 'Cancelar esta reserva?',
    reason: 'Motivo',
    hint: 'Há dez segundos para voltar atrás, e pode anular-se durante 15 minutos.',
    keep: 'Manter',
    confirm: 'Cancelar a reserva',
  },
  stepper: {
    fewer: 'Menos uma',
    more: 'Mais uma',
  },
} satisfies Partial<StaffMessages>;
