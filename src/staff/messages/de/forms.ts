import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the dialogs: differences, cancellations, numbers. */
export const forms = {
  conflict: {
    nothing: 'nichts',
    fields: {
      status: 'Status',
      bookingAt: 'Zeit',
      party: 'Gäste',
      tables: 'Tische',
      area: 'Bereich',
      customer: 'Gast',
      phone: 'Telefon',
      email: 'E-Mail',
      allergies: 'Allergien',
      requests: 'Wünsche',
      occasion: 'Anlass',
      accessible: 'Barrierefreier Platz',
      highChairs: 'Hochstühle',
      strollers: 'Kinderwagen',
      hotelRoom: 'Hotelzimmer',
      publicNotes: 'Notiz an den Gast',
      experience: 'Erlebnis',
      addOns: 'Extras',
      turn: 'Dauer',
      wait: 'Genannte Wartezeit',
      ticket: 'Beleg',
      cancelReason: 'Grund',
    },
    yes: 'ja',
    no: 'nein',
  },
  cancelForm: {
    heading: 'Diese Reservierung stornieren?',
    reason: 'Grund',
    hint: 'Zehn Sekunden lang lässt es sich zurücknehmen, 15 Minuten lang rückgängig machen.',
    keep: 'Behalten',
    confirm: 'Reservierung stornieren',
  },
  stepper: {
    fewer: 'Einer weniger',
    more: 'Einer mehr',
  },
} satisfies Partial<StaffMessages>;
