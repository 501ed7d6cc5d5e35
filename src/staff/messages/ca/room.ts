import type { StaffMessages } from '../staff-messages.ts';
import { hour } from './article.ts';
import { of } from './elision.ts';

const guests = (n: number) => (n === 1 ? '1 comensal' : `${n} comensals`);
const minutes = (n: number) => (n === 1 ? '1 minut' : `${n} minuts`);
const minutesLeft = (n: number) => (n === 1 ? 'queda 1 minut' : `queden ${n} minuts`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Plànol',
    timeline: 'Cronograma',
    pace: 'Comensals per quart d’hora',
    otherTables: 'Altres taules',
    tile: {
      free: 'lliure',
      blocked: 'bloq.',
      until: (time) => `→ ${time}`,
      from: (time) => `→ ${time}`,
      held: (covers) => `${covers} res.`,
      late: (n) => `tard ${n}′`,
      here: (covers) => `${covers} aquí`,
      left: (covers, n) => `${covers} · ${n}′`,
      over: (n) => `+${n}′`,
    },
    tableLabel: (name, seats, ...facts) => list(`Taula ${name}`, `per a ${seats}`, ...facts),
    state: {
      free: 'lliure',
      freeUntil: (time) => `lliure fins a ${hour(time)}`,
      blocked: (time) => `bloquejada fins a ${hour(time)}`,
      held: (covers, time) => `reservada per a ${guests(covers)} a ${hour(time)}`,
      late: (covers, time, n) =>
        list(
          `reservada per a ${guests(covers)}`,
          `arribada prevista a ${hour(time)}`,
          `${minutes(n)} de retard`,
        ),
      arrived: (covers) =>
        `${guests(covers)} aquí, ${covers === 1 ? 's’espera' : 's’esperen'} per seure`,
      occupied: (covers, left) =>
        list(guests(covers), left === 0 ? 'temps esgotat' : minutesLeft(left)),
      over: (covers, n) => list(guests(covers), `${minutes(n)} de més`),
      next: (time, covers) => list(`següent ${time}`, guests(covers)),
    },
    fit: { best: 'la millor opció', fits: 'adequada', free: 'no adequada', no: 'no és lliure' },
    tray: 'Sense taula',
    trayParty: (time, name, covers) => list(time, name, guests(covers)),
    barTime: (from, to) => `de ${from} a ${to}`,
    barLabel: (time, name, covers, table, status) =>
      list(time, name, guests(covers), `taula ${table}`, status.toLowerCase()),
    barOverlaps: (label) => `${label}, coincideix amb un altre grup`,
    bar: (covers, name) => `${covers} ${name}`,
    blockLabel: (time, table, reason) => list(time, `taula ${table}`, 'bloquejada', reason),
    stretch: (table, time) => `Taula ${table}, ${time}, lliure`,
    now: (time) => `Ara ${time}`,
    paceQuarter: (time, covers, limit, parties) => {
      const total = limit === null ? `${covers}` : `${covers} de ${limit}`;
      const noun = (limit ?? covers) === 1 ? 'comensal' : 'comensals';
      return list(`${time}: ${total} ${noun}`, parties === 1 ? '1 grup' : `${parties} grups`);
    },
    paceOverLimit: (label, n) => `${label}, ${n} per damunt del límit`,
    paceNow: (label) => `${label}, ara`,
    paceOver: (n) => `+${n}`,
    sheet: {
      heading: (name, seats) => `Taula ${name}, per a ${seats}`,
      seats: (min, max) => (min === max ? `${max}` : `${min} a ${max}`),
      minutesLeft: (n) =>
        n === 0 ? 'Temps esgotat' : n === 1 ? 'Queda 1 minut' : `Queden ${n} minuts`,
      minutesOver: (n) => `${minutes(n)} més del previst`,
      expectedEnd: (time) => `lliure cap a ${hour(time)}`,
      here: 'Ja són aquí, s’esperen per seure',
      expected: (time) => `Previst a ${hour(time)}`,
      late: (time, n) => `Previst a ${hour(time)}, ${minutes(n)} de retard`,
      free: 'Lliure',
      freeUntil: (time) => `Lliure fins a ${hour(time)}`,
      alsoThere: 'També en aquesta taula',
      next: 'Següent',
      nobody: 'Ningú més per avui',
      progress: 'Per on van',
      step: {
        DESSERTS: 'Postres',
        ACCOUNT_SENT: 'Compte',
        ACCOUNT_PAID: 'Pagat',
        ATTENDED: 'Se’n van',
      },
      seatHere: 'Asseu aquí',
      seat: (name) => `Asseu ${name}`,
      move: 'Mou',
      moveOf: (name) => `Mou ${name}`,
      details: 'Detalls',
      detailsOf: (name) => `Detalls ${of(name)}`,
      own: 'la seva taula',
      onlyUntil: (time) => `només fins a ${hour(time)}`,
      noCandidates: 'Ara aquesta taula no convé a ningú dels que s’esperen o han d’arribar.',
      walkIn: 'Sense reserva, aquí',
      walkInAnyway: 'Sense reserva, aquí, encara que estigui bloquejada',
      book: 'Reserva aquesta taula',
    },
  },
} satisfies Partial<StaffMessages>;
