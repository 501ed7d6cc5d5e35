import type { StaffMessages } from '../staff-messages.ts';
import { hour } from './article.ts';

const guests = (n: number) => (n === 1 ? '1 comensal' : `${n} comensales`);
const minutes = (n: number) => (n === 1 ? '1 minuto' : `${n} minutos`);
const minutesLeft = (n: number) => (n === 1 ? 'queda 1 minuto' : `quedan ${n} minutos`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Plano',
    timeline: 'Cronograma',
    pace: 'Comensales por cuarto de hora',
    otherTables: 'Otras mesas',
    tile: {
      free: 'libre',
      blocked: 'bloq.',
      until: (time) => `→ ${time}`,
      from: (time) => `→ ${time}`,
      held: (covers) => `${covers} res.`,
      late: (n) => `ret. ${n}′`,
      here: (covers) => `${covers} aquí`,
      left: (covers, n) => `${covers} · ${n}′`,
      over: (n) => `+${n}′`,
    },
    tableLabel: (name, seats, ...facts) => list(`Mesa ${name}`, `para ${seats}`, ...facts),
    state: {
      free: 'libre',
      freeUntil: (time) => `libre hasta ${hour(time)}`,
      blocked: (time) => `bloqueada hasta ${hour(time)}`,
      held: (covers, time) => `reservada para ${guests(covers)} a ${hour(time)}`,
      late: (covers, time, n) =>
        list(
          `reservada para ${guests(covers)}`,
          `llegada prevista a ${hour(time)}`,
          `${minutes(n)} de retraso`,
        ),
      arrived: (covers) =>
        `${guests(covers)} aquí, ${covers === 1 ? 'espera' : 'esperan'} para sentarse`,
      occupied: (covers, left) =>
        list(guests(covers), left === 0 ? 'tiempo cumplido' : minutesLeft(left)),
      over: (covers, n) => list(guests(covers), `${minutes(n)} de más`),
      next: (time, covers) => list(`siguiente ${time}`, guests(covers)),
    },
    fit: { best: 'la mejor opción', fits: 'adecuada', free: 'no adecuada', no: 'no está libre' },
    tray: 'Sin mesa',
    trayParty: (time, name, covers) => list(time, name, guests(covers)),
    barTime: (from, to) => `de ${from} a ${to}`,
    barLabel: (time, name, covers, table, status) =>
      list(time, name, guests(covers), `mesa ${table}`, status.toLowerCase()),
    barOverlaps: (label) => `${label}, coincide con otro grupo`,
    bar: (covers, name) => `${covers} ${name}`,
    blockLabel: (time, table, reason) => list(time, `mesa ${table}`, 'bloqueada', reason),
    stretch: (table, time) => `Mesa ${table}, ${time}, libre`,
    now: (time) => `Ahora ${time}`,
    paceQuarter: (time, covers, limit, parties) => {
      const of = limit === null ? `${covers}` : `${covers} de ${limit}`;
      const noun = (limit ?? covers) === 1 ? 'comensal' : 'comensales';
      return list(`${time}: ${of} ${noun}`, parties === 1 ? '1 grupo' : `${parties} grupos`);
    },
    paceOverLimit: (label, n) => `${label}, ${n} por encima del límite`,
    paceNow: (label) => `${label}, ahora`,
    paceOver: (n) => `+${n}`,
    sheet: {
      heading: (name, seats) => `Mesa ${name}, para ${seats}`,
      seats: (min, max) => (min === max ? `${max}` : `${min} a ${max}`),
      minutesLeft: (n) =>
        n === 0 ? 'Tiempo cumplido' : n === 1 ? 'Queda 1 minuto' : `Quedan ${n} minutos`,
      minutesOver: (n) => `${minutes(n)} más de lo previsto`,
      expectedEnd: (time) => `libre hacia ${hour(time)}`,
      here: 'Ya aquí, esperan para sentarse',
      expected: (time) => `Previsto a ${hour(time)}`,
      late: (time, n) => `Previsto a ${hour(time)}, ${minutes(n)} de retraso`,
      free: 'Libre',
      freeUntil: (time) => `Libre hasta ${hour(time)}`,
      alsoThere: 'También en esta mesa',
      next: 'Siguiente',
      nobody: 'Nadie más por hoy',
      progress: 'Por dónde van',
      step: {
        DESSERTS: 'Postres',
        ACCOUNT_SENT: 'Cuenta',
        ACCOUNT_PAID: 'Pagado',
        ATTENDED: 'Se van',
      },
      seatHere: 'Sentar aquí',
      seat: (name) => `Sentar a ${name}`,
      move: 'Mover',
      moveOf: (name) => `Mover a ${name}`,
      details: 'Detalles',
      detailsOf: (name) => `Detalles de ${name}`,
      own: 'su mesa',
      onlyUntil: (time) => `solo hasta ${hour(time)}`,
      noCandidates: 'Ahora no hay nadie esperando ni por llegar a quien le convenga esta mesa.',
      walkIn: 'Sin reserva, aquí',
      walkInAnyway: 'Sin reserva, aquí, aunque esté bloqueada',
      book: 'Reservar esta mesa',
    },
  },
} satisfies Partial<StaffMessages>;
