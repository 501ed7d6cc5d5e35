import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the dialogs: differences, cancellations, numbers. */
export const forms = {
  conflict: {
    nothing: 'ezer ez',
    fields: {
      status: 'Egoera',
      bookingAt: 'Ordua',
      party: 'Taldea',
      tables: 'Mahaiak',
      area: 'Gunea',
      customer: 'Bezeroa',
      phone: 'Telefonoa',
      email: 'Helbide elektronikoa',
      allergies: 'Alergiak',
      requests: 'Eskaera bereziak',
      occasion: 'Ospakizuna',
      accessible: 'Mahai irisgarria',
      highChairs: 'Haur-aulkiak',
      strollers: 'Haur-kotxeak',
      hotelRoom: 'Hoteleko gela',
      publicNotes: 'Bezeroarentzako oharra',
      experience: 'Esperientzia',
      addOns: 'Gehigarriak',
      turn: 'Iraupena',
      wait: 'Esandako itxaronaldia',
      ticket: 'Kontua',
      cancelReason: 'Arrazoia',
    },
    yes: 'bai',
    no: 'ez',
  },
  cancelForm: {
    heading: 'Erreserba hau ezeztatu?',
    reason: 'Arrazoia',
    hint: 'Hamar segundo dituzu atzera egiteko, eta 15 minutuz desegin dezakezu.',
    keep: 'Ez ezeztatu',
    confirm: 'Ezeztatu erreserba',
  },
  stepper: {
    fewer: 'Bat gutxiago',
    more: 'Bat gehiago',
  },
} satisfies Partial<StaffMessages>;
