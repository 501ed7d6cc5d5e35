import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the dialogs: differences, cancellations, numbers. */
export const forms = {
  conflict: {
    nothing: 'res',
    fields: {
      status: 'Estat',
      bookingAt: 'Hora',
      party: 'Grup',
      tables: 'Taules',
      area: 'Zona',
      customer: 'Client',
      phone: 'Telèfon',
      email: 'Correu',
      allergies: 'Al·lèrgies',
      requests: 'Peticions',
      occasion: 'Ocasió',
      accessible: 'Taula accessible',
      highChairs: 'Trones',
      strollers: 'Cotxets',
      hotelRoom: 'Habitació',
      publicNotes: 'Nota per al client',
      experience: 'Experiència',
      addOns: 'Extres',
      turn: 'Durada',
      wait: 'Espera anunciada',
      ticket: 'Compte',
      cancelReason: 'Motiu',
    },
    yes: 'sí',
    no: 'no',
  },
  cancelForm: {
    heading: 'Vols cancel·lar aquesta reserva?',
    reason: 'Motiu',
    hint: 'Tens deu segons per fer-te’n enrere, i ho pots desfer durant 15 minuts.',
    keep: 'Mantén-la',
    confirm: 'Cancel·la la reserva',
  },
  stepper: {
    fewer: 'Un menys',
    more: 'Un més',
  },
} satisfies Partial<StaffMessages>;
