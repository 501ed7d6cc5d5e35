import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../fixtures/temp-database.ts';
import { ENVIRONMENT, emptyRoom, shareServer } from './server-process.ts';

const sharedServer = shareServer();

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const WALKTHROUGH = readFileSync(join(ROOT, 'docs/api-walkthrough.md'), 'utf8');

/** Where the server's database is. */
const PLACES: Record<string, (file: string, folder: string) => Record<string, string>> = {
  'that of DATABASE_URL': (file) => ({ DATABASE_URL: `file:${file}` }),
  'the default': (file, folder) => {
    symlinkSync(dirname(file), join(folder, 'data'));
    return {};
  },
  'a PostgreSQL database': (file, folder) => {
    symlinkSync(dirname(file), join(folder, 'data'));
    return { DATABASE_URL: 'postgres://maitre@db.example/maitre' };
  },
};

test.each(Object.entries(PLACES))(
  "the README's API commands, run unchanged, make a confirmed booking; the database is %s",
  async (_, place) => {
    const folder = tempFolder();
    const { server, file } = sharedServer();
    const [, section = ''] = /^## The API$([\s\S]*?)^## /m.exec(README) ?? [];
    const env = { ...portOf(server.url), ...place(file, folder) };

    const { stdout, stderr } = await runShell(section, folder, env);

    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'CONFIRMED',
      pax: 2,
      customer: { name: 'Laura Vidal' },
    });
  },
);

test('the commands of the walkthrough, run unchanged, make a booking that ends paid', async () => {
  const { server, demo, file } = sharedServer();
  await emptyRoom(server, demo);
  const folder = tempFolder();

  const { stdout, stderr } = await runShell(WALKTHROUGH, folder, {
    ...portOf(server.url),
    DATABASE_URL: `file:${file}`,
  });

  const [chosen, refusal, ...steps] = stdout.trim().split('\n');
  expect(stderr).toBe('');
  expect(readdirSync(folder), 'files left behind').toEqual([]);
  expect(chosen).toMatch(/^\d{4}-\d\d-\d\d at \d\d:\d\d:00 in area \d+$/);
  expect(JSON.parse(refusal ?? '')).toMatchObject({
    status: 409,
    code: 'CUSTOMER_GDPR_CONSENT_REQUIRED',
  });
  expect(steps).toEqual([
    'the same booking',
    'ARRIVED',
    expect.stringMatching(/^SEATED at \S+/),
    'ACCOUNT_PAID, 6000',
    'ATTENDED',
    '{"status":"ATTENDED","ticketTotalAmount":6000,"visits":1}',
  ]);
});

/** Runs all shell blocks of a document, in order, as one script that stops at the first failure. */
function runShell(markdown: string, cwd: string, env: Record<string, string>) {
  const blocks = [...markdown.matchAll(/^```sh$([\s\S]*?)^```$/gm)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(0);
  return promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', blocks.join('\n')], {
    cwd,
    env: { ...process.env, ...ENVIRONMENT, ...env },
  });
}

function portOf(url: string) {
  return { PORT: new URL(url).port };
}
