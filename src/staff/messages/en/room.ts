const guests = (covers: number) => (covers === 1 ? '1 guest' : `${covers} guests`);
const minutes = (n: number) => (n === 1 ? '1 minute' : `${n} minutes`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Floor',
    timeline: 'Timeline',
    pace: 'Covers by quarter hour',
    otherTables: 'Other tables',
    /** On a tile, where space is scarce. */
    tile: {
      free: 'free',
      blocked: 'blocked',
      until: (time: string) => `till ${time}`,
      from: (time: string) => `→ ${time}`,
      held: (covers: number) => `${covers} held`,
      late: (n: number) => `late ${n}′`,
      here: (covers: number) => `${covers} here`,
      left: (covers: number, n: number) => `${covers} · ${n}′`,
      over: (n: number) => `over ${n}′`,
    },
    tableLabel: (name: string, seats: number, ...facts: (string | null)[]) =>
      list(`Table ${name}`, `seats ${seats}`, ...facts),
    state: {
      free: 'free',
      freeUntil: (time: string) => `free until ${time}`,
      blocked: (time: string) => `blocked until ${time}`,
      held: (covers: number, time: string) => `held for ${guests(covers)} at ${time}`,
      late: (covers: number, time: string, n: number) =>
        list(`held for ${guests(covers)}`, `expected at ${time}`, `${minutes(n)} late`),
      arrived: (covers: number) => `${guests(covers)} here, waiting to sit`,
      occupied: (covers: number, left: number) =>
        list(guests(covers), left === 0 ? 'time is up' : `${minutes(left)} left`),
      over: (covers: number, n: number) => list(guests(covers), `${minutes(n)} over`),
      next: (time: string, covers: number) => list(`next ${time}`, guests(covers)),
    },
    fit: { best: 'best choice', fits: 'suits', free: 'does not suit', no: 'not free' },
    tray: 'Without a table',
    trayParty: (time: string, name: string, covers: number) => list(time, name, guests(covers)),
    barTime: (from: string, to: string) => `${from} to ${to}`,
    barLabel: (time: string, name: string, covers: number, table: string, status: string) =>
      list(time, name, guests(covers), `table ${table}`, status.toLowerCase()),
    barOverlaps: (label: string) => `${label}, overlaps another party`,
    bar: (covers: number, name: string) => `${covers} ${name}`,
    blockLabel: (time: string, table: string, reason: string | null) =>
      list(time, `table ${table}`, 'blocked', reason),
    stretch: (table: string, time: string) => `Table ${table}, ${time}, free`,
    now: (time: string) => `Now ${time}`,
    paceQuarter: (time: string, covers: number, limit: number | null, parties: number) => {
      const of = limit === null ? `${covers}` : `${covers} of ${limit}`;
      const noun = (limit ?? covers) === 1 ? 'cover' : 'covers';
      return list(`${time}: ${of} ${noun}`, parties === 1 ? '1 party' : `${parties} parties`);
    },
    paceOverLimit: (label: string, n: number) => `${label}, ${n} over the limit`,
    paceNow: (label: string) => `${label}, now`,
    paceOver: (n: number) => `+${n}`,
    sheet: {
      heading: (name: string, seats: string) => `Table ${name}, seats ${seats}`,
      seats: (min: number, max: number) => (min === max ? `${max}` : `${min} to ${max}`),
      minutesLeft: (n: number) => (n === 0 ? 'Time is up' : `${minutes(n)} left`),
      minutesOver: (n: number) => `${minutes(n)} over the planned end`,
      expectedEnd: (time: string) => `free at about ${time}`,
      here: 'Here, waiting to sit',
      expected: (time: string) => `Expected at ${time}`,
      late: (time: string, n: number) => `Expected at ${time}, ${minutes(n)} late`,
      free: 'Free',
      freeUntil: (time: string) => `Free until ${time}`,
      alsoThere: 'Also at this table',
      next: 'Next',
      nobody: 'Nobody else tonight',
      progress: 'Where they are',
      step: {
        DESSERTS: 'Desserts',
        ACCOUNT_SENT: 'Bill',
        ACCOUNT_PAID: 'Paid',
        ATTENDED: 'Left',
      },
      seatHere: 'Seat here',
      seat: (name: string) => `Seat ${name}`,
      move: 'Move',
      moveOf: (name: string) => `Move ${name}`,
      details: 'Details',
      detailsOf: (name: string) => `Details of ${name}`,
      own: 'booked here',
      onlyUntil: (time: string) => `only until ${time}`,
      noCandidates: 'Nobody who waits or comes next suits this table now.',
      walkIn: 'Walk-in here',
      walkInAnyway: 'Walk-in here, although it is blocked',
      book: 'Book this table',
    },
  },
};
