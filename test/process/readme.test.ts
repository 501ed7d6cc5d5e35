import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { tempFolder } from '../fixtures/temp-database.ts';
import { startServer } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test("a paid and ended booking when the README's API section is typed in word for word", async () => {
  const database = join(tempFolder(), 'maitre.sqlite');
  const server = await startServer(database);
  const folder = tempFolder();
  const { stdout, stderr } = await promisify(execFile)(
    'bash',
    ['-euo', 'pipefail', '-c', script()],
    {
      cwd: folder,
      env: {
        ...process.env,
        PORT: new URL(server.url).port,
        DATABASE_URL: `file:${database}`,
      },
    },
  );
  const [chosen, refusal, ...steps] = stdout.trim().split('\n');
  expect(stderr).toBe('');
  expect(readdirSync(folder), 'what is left behind').toEqual([]);
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

/** Everything in the section's shell blocks, in order. */
function script(): string {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, section = ''] = /^## The API$([\s\S]*?)^## /m.exec(readme) ?? [];
  const blocks = [...section.matchAll(/^```sh$([\s\S]*?)^```$/gm)].map(([, block]) => block);
  expect(blocks.length).toBeGreaterThan(3);
  return blocks.join('\n');
}
