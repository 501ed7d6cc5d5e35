import { type SeededRandom, seededRandom } from '../../src/demo/seeded-random.ts';
import type { BookingStatus, DesiredStatus } from '../../src/domain/booking-status.ts';
import { DISK_FAULTS, type DiskFault } from './disk-fault.ts';
import { DAYS, TIMES } from './simulated-venue.ts';

/** What a client asks a server for. `booking` is a number that chooses one of those known by then. */
export type Request =
  | { kind: 'create'; key: string | null; booking: NewBooking }
  | { kind: 'walk-in'; key: string | null; pax: number; tables: readonly string[] }
  | { kind: 'move'; booking: number; status: BookingStatus; isGuarded: boolean }
  | { kind: 'cancel' | 'sign'; booking: number; isGuarded: boolean }
  | { kind: 'update'; booking: number; changes: BookingChanges; isGuarded: boolean }
  | { kind: 'read'; booking: number }
  /** A list with a limit is read on another connection than one without. */
  | { kind: 'list'; day: string; limit: number | null }
  | { kind: 'calendar' }
  | { kind: 'slot'; pax: number; day: string; time: string };

export interface NewBooking {
  day: string;
  time: string;
  pax: number;
  highChairs: number;
  status: DesiredStatus;
  guest: number;
}
type BookingChanges = Partial<Pick<NewBooking, 'time' | 'pax'>> & {
  date?: string;
  hotelRoom?: string;
};

/** What happens to the machine. Both servers run on it. */
export type Incident =
  | { kind: 'time passes'; minutes: number }
  | { kind: 'crash'; server: number }
  | { kind: 'power loss'; keptShare: number }
  | { kind: 'lock'; steps: number }
  | { kind: 'disk fault'; server: number; fault: DiskFault };

/** Client 0 is the machine; the others send requests. Each does its own actions one after another. */
export type Action = IncidentAction | RequestAction;

export interface IncidentAction {
  client: 0;
  incident: Incident;
  /** Waits for the next commit, the moment at which most can go wrong, before it counts the steps. */
  afterCommit: boolean;
  afterSteps: number;
}

export interface RequestAction {
  client: 1 | 2 | 3 | 4;
  id: number;
  server: number;
  request: Request;
  /** What the network loses at the first attempt. */
  loses: 'request' | 'answer' | null;
  /** How often the client sends it again, to alternating servers, if it gets no answer. */
  retries: number;
}

export interface Scenario {
  actions: readonly Action[];
  /** How likely a statement is to pause; others run on. */
  pauseChance: number;
}

/** @returns the same scenario for the same seed */
export function generateScenario(seed: number): Scenario {
  const random = seededRandom(seed);
  const clients = random.integer(2, 4);
  const focus = { day: random.pick(DAYS), time: random.pick(TIMES) };
  const requests = Array.from({ length: random.integer(5, 11) }, (_, id): Action => {
    const request = nextRequest(random, focus, id);
    const loses = random.chance(0.15)
      ? random.pick<'request' | 'answer'>(['request', 'answer'])
      : null;
    const mayRepeat = !('key' in request) || request.key !== null;
    return {
      client: random.integer(1, clients) as RequestAction['client'],
      id,
      server: random.integer(0, 1),
      request,
      loses,
      retries: mayRepeat ? random.integer(0, 2) : 0,
    };
  });
  const incidents = Array.from({ length: random.integer(0, 3) }, (): Action => {
    const afterCommit = random.chance(0.5);
    const afterSteps = random.integer(0, afterCommit ? 6 : 60);
    return { client: 0, incident: nextIncident(random), afterCommit, afterSteps };
  });
  return { actions: [...requests, ...incidents], pauseChance: random.pick([1, 0.4, 0.1]) };
}

function nextRequest(
  random: SeededRandom,
  focus: { day: string; time: string },
  id: number,
): Request {
  const booking = random.integer(0, 9);
  const isGuarded = random.chance(0.3);
  const day = random.chance(0.8) ? focus.day : random.pick(DAYS);
  const kind = random.weighted([
    ['create', 40],
    ['walk-in', 8],
    ['move', 18],
    ['cancel', 7],
    ['update', 8],
    ['sign', 6],
    ['read', 4],
    ['list', 4],
    ['calendar', 7],
    ['slot', 2],
  ] as const);
  switch (kind) {
    case 'create':
      return nextCreate(random, focus);
    case 'walk-in': {
      const key = random.chance(0.5) ? `walk-in-${random.integer(1, 2)}` : null;
      const tables = random.chance(0.3) ? [`T${random.integer(1, 3)}`] : [];
      return { kind, key, pax: random.integer(1, 4), tables };
    }
    case 'move':
      return { kind, booking, status: random.weighted(STATUSES), isGuarded };
    case 'cancel':
    case 'sign':
      return { kind, booking, isGuarded };
    case 'update': {
      const changes = random.pick<BookingChanges>([
        { time: random.pick(TIMES) },
        { pax: random.integer(1, 4) },
        { date: random.pick(DAYS) },
        { hotelRoom: `Room ${id}` },
      ]);
      return { kind, booking, changes, isGuarded };
    }
    case 'read':
      return { kind, booking };
    case 'list':
      return { kind, day, limit: random.chance(0.5) ? 100 : null };
    case 'calendar':
      return { kind };
    case 'slot':
      return { kind, pax: random.integer(1, 4), ...focus };
  }
}

/** Few keys, so that many requests share one; usually with the same body. */
function nextCreate(random: SeededRandom, focus: { day: string; time: string }): Request {
  const number = random.chance(0.75) ? random.integer(1, 3) : null;
  const ofBody = number === null || random.chance(0.15) ? random : seededRandom(number);
  const booking = {
    day: ofBody.chance(0.8) ? focus.day : ofBody.pick(DAYS),
    time: ofBody.chance(0.7) ? focus.time : ofBody.pick(TIMES),
    pax: ofBody.integer(1, 4),
    highChairs: ofBody.chance(0.25) ? 1 : 0,
    status: ofBody.weighted<DesiredStatus>([
      ['CONFIRMED', 8],
      ['REQUESTED', 1],
      ['PENDING_WAIT_LIST_BOOKING', 1],
    ]),
    guest: ofBody.integer(1, 3),
  };
  return { kind: 'create', key: number === null ? null : `key-${number}`, booking };
}

const STATUSES: readonly (readonly [BookingStatus, number])[] = [
  ['CONFIRMED', 4],
  ['ARRIVED', 2],
  ['SEATED', 4],
  ['ATTENDED', 2],
  ['NO_SHOW', 3],
  ['CANCELED', 2],
  ['DELETED', 1],
  ['ACCOUNT_PAID', 1],
  ['PENDING_WAIT_LIST_BOOKING', 1],
];

function nextIncident(random: SeededRandom): Incident {
  const server = random.integer(0, 1);
  const kind = random.weighted([
    ['time passes', 4],
    ['crash', 3],
    ['power loss', 2],
    ['lock', 2],
    ['disk fault', 3],
  ] as const);
  switch (kind) {
    case 'time passes':
      return { kind, minutes: random.pick([1, 30, 121, 6 * 60, 24 * 60 + 1]) };
    case 'crash':
      return { kind, server };
    case 'power loss':
      return { kind, keptShare: random.pick([0, 0, random.next(), 1]) };
    case 'lock':
      return { kind, steps: random.integer(1, 40) };
    case 'disk fault':
      return { kind, server, fault: random.pick(DISK_FAULTS) };
  }
}
