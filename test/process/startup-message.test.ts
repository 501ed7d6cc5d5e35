import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ADMIN } from '../../tools/paths.mjs';
import { connectRaw, tempFolder } from '../fixtures/temp-database.ts';
import { aVenue } from '../fixtures/venue.ts';
import { copyDemo } from './demo-database.ts';
import { ENVIRONMENT, startServer } from './server-process.ts';

test('the startup message has the addresses of the API reference and the embed page, which respond', async () => {
  const server = await startServer(await copyDemo());
  for (const [title, path, text] of [
    ['The API', '/reference', `<code>${server.url}/v3</code>`],
    ['The widget', '/embed', `${server.url}/embed.js`],
  ] as const) {
    const [, address = ''] = new RegExp(`^ {2}${title} +(\\S+)$`, 'm').exec(server.stdout()) ?? [];
    expect(address).toBe(`${server.url}${path}`);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(text);
  }
});

test('no demo, demo page or demo credentials if a venue was imported before the first start', async () => {
  const folder = tempFolder();
  const file = join(folder, 'maitre.sqlite');
  const venue = aVenue();
  writeFileSync(join(folder, 'venue.json'), JSON.stringify(venue));
  await promisify(execFile)(
    process.execPath,
    [ADMIN, 'venue', 'import', join(folder, 'venue.json')],
    { env: { ...ENVIRONMENT, DATABASE_URL: `file:${file}` } },
  );
  // Left by a demo in another database of this folder.
  const demo = { staff: { email: 'staff@casabrisa.example', password: 'of-another' } };
  writeFileSync(join(folder, 'demo.json'), JSON.stringify(demo));
  const server = await startServer(file);
  expect(server.stdout()).toMatch(/^ {2}The staff view +\S+\/staff$/m);
  expect(server.stdout()).not.toMatch(/venue's page|sign in|of-another/);
  const start = await fetch(server.url, { redirect: 'manual' });
  expect(start.status).toBe(302);
  expect(start.headers.get('location')).toBe('/staff');
  const accounts = connectRaw(file).prepare('select account_id from accounts').pluck().all();
  expect(accounts).toEqual([venue.accountId]);
});
