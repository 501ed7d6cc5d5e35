import type { StaffMessages } from '../staff-messages.ts';

const covers = (n: number) => (n === 1 ? '1 coperto' : `${n} coperti`);
const minutes = (n: number) => (n === 1 ? '1 minuto' : `${n} minuti`);
const seatsText = (seats: number | string) => (`${seats}` === '1' ? '1 posto' : `${seats} posti`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Pianta',
    timeline: 'Orari',
    pace: 'Coperti per quarto d’ora',
    otherTables: 'Altri tavoli',
    tile: {
      free: 'libero',
      blocked: 'bloccato',
      until: (time) => `→ ${time}`,
      from: (time) => `→ ${time}`,
      held: (n) => `per ${n}`,
      late: (n) => `rit. ${n}′`,
      here: (n) => `${n} qui`,
      left: (n, left) => `${n} · ${left}′`,
      over: (n) => `+${n}′`,
    },
    tableLabel: (name, seats, ...facts) => list(`Tavolo ${name}`, seatsText(seats), ...facts),
    state: {
      free: 'libero',
      freeUntil: (time) => `libero fino alle ${time}`,
      blocked: (time) => `bloccato fino alle ${time}`,
      held: (n, time) => `tenuto per ${covers(n)} alle ${time}`,
      late: (n, time, late) =>
        list(
          `tenuto per ${covers(n)}`,
          `arrivo previsto alle ${time}`,
          `${minutes(late)} di ritardo`,
        ),
      arrived: (n) =>
        list(covers(n), n === 1 ? 'qui, aspetta il tavolo' : 'qui, aspettano il tavolo'),
      occupied: (n, left) =>
        list(covers(n), left === 0 ? 'tempo scaduto' : `ancora ${minutes(left)}`),
      over: (n, late) => list(covers(n), `${minutes(late)} oltre il tempo`),
      next: (time, n) => list(`poi ${time}`, covers(n)),
    },
    fit: { best: 'scelta migliore', fits: 'va bene', free: 'non va bene', no: 'non libero' },
    tray: 'Senza tavolo',
    trayParty: (time, name, n) => list(time, name, covers(n)),
    barTime: (from, to) => `dalle ${from} alle ${to}`,
    barLabel: (time, name, n, table, status) =>
      list(time, name, covers(n), `tavolo ${table}`, status.toLowerCase()),
    barOverlaps: (label) => `${label}, si sovrappone ad altri`,
    bar: (n, name) => `${n} ${name}`,
    blockLabel: (time, table, reason) => list(time, `tavolo ${table}`, 'bloccato', reason),
    stretch: (table, time) => `Tavolo ${table}, ${time}, libero`,
    now: (time) => `Adesso ${time}`,
    paceQuarter: (time, n, limit, parties) =>
      list(
        `${time}: ${limit === null ? covers(n) : `${n} su ${covers(limit)}`}`,
        parties === 1 ? '1 prenotazione' : `${parties} prenotazioni`,
      ),
    paceOverLimit: (label, n) => `${label}, ${n} oltre il limite`,
    paceNow: (label) => `${label}, adesso`,
    paceOver: (n) => `+${n}`,
    sheet: {
      heading: (name, seats) => `Tavolo ${name}, ${seatsText(seats)}`,
      seats: (min, max) => (min === max ? `${max}` : `da ${min} a ${max}`),
      minutesLeft: (n) => (n === 0 ? 'Tempo scaduto' : `Ancora ${minutes(n)}`),
      minutesOver: (n) => `${minutes(n)} oltre la fine prevista`,
      expectedEnd: (time) => `libero verso le ${time}`,
      here: 'Qui, aspettano il tavolo',
      expected: (time) => `Attesi alle ${time}`,
      late: (time, n) => `Attesi alle ${time}, ${minutes(n)} di ritardo`,
      free: 'Libero',
      freeUntil: (time) => `Libero fino alle ${time}`,
      alsoThere: 'Anche a questo tavolo',
      next: 'Poi',
      nobody: 'Nessun altro stasera',
      progress: 'A che punto sono',
      step: {
        DESSERTS: 'Dolci',
        ACCOUNT_SENT: 'Conto',
        ACCOUNT_PAID: 'Pagato',
        ATTENDED: 'Usciti',
      },
      seatHere: 'Accomodare qui',
      seat: (name) => `Accomodare ${name}`,
      move: 'Spostare',
      moveOf: (name) => `Spostare ${name}`,
      details: 'Dettagli',
      detailsOf: (name) => `Dettagli: ${name}`,
      own: 'prenotato qui',
      onlyUntil: (time) => `solo fino alle ${time}`,
      noCandidates: 'Questo tavolo adesso non va bene per chi aspetta o arriva.',
      walkIn: 'Senza prenotazione qui',
      walkInAnyway: 'Senza prenotazione qui, anche se bloccato',
      book: 'Prenotare questo tavolo',
    },
  },
} satisfies Partial<StaffMessages>;
