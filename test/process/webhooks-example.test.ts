import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runAdmin } from '../../src/admin/run-admin.ts';
import type { EventList } from '../../src/contract/partner/list-events.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  ENVIRONMENT,
  findFreeSlots,
  freePort,
  readDemo,
  startServer,
} from './server-process.ts';

const SETTINGS = { WEBHOOK_KEY: 'development-only-development-only', WEBHOOK_INSECURE: 'on' };

/** The example as it is run from a terminal, until the test or the program ends. */
function startExample(env: Record<string, string>, demoFile: string) {
  const child = spawn(process.execPath, ['examples/partner/webhooks/main.ts', demoFile], {
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(stop);
  return { ended, stop, output: () => output };
}

test('each event once and in order, although the program is killed and its server was away', async () => {
  const file = await copyDemo();
  const demoFile = join(file, '..', 'demo.json');
  const demo = readDemo(file);
  const server = await startServer(file, SETTINGS);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/?token=url-secret`;
  const admin = async (...args: string[]) => {
    const env = { ...SETTINGS, DATABASE_URL: `file:${file}` };
    const { stdout } = await runAdmin([...args, '--json'], { env, stdin: async () => '' });
    return JSON.parse(stdout);
  };
  const partner = ['--account', demo.accountId, '--partner', 'demo-pos'];
  const { id, secret } = await admin('webhooks', 'add', ...partner, '--url', url);
  const example = {
    API_URL: `${server.url}/v3`,
    RECEIVER_PORT: String(port),
    CURSOR_FILE: join(tempFolder(), 'cursor.json'),
    WEBHOOK_SECRET: secret,
  };

  const date = daysAhead(40);
  const slots = await findFreeSlots(server, demo, date);
  const book = async (): Promise<string> => {
    const slot = slots.pop();
    if (!slot) throw new Error('the demo is open in a few weeks');
    const body = aPartyOfTwo({ date, ...slot });
    const answer = await callPartner(server, demo, { method: 'POST', path: '/bookings', body });
    const booking = (await answer.json()) as { uuid: string };
    expect(answer.status, JSON.stringify(booking)).toBe(200);
    return booking.uuid;
  };
  const bookingsIn = (text: string) =>
    [...text.matchAll(/^booking\.created +\S+ (\S+) version 1/gm)].map(([, uuid]) => uuid);

  const missed = await book();
  const first = startExample(example, demoFile);
  await expect.poll(() => bookingsIn(first.output())).toEqual([missed]);
  const pushed = await book();
  await expect.poll(() => bookingsIn(first.output())).toEqual([missed, pushed]);
  const unsigned = await fetch(url, { method: 'POST', body: '{"type":"booking.created"}' });
  expect(unsigned.status).toBe(400);
  // What it handled before it saved the cursor, it would handle again.
  const left = async () => {
    const { after } = JSON.parse(readFileSync(example.CURSOR_FILE, 'utf8'));
    const answer = await callPartner(server, demo, { path: `/events?after=${after}` });
    return ((await answer.json()) as EventList).events;
  };
  await expect.poll(left).toEqual([]);
  await first.stop();

  const whileAway = [await book(), await book()];
  const second = startExample(example, demoFile);
  await expect.poll(() => bookingsIn(second.output())).toEqual(whileAway);
  expect(await admin('webhooks', 'test', id)).toMatchObject({ httpStatus: 204 });
  await expect.poll(() => second.output()).toContain('webhook.test');
  expect(bookingsIn(second.output())).toEqual(whileAway);

  for (const hidden of [secret, 'url-secret', pushed])
    expect(server.stdout() + server.stderr()).not.toContain(hidden);
});

test('exit code 1 and advice without a secret', async () => {
  const file = await copyDemo();
  const example = startExample({}, join(file, '..', 'demo.json'));
  expect(await example.ended).toBe(1);
  expect(example.output()).toContain('Set WEBHOOK_SECRET');
});
