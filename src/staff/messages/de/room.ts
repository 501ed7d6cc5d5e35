import type { StaffMessages } from '../staff-messages.ts';

const guests = (covers: number) => (covers === 1 ? '1 Gast' : `${covers} Gäste`);
const minutes = (n: number) => (n === 1 ? '1 Minute' : `${n} Minuten`);
const seatsText = (seats: number | string) => (`${seats}` === '1' ? '1 Platz' : `${seats} Plätze`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Tischplan',
    timeline: 'Zeitplan',
    pace: 'Gäste je Viertelstunde',
    otherTables: 'Weitere Tische',
    tile: {
      free: 'frei',
      blocked: 'Sperre',
      until: (time) => `→ ${time}`,
      from: (time) => `→ ${time}`,
      held: (covers) => `für ${covers}`,
      late: (n) => `${n}′ spät`,
      here: (covers) => `${covers} da`,
      left: (covers, n) => `${covers} · ${n}′`,
      over: (n) => `+${n}′`,
    },
    tableLabel: (name, seats, ...facts) => list(`Tisch ${name}`, seatsText(seats), ...facts),
    state: {
      free: 'frei',
      freeUntil: (time) => `frei bis ${time} Uhr`,
      blocked: (time) => `gesperrt bis ${time} Uhr`,
      held: (covers, time) => `für ${guests(covers)} um ${time} Uhr gehalten`,
      late: (covers, time, n) =>
        list(`für ${guests(covers)} gehalten`, `erwartet um ${time} Uhr`, `${minutes(n)} zu spät`),
      arrived: (covers) =>
        covers === 1 ? '1 Gast ist da und wartet' : `${covers} Gäste sind da und warten`,
      occupied: (covers, left) =>
        list(guests(covers), left === 0 ? 'Zeit ist um' : `noch ${minutes(left)}`),
      over: (covers, n) => list(guests(covers), `${minutes(n)} über der Zeit`),
      next: (time, covers) => list(`danach ${time} Uhr`, guests(covers)),
    },
    fit: { best: 'beste Wahl', fits: 'passt', free: 'passt nicht', no: 'nicht frei' },
    tray: 'Ohne Tisch',
    trayParty: (time, name, covers) => list(time, name, guests(covers)),
    barTime: (from, to) => `${from} bis ${to}`,
    barLabel: (time, name, covers, table, status) =>
      list(time, name, guests(covers), `Tisch ${table}`, status),
    barOverlaps: (label) => `${label}, überschneidet sich mit anderen`,
    bar: (covers, name) => `${covers} ${name}`,
    blockLabel: (time, table, reason) => list(time, `Tisch ${table}`, 'gesperrt', reason),
    stretch: (table, time) => `Tisch ${table}, ${time}, frei`,
    now: (time) => `Jetzt ${time}`,
    paceQuarter: (time, covers, limit, parties) => {
      const count =
        limit === null
          ? guests(covers)
          : `${covers} von ${limit} ${limit === 1 ? 'Platz' : 'Plätzen'}`;
      return list(
        `${time}: ${count}`,
        parties === 1 ? '1 Reservierung' : `${parties} Reservierungen`,
      );
    },
    paceOverLimit: (label, n) => `${label}, ${n} über der Grenze`,
    paceNow: (label) => `${label}, jetzt`,
    paceOver: (n) => `+${n}`,
    sheet: {
      heading: (name, seats) => `Tisch ${name}, ${seatsText(seats)}`,
      seats: (min, max) => (min === max ? `${max}` : `${min} bis ${max}`),
      minutesLeft: (n) => (n === 0 ? 'Zeit ist um' : `Noch ${minutes(n)}`),
      minutesOver: (n) => `${minutes(n)} nach dem geplanten Ende`,
      expectedEnd: (time) => `frei etwa um ${time} Uhr`,
      here: 'Da, warten auf den Tisch',
      expected: (time) => `Erwartet um ${time} Uhr`,
      late: (time, n) => `Erwartet um ${time} Uhr, ${minutes(n)} zu spät`,
      free: 'Frei',
      freeUntil: (time) => `Frei bis ${time} Uhr`,
      alsoThere: 'Auch an diesem Tisch',
      next: 'Danach',
      nobody: 'Heute niemand mehr',
      progress: 'Wie weit sie sind',
      step: {
        DESSERTS: 'Dessert',
        ACCOUNT_SENT: 'Rechnung',
        ACCOUNT_PAID: 'Bezahlt',
        ATTENDED: 'Gegangen',
      },
      seatHere: 'Hier platzieren',
      seat: (name) => `${name} platzieren`,
      move: 'Umsetzen',
      moveOf: (name) => `${name} umsetzen`,
      details: 'Details',
      detailsOf: (name) => `Details zu ${name}`,
      own: 'hier reserviert',
      onlyUntil: (time) => `nur bis ${time}`,
      noCandidates: 'Für die Wartenden und Nächsten passt dieser Tisch jetzt nicht.',
      walkIn: 'Walk-in hier',
      walkInAnyway: 'Walk-in hier, obwohl gesperrt',
      book: 'Diesen Tisch reservieren',
    },
  },
} satisfies Partial<StaffMessages>;
