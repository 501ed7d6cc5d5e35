import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connectRaw, tempFolder } from '../fixtures/temp-database.ts';
import { aVenue } from '../fixtures/venue.ts';
import { startServer } from './server-process.ts';

test('the startup message has the address of the API reference, which responds', async () => {
  const server = await startServer(join(tempFolder(), 'maitre.sqlite'));
  const [, address = ''] = /^ {2}The API +(\S+)$/m.exec(server.stdout()) ?? [];
  expect(address).toBe(`${server.url}/reference`);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`<code>${server.url}/v3</code>`);
});

test('the startup message has the address of the embed page, which responds', async () => {
  const server = await startServer(join(tempFolder(), 'maitre.sqlite'));
  const [, address = ''] = /^ {2}The widget +(\S+)$/m.exec(server.stdout()) ?? [];
  expect(address).toBe(`${server.url}/embed`);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`${server.url}/embed.js`);
});

test('no demo, demo page or demo credentials if a venue was imported before the first start', async () => {
  const folder = tempFolder();
  const file = join(folder, 'maitre.sqlite');
  const venue = aVenue();
  writeFileSync(join(folder, 'venue.json'), JSON.stringify(venue));
  await promisify(execFile)(
    process.execPath,
    ['src/admin/main.ts', 'venue', 'import', join(folder, 'venue.json')],
    { env: { PATH: process.env.PATH, DATABASE_URL: `file:${file}` } },
  );
  // Left by a demo in another database of this folder.
  const demo = { staff: { email: 'staff@casabrisa.example', password: 'of-another' } };
  writeFileSync(join(folder, 'demo.json'), JSON.stringify(demo));
  const server = await startServer(file);
  expect(server.stdout()).toMatch(/^ {2}The staff view +\S+\/staff$/m);
  expect(server.stdout()).not.toMatch(/venue's page|sign in|of-another/);
  expect((await fetch(server.url)).status).toBe(404);
  const accounts = connectRaw(file).prepare('select account_id from accounts').pluck().all();
  expect(accounts).toEqual([venue.accountId]);
});
