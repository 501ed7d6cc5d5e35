import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../fixtures/temp-database.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  findFreeSlots,
  readDemo,
  type ServerProcess,
  startServer,
  untilNoMoreTaken,
} from './server-process.ts';

test.each(['SIGTERM', 'SIGINT'] as const)(
  '200 for a request that was open at %s, and then exit code 0',
  async (signal) => {
    const file = join(tempFolder(), 'maitre.sqlite');
    const server = await startServer(file);
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

    server.process.kill(signal);
    await untilNoMoreTaken(server);
    const answer = readAll(socket);
    socket.write(body);
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i);
    expect(await server.ended).toEqual({ code: 0, signal: null });

    const next = await startServer(file);
    const list = await callPartner(next, demo, {
      path: `/bookings?date_start=${date}&date_end=${date}`,
    });
    const { data } = (await list.json()) as { data: { customer: { name: string } | null }[] };
    expect(data.map(({ customer }) => customer?.name)).toContain('Laura Vidal');
  },
);

test('exit code 0 although connections stay open on which nothing, or half a request, was sent', async () => {
  const server = await startServer(join(tempFolder(), 'maitre.sqlite'));
  await openSocket(server);
  (await openSocket(server)).write('GET /healthz HTTP/1.1\r\nHost: half');
  const idle = await openSocket(server);
  idle.write('GET /healthz HTTP/1.1\r\nHost: kept-alive\r\n\r\n');
  expect(String((await once(idle, 'data'))[0])).toContain('200 OK');
  expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
});

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
