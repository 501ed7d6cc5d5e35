import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Demo } from '../../src/demo/make-demo.ts';
import { SERVER_OPTIONS, withServerEnvironment } from '../../tools/node-settings.mjs';
import { SERVER } from '../../tools/paths.mjs';
import type { Address } from '../fixtures/balancer.ts';
import type { OnFinished } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The environment of our programs, without settings. All but the first load compiled code. */
export const ENVIRONMENT = { PATH: process.env.PATH, ...withServerEnvironment.env };
const READY = 'Maitre is ready.';
/** A ceiling below that of a test, so that its failure shows what the server said. */
const PATIENCE_MS = 540_000;

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The real program in a process of its own. */
export interface ServerProcess extends Address {
  process: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves once it has ended and all that it said was read. */
  ended: Promise<Ended>;
  stop(signal: NodeJS.Signals): Promise<Ended>;
  /** To every process of its group, as a service manager does. */
  stopAll(signal: NodeJS.Signals): void;
}

/**
 * A port that was free a moment ago, and that no outgoing connection takes meanwhile: systems give
 * those the ports from 32768 on. None below 11000: `fetch` refuses some of them, such as 10080.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_768);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

/** What starts the server: the program itself, or one that runs it. */
export interface Start {
  command: string;
  args: string[];
  cwd: string;
  /** Of its own, with all that it starts. */
  hasGroup: boolean;
  /** The id of the user and the group that it runs as, by default ours. */
  user?: number;
}

const ALONE: Start = {
  command: process.execPath,
  args: [...SERVER_OPTIONS, SERVER],
  cwd: ROOT,
  hasGroup: false,
};

/** Starts the program, whatever comes of it; ended at the latest when the test is. */
export function launch(
  env: Record<string, string>,
  start = ALONE,
  onFinished: OnFinished = onTestFinished,
): ServerProcess {
  const child = spawn(start.command, start.args, {
    cwd: start.cwd,
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: start.hasGroup,
    ...(start.user === undefined ? {} : { uid: start.user, gid: start.user }),
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  let isOver = false;
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    isOver = true;
    return { code: code as Ended['code'], signal: signal as Ended['signal'] };
  });
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const stopAll = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined) process.kill(start.hasGroup ? -child.pid : child.pid, signal);
  };
  onFinished(async () => {
    if (start.hasGroup && !isOver) stopAll('SIGKILL');
    await stop('SIGKILL');
  });
  return {
    url: `http://127.0.0.1:${env.PORT ?? ''}`,
    process: child,
    stopAll,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    stop,
  };
}

/**
 * Starts the server on a database and waits until it says that it is ready.
 * @param database its URL, or the path of an SQLite database
 */
export async function startServer(
  database: string,
  env: Record<string, string> = {},
  start = ALONE,
  onFinished: OnFinished = onTestFinished,
): Promise<ServerProcess> {
  const port = String(await freePort());
  const settings = {
    PORT: port,
    DATABASE_URL: toUrl(database),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
    BOOKINGS_PER_HOUR: '1000000',
    ...env,
  };
  const server = launch(settings, start, onFinished);
  await new Promise<void>((resolve, reject) => {
    const failed = (why: string) =>
      reject(new Error(`the server ${why}:\n${server.stdout()}${server.stderr()}`));
    const timer = setTimeout(() => failed('was not ready in time'), PATIENCE_MS);
    const look = () => {
      if (!server.stdout().includes(READY)) return;
      clearTimeout(timer);
      resolve();
    };
    server.process.stdout?.on('data', look);
    void server.ended.then(() => {
      clearTimeout(timer);
      failed('ended before it was ready');
    });
  });
  return server;
}

export interface SharedServer {
  server: ServerProcess;
  demo: Demo;
  /** The database. */
  file: string;
}

/**
 * One server on a copy of the demo for all tests of a file.
 * @returns gives it within a test
 */
export function shareServer(): () => SharedServer {
  let shared: SharedServer | undefined;
  const cleanUps: Parameters<OnFinished>[0][] = [];
  beforeAll(async () => {
    const onFinished: OnFinished = (cleanUp) => void cleanUps.unshift(cleanUp);
    const file = await copyDemo(onFinished);
    const server = await startServer(file, {}, ALONE, onFinished);
    shared = { server, demo: readDemo(file), file };
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  });
  return () => {
    if (!shared) throw new Error('the shared server starts before the first test');
    return shared;
  };
}

