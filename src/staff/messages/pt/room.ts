import type { StaffMessages } from '../staff-messages.ts';

const guests = (n: number) => (n === 1 ? '1 pessoa' : `${n} pessoas`);
const minutes = (n: number) => (n === 1 ? '1 minuto' : `${n} minutos`);
const minutesLeft = (n: number) => (n === 1 ? 'falta 1 minuto' : `faltam ${n} minutos`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Planta',
    timeline: 'Cronograma',
    pace: 'Pessoas por quarto de hora',
    otherTables: 'Outras mesas',
    tile: {
      free: 'livre',
      blocked: 'bloq.',
      until: (time) => `→ ${time}`,
      from: (time) => `→ ${time}`,
      held: (covers) => `${covers} res.`,
      late: (n) => `atr. ${n}′`,
      here: (covers) => `${covers} cá`,
      left: (covers, n) => `${covers} · ${n}′`,
      over: (n) => `+${n}′`,
    },
    tableLabel: (name, seats, ...facts) => list(`Mesa ${name}`, `para ${seats}`, ...facts),
    state: {
      free: 'livre',
      freeUntil: (time) => `livre até às ${time}`,
      blocked: (time) => `bloqueada até às ${time}`,
      held: (covers, time) => `reservada para ${guests(covers)} às ${time}`,
      late: (covers, time, n) =>
        list(`reservada para ${guests(covers)}`, `prevista às ${time}`, `${minutes(n)} de atraso`),
      arrived: (covers) => `${guests(covers)} cá, à espera de se sentar`,
      occupied: (covers, left) =>
        list(guests(covers), left === 0 ? 'tempo esgotado' : minutesLeft(left)),
      over: (covers, n) => list(guests(covers), `${minutes(n)} a mais`),
      next: (time, covers) => list(`seguinte ${time}`, guests(covers)),
    },
    fit: { best: 'a melhor escolha', fits: 'adequada', free: 'não adequada', no: 'não está livre' },
    tray: 'Sem mesa',
    trayParty: (time, name, covers) => list(time, name, guests(covers)),
    barTime: (from, to) => `das ${from} às ${to}`,
    barLabel: (time, name, covers, table, status) =>
      list(time, name, guests(covers), `mesa ${table}`, status.toLowerCase()),
    barOverlaps: (label) => `${label}, coincide com outro grupo`,
    bar: (covers, name) => `${covers} ${name}`,
    blockLabel: (time, table, reason) => list(time, `mesa ${table}`, 'bloqueada', reason),
    stretch: (table, time) => `Mesa ${table}, ${time}, livre`,
    now: (time) => `Agora ${time}`,
    paceQuarter: (time, covers, limit, parties) => {
      const of = limit === null ? `${covers}` : `${covers} de ${limit}`;
      const noun = (limit ?? covers) === 1 ? 'pessoa' : 'pessoas';
      return list(`${time}: ${of} ${noun}`, parties === 1 ? '1 grupo' : `${parties} grupos`);
    },
    paceOverLimit: (label, n) => `${label}, ${n} acima do limite`,
    paceNow: (label) => `${label}, agora`,
    paceOver: (n) => `+${n}`,
    sheet: {
      heading: (name, seats) => `Mesa ${name}, para ${seats}`,
      seats: (min, max) => (min === max ? `${max}` : `${min} a ${max}`),
      minutesLeft: (n) =>
        n === 0 ? 'Tempo esgotado' : n === 1 ? 'Falta 1 minuto' : `Faltam ${n} minutos`,
      minutesOver: (n) => `${minutes(n)} além do previsto`,
      expectedEnd: (time) => `livre por volta das ${time}`,
      here: 'Cá, à espera de mesa',
      expected: (time) => `Previsto às ${time}`,
      late: (time, n) => `Previsto às ${time}, ${minutes(n)} de atraso`,
      free: 'Livre',
      freeUntil: (time) => `Livre até às ${time}`,
      alsoThere: 'Também nesta mesa',
      next: 'Seguinte',
      nobody: 'Mais ninguém hoje',
      progress: 'Em que ponto estão',
      step: {
        DESSERTS: 'Sobremesas',
        ACCOUNT_SENT: 'Conta',
        ACCOUNT_PAID: 'Pago',
        ATTENDED: 'Saída',
      },
      seatHere: 'Sentar aqui',
      seat: (name) => `Sentar ${name}`,
      move: 'Mudar',
      moveOf: (name) => `Mudar ${name} de mesa`,
      details: 'Detalhes',
      detailsOf: (name) => `Detalhes de ${name}`,
      own: 'mesa reservada',
      onlyUntil: (time) => `só até às ${time}`,
      noCandidates: 'Agora, esta mesa não serve a ninguém que espere ou esteja para chegar.',
      walkIn: 'Sem reserva, aqui',
      walkInAnyway: 'Sem reserva, aqui, apesar de bloqueada',
      book: 'Reservar esta mesa',
    },
  },
} satisfies Partial<StaffMessages>;
