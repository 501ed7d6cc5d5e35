import type { MessageParts } from '../staff-messages.ts';

/** Texts of the page that sets up the first venue of a server. */
export const setup = {
  setup: {
    heading: 'Il tuo ristorante',
    intro: 'Pochi minuti e gli ospiti potranno prenotare. Tutto si può cambiare in seguito.',
    code: 'Codice del terminale',
    codeHint: 'Compare nella finestra in cui è stato avviato il server.',
    you: 'Tu',
    yourName: 'Il tuo nome',
    password: 'Password',
    passwordHint: 'Almeno 10 caratteri.',
    restaurant: 'Il ristorante',
    website: 'Il tuo sito web',
    websiteHint: 'Dove sarà il widget di prenotazione. Lascia vuoto se non ce l’hai.',
    privacyPolicyHint: 'Gli ospiti la accettano quando prenotano. Basta una pagina del tuo sito.',
    meals: { BREAKFAST: 'Colazione', LUNCH: 'Pranzo', DINNER: 'Cena' },
    served: 'Si può prenotare',
    tablesHint: 'Quanti tavoli di ogni dimensione. Nomi e zone vengono dopo.',
    addTables: 'Aggiungi un’altra dimensione',
    tablesTitle: (count, covers) =>
      `${count} ${count === 1 ? 'tavolo' : 'tavoli'} fino a ${covers} posti`,
    tableCount: 'Quanti tavoli',
    faults: (n) => (n === 1 ? '1 campo da controllare' : `${n} campi da controllare`),
    create: 'Crea il ristorante',
    creating: 'Creazione…',
    wrongCode: 'Non è il codice mostrato dal terminale. Ogni avvio del server ne genera un altro.',
    closed: 'Questo server ha già il suo ristorante. Ricarica la pagina per accedere.',
    noAnswer:
      'Non è arrivata nessuna risposta. Ricarica la pagina: se ti chiede di accedere, è stato creato.',
    refused: (why) => `Non creato: ${why}`,
  },
} satisfies MessageParts['setup'];