/** The URL of a database that may also be named by the path of its file. */
export function toUrl(database: string): string {
  return /^\w+:/.test(database) ? database : `file:${database}`;
}

/** Sends bytes as they are, and gives what came back until the server closed the connection. */
export async function exchange(server: ServerProcess, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket
    .setEncoding('utf8')
    // It may close before it has taken everything.
    .on('error', () => undefined)
    .on('data', (chunk: string) => {
      text += chunk;
    });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

/** The signal was heard: the port takes no new connection. */
export async function untilNoMoreTaken(server: ServerProcess): Promise<void> {
  for (;;) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const isTaken = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (!isTaken) return;
  }
}

/** What the server wrote down about its demo, beside the database. */
export function readDemo(databaseFile: string): Demo {
  return JSON.parse(readFileSync(join(dirname(databaseFile), 'demo.json'), 'utf8')) as Demo;
}

export interface Call {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the partner API as one of the demo’s partners. */
export function callPartner(
  server: Address,
  demo: Demo,
  { method = 'GET', path, body, headers }: Call,
  dataAccess: 'private' | 'public' = 'private',
): Promise<Response> {
  const partner = demo.partners.find((each) => each.dataAccess === dataAccess);
  if (!partner) throw new Error('the demo has one partner of each kind');
  return fetch(`${server.url}/v3${path}`, {
    method,
    headers: {
      authorization: `Bearer ${partner.apiKey}`,
      'service-partner-id': partner.partnerId,
      'service-account-id': demo.accountId,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const IN_THE_HOUSE = ['SEATED', 'DESSERTS', 'ACCOUNT_SENT', 'ACCOUNT_PAID'];

/** Whoever sits in the demo right now leaves: nobody else can be seated at their tables, whatever the day. */
export async function emptyRoom(server: Address, demo: Demo): Promise<void> {
  const listed = await callPartner(server, demo, { path: '/bookings?limit=500' });
  if (!listed.ok) throw new Error(`no bookings: ${await listed.text()}`);
  const { data } = (await listed.json()) as { data: { uuid: string; status: string }[] };
  // Partners may change only their own bookings.
  const headers = { origin: server.url, 'content-type': 'application/json' };
  const signedIn = await fetch(`${server.url}/staff/v3/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify(demo.staff),
  });
  const [cookie = ''] = signedIn.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  for (const { uuid } of data.filter(({ status }) => IN_THE_HOUSE.includes(status))) {
    const left = await fetch(`${server.url}/staff/v3/bookings/${uuid}/status`, {
      method: 'PUT',
      headers: { ...headers, cookie },
      body: JSON.stringify({ status: 'ATTENDED' }),
    });
    if (!left.ok) throw new Error(`a party did not leave: ${await left.text()}`);
  }
}

/** The date so many days from now. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Two people; what matters is said by the test. */
export function aPartyOfTwo<T extends object>(overrides: T) {
  return {
    customer: { name: 'Laura Vidal', hasGdprConsent: true, acceptsMarketing: false },
    pax: 2,
    paxChildren: 0,
    status: 'CONFIRMED',
    ...overrides,
  };
}

/** Where and when a day can still seat two: what the work-day availability says. */
export async function findFreeSlots(
  server: Address,
  demo: Demo,
  date: string,
): Promise<{ time: string; floorPlanAreaId: number | null }[]> {
  const answer = await callPartner(server, demo, {
    method: 'POST',
    path: `/availability/work-days/${date}`,
    body: { pax: 2, paxChildren: 0, status: 'CONFIRMED' },
  });
  if (!answer.ok) throw new Error(`no availability: ${await answer.text()}`);
  const day = (await answer.json()) as WorkDay;
  return day.shifts
    .flatMap(({ timeSlots }) => timeSlots)
    .filter(({ availability }) => availability.outcome === 'AVAILABLE')
    .map(({ startAt, floorPlanAreaId }) => ({ time: startAt.slice(11, 19), floorPlanAreaId }));
}

interface WorkDay {
  shifts: {
    timeSlots: {
      startAt: string;
      floorPlanAreaId: number | null;
      availability: { outcome: string };
    }[];
  }[];
}
