import type { MessageParts } from '../staff-messages.ts';

/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Periodo',
    views: { night: 'Serata', week: 'Settimana', month: 'Mese', own: 'Altro periodo' },
    earlier: { night: 'Il giorno prima', week: 'La settimana prima', month: 'Il mese prima' },
    later: { night: 'Il giorno dopo', week: 'La settimana dopo', month: 'Il mese dopo' },
    /** What figures are compared with. */
    before: {
      night: 'Stesso giorno della settimana prima',
      week: 'Settimana prima',
      month: 'Mese prima',
      own: 'Periodo prima',
    },
    from: 'Dal',
    to: 'Al (compreso)',
    reversed: 'L’ultimo giorno non può precedere il primo.',
    print: 'Stampa',
    csv: 'File CSV',
    failed: 'Non è stato possibile caricare le cifre.',
    nobody: 'Non è venuto nessuno.',
    figures: {
      covers: 'Coperti',
      parties: 'Gruppi',
      walkIns: 'Senza prenotazione',
      noShows: 'No-show',
      cancellations: 'Disdette',
      sales: 'Incasso',
      tips: 'Mance',
    },
    coversHint:
      'Gli ospiti senza prenotazione, i no-show e le disdette sono contati in coperti. L’incasso comprende i conti chiusi, senza mance.',
    parties: (n: number) => (n === 1 ? '1 gruppo' : `${n} gruppi`),
    tickets: (n: number) => (n === 1 ? '1 conto' : `${n} conti`),
    compared: (before: string, value: string, difference: string) =>
      `${before}: ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? '1 prenotazione è ancora aperta: nessuno ha indicato se gli ospiti sono venuti.'
        : `${n} prenotazioni sono ancora aperte: nessuno ha indicato se gli ospiti sono venuti.`,
    leftQueue: (n: number) =>
      n === 1
        ? '1 gruppo ha lasciato la lista all’ingresso senza tavolo.'
        : `${n} gruppi hanno lasciato la lista all’ingresso senza tavolo.`,
    declined: (n: number) =>
      n === 1 ? '1 richiesta è stata rifiutata.' : `${n} richieste sono state rifiutate.`,
    quarters: 'Coperti per quarto d’ora',
    time: 'Ora',
    asTable: 'Come tabella',
    total: 'Totale',
    others: 'Altri',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Durata delle permanenze',
      size: 'Persone',
      planned: 'Prevista',
      real: 'Reale',
      orMore: (n: number) => `${n} o più`,
      hint: 'Mediane dei gruppi che si sono seduti e sono andati via.',
    },
    waits: {
      heading: 'Attese all’ingresso',
      parties: (n: number) =>
        n === 1
          ? 'A 1 gruppo, che ha avuto un tavolo, è stata annunciata un’attesa.'
          : `A ${n} gruppi, che hanno avuto un tavolo, è stata annunciata un’attesa.`,
      quoted: 'Annunciata (mediana)',
      real: 'Reale (mediana)',
      withinTen: 'Scarto fino a 10 minuti',
      longer: 'Hanno atteso di più',
      shorter: 'Hanno atteso di meno',
    },
    byLabel: 'Per',
    by: {
      day: 'Giorno',
      weekday: 'Giorno della settimana',
      shift: 'Turno',
      channel: 'Canale',
      partner: 'Partner',
      campaign: 'Campagna',
    },
    coversBy: (group: string) => `Coperti per ${group.toLowerCase()}`,
    channels: {
      WIDGET: 'Sito web',
      OFFLINE: 'Staff',
      API: 'Programmi dei partner',
      WALK_IN: 'Senza prenotazione',
    },
    noPartner: 'Nessun partner',
    noCampaign: 'Nessuna campagna',
  },
} satisfies MessageParts['reports'];
