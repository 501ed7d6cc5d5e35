import type { MessageParts } from '../staff-messages.ts';

/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Chiudi la serata',
    whatIsLeft: 'Quello che resta della serata:',
    nothingLeft: 'Non resta nulla in sospeso.',
    coming: (n: number) =>
      n === 1 ? 'Deve ancora arrivare 1 gruppo.' : `Devono ancora arrivare ${n} gruppi.`,
    figures: 'Cifre della serata',
    sure: (n: number) => `Tutti e ${n}? Si possono annullare solo gli ultimi dieci.`,
    note: {
      label: (day: string) => `Nota per ${day}`,
      hint: 'Per lo staff, senza nomi di ospiti.',
      save: 'Salva la nota',
      saved: 'Salvata.',
    },
    kinds: {
      seated: {
        count: (n: number) =>
          n === 1 ? '1 gruppo è ancora a tavola' : `${n} gruppi sono ancora a tavola`,
        close: 'Sono andati via tutti',
        done: (n: number) => (n === 1 ? '1 gruppo è andato via' : `${n} gruppi sono andati via`),
      },
      waiting: {
        count: (n: number) =>
          n === 1 ? '1 gruppo aspetta ancora un tavolo' : `${n} gruppi aspettano ancora un tavolo`,
        close: 'Sono andati via tutti senza tavolo',
        done: (n: number) =>
          n === 1
            ? '1 gruppo è andato via senza tavolo'
            : `${n} gruppi sono andati via senza tavolo`,
      },
      missing: {
        count: (n: number) =>
          n === 1 ? '1 gruppo non è mai venuto' : `${n} gruppi non sono mai venuti`,
        close: 'Segna tutti come no-show',
        done: (n: number) => (n === 1 ? '1 gruppo è un no-show' : `${n} gruppi sono no-show`),
      },
      requests: {
        count: (n: number) =>
          n === 1 ? '1 richiesta è senza risposta' : `${n} richieste sono senza risposta`,
        close: 'Rifiuta tutte; gli ospiti vengono avvisati',
        done: (n: number) =>
          n === 1 ? '1 richiesta è rifiutata' : `${n} richieste sono rifiutate`,
      },
    },
  },
} satisfies MessageParts['closeNight'];
