import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the dialogs: differences, cancellations, numbers. */
export const forms = {
  conflict: {
    nothing: 'niente',
    fields: {
      status: 'Stato',
      bookingAt: 'Orario',
      party: 'Ospiti',
      tables: 'Tavoli',
      area: 'Zona',
      customer: 'Ospite',
      phone: 'Telefono',
      email: 'Email',
      allergies: 'Allergie',
      requests: 'Richieste particolari',
      occasion: 'Occasione',
      accessible: 'Tavolo accessibile',
      highChairs: 'Seggioloni',
      strollers: 'Passeggini',
      hotelRoom: 'Camera d’albergo',
      publicNotes: 'Nota per l’ospite',
      experience: 'Esperienza',
      addOns: 'Extra',
      turn: 'Durata',
      wait: 'Attesa prevista',
      ticket: 'Conto',
      cancelReason: 'Motivo',
    },
    yes: 'sì',
    no: 'no',
  },
  cancelForm: {
    heading: 'Disdire questa prenotazione?',
    reason: 'Motivo',
    hint: 'Ci si può ripensare per dieci secondi, e annullare la disdetta per 15 minuti.',
    keep: 'Mantenerla',
    confirm: 'Disdire la prenotazione',
  },
  stepper: {
    fewer: 'Uno in meno',
    more: 'Uno in più',
  },
} satisfies Partial<StaffMessages>;
