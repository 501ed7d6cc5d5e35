import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the dialogs: differences, cancellations, numbers. */
export const forms = {
  conflict: {
    nothing: 'rien',
    fields: {
      status: 'Statut',
      bookingAt: 'Heure',
      party: 'Convives',
      tables: 'Tables',
      area: 'Espace',
      customer: 'Client',
      phone: 'Téléphone',
      email: 'E-mail',
      allergies: 'Allergies',
      requests: 'Demandes particulières',
      occasion: 'Occasion',
      accessible: 'Table accessible',
      highChairs: 'Chaises hautes',
      strollers: 'Poussettes',
      hotelRoom: 'Chambre d’hôtel',
      publicNotes: 'Note au client',
      experience: 'Expérience',
      addOns: 'Extras',
      turn: 'Durée',
      wait: 'Attente annoncée',
      ticket: 'Ticket',
      cancelReason: 'Raison',
    },
    yes: 'oui',
    no: 'non',
  },
  cancelForm: {
    heading: 'Annuler cette réservation ?',
    reason: 'Raison',
    hint: 'On peut se raviser pendant dix secondes, et revenir en arrière pendant 15 minutes.',
    keep: 'La garder',
    confirm: 'Annuler la réservation',
  },
  stepper: {
    fewer: 'Un de moins',
    more: 'Un de plus',
  },
} satisfies Partial<StaffMessages>;
