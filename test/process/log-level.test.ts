import { expect, test } from 'vitest';
import type { OnFinished } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import { type ServerProcess, startServer } from './server-process.ts';

async function dayOf(level: string, onFinished: OnFinished): Promise<ServerProcess> {
  const file = await copyDemo(onFinished);
  const server = await startServer(file, { LOG_LEVEL: level }, undefined, onFinished);
  const answer = await fetch(`${server.url}/v3/bookings`, { headers: { connection: 'close' } });
  expect(answer.status, await answer.text()).toBe(401);
  await server.stop('SIGTERM');
  return server;
}

function linesOf(server: ServerProcess): Record<string, unknown>[] {
  return server
    .stdout()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.concurrent('info logs the start, one line per response, and the stop', async ({
  onTestFinished,
}) => {
  const server = await dayOf('info', onTestFinished);
  const lines = linesOf(server);
  const { port } = new URL(server.url);
  expect(lines.map(({ msg }) => msg)).toEqual([
    `Server listening at http://127.0.0.1:${port}`,
    'request completed',
    'stopping',
    'stopped',
  ]);
  expect(lines[1]).toMatchObject({
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'GET',
    route: '/v3/bookings',
    api: 'partner',
    status: 401,
    problem: 'UNAUTHORIZED',
    ms: expect.any(Number),
  });
  expect(lines[2]).toMatchObject({ signal: 'SIGTERM' });
});

test.concurrent.for(['warn', 'error', 'silent'])(
  '%s logs nothing in normal operation; the terminal still shows the addresses',
  async (level, { onTestFinished }) => {
    const server = await dayOf(level, onTestFinished);
    expect(linesOf(server)).toEqual([]);
    expect(server.stdout()).toContain('Maitre is ready.');
  },
);
