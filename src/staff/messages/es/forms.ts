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
      phone: 'Teléfono',
      email: 'Correo',
      allergies: 'Alergias',
      requests: 'Peticiones',
      occasion: 'Ocasión',
      accessible: 'Mesa accesible',
      highChairs: 'Tronas',
      strollers: 'Carritos',
      hotelRoom: 'Habitación',
      publicNotes: 'Nota para el cliente',
      experience: 'Experiencia',
      addOns: 'Extras',
      turn: 'Duración',
      wait: 'Espera anunciada',
      ticket: 'Cuenta',
      cancelReason: 'Motivo',
    },
    yes: 'sí',
    no: 'no',
  },
  cancelForm: {
    heading: '¿Cancelar esta reserva?',
    reason: 'Motivo',
    hint: 'Tienes diez segundos para echarte atrás, y 15 minutos para deshacerlo.',
    keep: 'Mantenerla',
    confirm: 'Cancelar la reserva',
  },
  stepper: {
    fewer: 'Uno menos',
    more: 'Uno más',
  },
} satisfies Partial<StaffMessages>;
