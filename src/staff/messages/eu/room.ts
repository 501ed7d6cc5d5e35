import type { StaffMessages } from '../staff-messages.ts';
import { tableText } from './table-text.ts';

const guests = (n: number) => (n === 1 ? 'mahaikide bat' : `${n} mahaikide`);
const minutes = (n: number) => (n === 1 ? 'minutu bat' : `${n} minutu`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Planoa',
    timeline: 'Kronograma',
    pace: 'Mahaikideak ordu-laurdenka',
    otherTables: 'Beste mahaiak',
    tile: {
      free: 'libre',
      blocked: 'blok.',
      until: (time) => `→ ${time}`,
      from: (time) => `→ ${time}`,
      held: (covers) => `${covers} err.`,
      late: (n) => `ber. ${n}′`,
      here: (covers) => `${covers} heldu`,
      left: (covers, n) => `${covers} · ${n}′`,
      over: (n) => `+${n}′`,
    },
    tableLabel: (name, seats, ...facts) => list(tableText(name), `lekuak: ${seats}`, ...facts),
    state: {
      free: 'libre',
      freeUntil: (time) => `libre ${time} arte`,
      blocked: (time) => `${time} arte blokeatuta`,
      held: (covers, time) => list('erreserbatuta', guests(covers), time),
      late: (covers, time, n) =>
        list('erreserbatuta', guests(covers), time, `${minutes(n)} berandu`),
      arrived: (covers) => `${guests(covers)} hemen, esertzeko zain`,
      occupied: (covers, left) =>
        list(guests(covers), left === 0 ? 'denbora amaituta' : `${minutes(left)} falta`),
      over: (covers, n) => list(guests(covers), `${minutes(n)} gehiago`),
      next: (time, covers) => list(`hurrengoa ${time}`, guests(covers)),
    },
    fit: { best: 'aukerarik onena', fits: 'egokia', free: 'ez da egokia', no: 'ez dago libre' },
    tray: 'Mahairik gabe',
    trayParty: (time, name, covers) => list(time, name, guests(covers)),
    barTime: (from, to) => `${from}–${to}`,
    barLabel: (time, name, covers, table, status) =>
      list(time, name, guests(covers), tableText(table), status.toLowerCase()),
    barOverlaps: (label) => `${label}, beste talde batekin gainjarrita`,
    bar: (covers, name) => `${covers} ${name}`,
    blockLabel: (time, table, reason) => list(time, tableText(table), 'blokeatuta', reason),
    stretch: (table, time) => `${tableText(table)}, ${time}, libre`,
    now: (time) => `Orain ${time}`,
    paceQuarter: (time, covers, limit, parties) => {
      const total = limit === null ? guests(covers) : `mahaikideak ${covers}/${limit}`;
      return list(`${time}: ${total}`, parties === 1 ? 'talde bat' : `${parties} talde`);
    },
    paceOverLimit: (label, n) => `${label}, mugatik gora: ${n}`,
    paceNow: (label) => `${label}, orain`,
    paceOver: (n) => `+${n}`,
    sheet: {
      heading: (name, seats) => `${tableText(name)}, lekuak: ${seats}`,
      seats: (min, max) => (min === max ? `${max}` : `${min}–${max}`),
      minutesLeft: (n) =>
        n === 0 ? 'Denbora amaituta' : n === 1 ? 'Minutu bat falta' : `${n} minutu falta`,
      minutesOver: (n) => `Aurreikusitakoa baino ${minutes(n)} gehiago`,
      expectedEnd: (time) => `${time} aldera libre`,
      here: 'Hemen, esertzeko zain',
      expected: (time) => `Etortzeko ordua: ${time}`,
      late: (time, n) => `Etortzeko ordua: ${time}, ${minutes(n)} berandu`,
      free: 'Libre',
      freeUntil: (time) => `Libre ${time} arte`,
      alsoThere: 'Mahai honetan ere bai',
      next: 'Hurrengoa',
      nobody: 'Beste inor ez gaur',
      progress: 'Zertan dabiltza',
      step: {
        DESSERTS: 'Postreak',
        ACCOUNT_SENT: 'Kontua',
        ACCOUNT_PAID: 'Ordainduta',
        ATTENDED: 'Joan dira',
      },
      seatHere: 'Eseri hemen',
      seat: (name) => `Eseri: ${name}`,
      move: 'Aldatu',
      moveOf: (name) => `Aldatu mahaiz: ${name}`,
      details: 'Xehetasunak',
      detailsOf: (name) => `Xehetasunak: ${name}`,
      own: 'bere mahaia',
      onlyUntil: (time) => `${time} arte bakarrik`,
      noCandidates: 'Zain daudenen eta etortzekoen artean ez dago mahai hau orain egokia zaionik.',
      walkIn: 'Erreserbarik gabe, hemen',
      walkInAnyway: 'Erreserbarik gabe, hemen, blokeatuta egon arren',
      book: 'Erreserbatu mahai hau',
    },
  },
} satisfies Partial<StaffMessages>;
