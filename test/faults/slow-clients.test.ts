import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { copyDemo } from '../process/demo-database.ts';
import { requestBytes } from '../process/own-connection.ts';
import { daysAhead, readDemo, startServer } from '../process/server-process.ts';
import { Load } from './load.ts';
import { rounds } from './rounds.ts';

test('writes go on beside clients that send slowly, and clients that do not read their responses', async () => {
  const file = await copyDemo();
  const demo = readDemo(file);
  const server = await startServer(file);
  const load = new Load(demo);
  const { hostname, port } = new URL(server.url);
  const count = rounds(20, 400);
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  const list = {
    method: 'GET',
    path: `/bookings?date_start=${daysAhead(0)}&date_end=${daysAhead(30)}`,
  };
  for (let number = 0; number < count; number += 1) {
    (await open()).write('POST /v3/bookings HTTP/1.1\r\nHost: ');
    const deaf = await open();
    deaf.pause();
    deaf.write(requestBytes(server, demo, list));
  }
  await load.during([server], () => load.progress(rounds(30, 1000)));
  await load.expectNothingLost(server, file);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  load.report(`${count} slow senders and ${count} slow readers`);
});
