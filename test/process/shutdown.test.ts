import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SERVER } from '../../tools/paths.mjs';
import { connectRaw, type OnFinished, tempFolder } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import {
  aPartyOfTwo,
  daysAhead,
  type Ended,
  findFreeSlots,
  readDemo,
  type ServerProcess,
  type Start,
  startServer,
  untilNoMoreTaken,
} from './server-process.ts';

const FINE: Ended = { code: 0, signal: null };

interface Case {
  when: string;
  by?: 'node' | 'npm';
  stop: (server: ServerProcess) => unknown;
  as?: Ended;
}

const TOOL = new URL('../../tools/run.mjs', import.meta.url).href;

// At the same time, because each waits for connections that stay open.
test.concurrent.for<Case>([
  { when: 'SIGTERM', stop: ({ process }) => process.kill('SIGTERM') },
  { when: 'SIGINT', stop: ({ process }) => process.kill('SIGINT') },
  {
    when: 'SIGTERM, and again while it stops',
    stop: async (server) => {
      server.process.kill('SIGTERM');
      await untilNoMoreTaken(server);
      server.process.kill('SIGTERM');
    },
  },
  {
    when: 'SIGTERM to all processes of the start command',
    by: 'node',
    stop: ({ stopAll }) => stopAll('SIGTERM'),
  },
  {
    when: 'SIGTERM to npm alone',
    by: 'npm',
    stop: ({ process }) => process.kill('SIGTERM'),
    as: { code: null, signal: 'SIGTERM' },
  },
])(
  '200 for a request that was open at $when, and then a clean exit',
  async ({ by, stop, as = FINE }, { onTestFinished }) => {
    const file = await copyDemo(onTestFinished);
    const start = by && startBy(by, onTestFinished);
    const server = await startServer(file, {}, start, onTestFinished);
    const demo = readDemo(file);
    const date = daysAhead(25);
    const [slot] = await findFreeSlots(server, demo, date);
    const partner = demo.partners[0];
    if (!slot || !partner) throw new Error('the demo is open in a few weeks');
    const { time, floorPlanAreaId } = slot;
    const area = floorPlanAreaId === null ? {} : { floorPlanAreaId };
    const body = JSON.stringify(aPartyOfTwo({ date, time, ...area }));

    const socket = await openSocket(server);
    socket.write(
      [
        'POST /v3/bookings HTTP/1.1',
        `Host: ${new URL(server.url).host}`,
        `Authorization: Bearer ${partner.apiKey}`,
        `Service-Partner-Id: ${partner.partnerId}`,
        `Service-Account-Id: ${demo.accountId}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        // The server says when it has begun with the request.
        'Expect: 100-continue',
        '\r\n',
      ].join('\r\n'),
    );
    expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');

    await stop(server);
    await untilNoMoreTaken(server);
    const answer = readAll(socket);
    socket.write(body);
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i);
    expect(await server.ended).toEqual(as);
    expect(server.stdout()).toMatch(/"msg":"stopped"}\n$/);

    const database = connectRaw(file, onTestFinished);
    const names = database
      .prepare<[string], string>(
        `select customers.name from bookings
         join customers on customers.uuid = bookings.customer_uuid where work_day = ?`,
      )
      .pluck()
      .all(date);
    expect(names).toContain('Laura Vidal');
  },
);

test.concurrent('exit code 0 although idle connections and one with half a request stay open', async ({
  onTestFinished,
}) => {
  const server = await startServer(await copyDemo(onTestFinished), {}, undefined, onTestFinished);
  await openSocket(server);
  (await openSocket(server)).write('GET /healthz HTTP/1.1\r\nHost: half');
  const idle = await openSocket(server);
  idle.write('GET /healthz HTTP/1.1\r\nHost: kept-alive\r\n\r\n');
  expect(String((await once(idle, 'data'))[0])).toContain('200 OK');
  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

test.concurrent('200 with Connection: close for a request on a kept connection right after SIGTERM', async ({
  onTestFinished,
}) => {
  const server = await startServer(await copyDemo(onTestFinished), {}, undefined, onTestFinished);
  const kept = await Promise.all(Array.from({ length: 5 }, () => openSocket(server)));
  const request = 'GET /healthz HTTP/1.1\r\nHost: kept-alive\r\n\r\n';
  for (const socket of kept) {
    socket.write(request);
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK');
  }
  server.process.kill('SIGTERM');
  await vi.waitFor(() => expect(server.stdout()).toContain('"msg":"stopping"'));
  for (const socket of kept) {
    const answer = readAll(socket);
    socket.write(request);
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i);
  }
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

/** What `npm start` is, but for the set-up and the build: a script that runs the server. */
function startBy(command: 'node' | 'npm', onFinished: OnFinished): Start {
  const folder = tempFolder(onFinished);
  const program = `import { run } from ${JSON.stringify(TOOL)};
    process.exitCode = await run(process.execPath, process.execPath, ['${SERVER}']);`;
  writeFileSync(join(folder, 'start.mjs'), program);
  const scripts = { start: `"${process.execPath}" start.mjs` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  return command === 'npm'
    ? { command, args: ['start'], cwd: folder, hasGroup: true }
    : { command: process.execPath, args: ['start.mjs'], cwd: folder, hasGroup: true };
}

async function openSocket(server: ServerProcess): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return once(socket, 'close').then(() => text);
}
