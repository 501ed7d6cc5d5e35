import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { canLimitFiles, limitFiles } from './limit-files.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  findFreeSlots,
  type ServerProcess,
  shareServer,
  untilNoMoreTaken,
} from './server-process.ts';

const sharedServer = shareServer();

test.runIf(canLimitFiles)(
  '503 SERVICE_UNAVAILABLE from /readyz and from a create request while the disk is full, 200 afterwards',
  async () => {
    const { server, demo } = sharedServer();
    const date = daysAhead(25);
    const [slot] = await findFreeSlots(server, demo, date);
    if (!slot) throw new Error('the demo is open in a few weeks');
    const { time, floorPlanAreaId } = slot;
    const area = floorPlanAreaId === null ? {} : { floorPlanAreaId };
    const create = () =>
      callPartner(server, demo, {
        method: 'POST',
        path: '/bookings',
        body: aPartyOfTwo({ date, time, ...area }),
      });

    limitFiles(server, '0');
    for (const answer of [await fetch(`${server.url}/readyz`), await create()]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        requestId: answer.headers.get('x-request-id'),
      });
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    limitFiles(server, 'unlimited');
    await untilReady(server);
    const created = await create();
    expect(created.status, await created.text()).toBe(200);
  },
);

// The last test: it stops the shared server.
test('503 SERVICE_UNAVAILABLE from /readyz while the server is stopping, and then it stops', async () => {
  const { server } = sharedServer();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(socket, 'connect');
  // Begun before the signal, so that it is not let go as idle.
  socket.write('GET /readyz HTTP/1.1\r\nHost: balancer\r\n');
  // The server has read it once it has answered what came after.
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.process.kill('SIGTERM');
  await untilNoMoreTaken(server);
  socket.write('\r\n');
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 503 /);
  expect(text).toMatch(/^retry-after: 5\r$/im);
  expect(text).toMatch(/^connection: close\r$/im);
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    detail: 'The server is stopping.',
  });
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

/** What was found a moment ago counts for a second. */
async function untilReady(server: ServerProcess): Promise<void> {
  for (;;) {
    const { ok } = await fetch(`${server.url}/readyz`);
    if (ok) return;
  }
}
