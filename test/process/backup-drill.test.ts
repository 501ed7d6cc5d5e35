import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SERVER } from '../../tools/paths.mjs';
import { tempFolder } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import { ENVIRONMENT, freePort, readDemo } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OPERATIONS = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

/** Starts the server without building anything first; everything else is the real npm. */
const NPM = `#!/bin/bash
if [ "$1" = start ]; then exec node ${SERVER}; fi
PATH="\${PATH#*:}" exec npm "$@"
`;

test('the documented drill, run unchanged, ends with a server on the restored backup', async () => {
  const file = await copyDemo();
  const [, section = ''] = /^### Drill$([\s\S]*?)^### /m.exec(OPERATIONS) ?? [];
  const [, commands = ''] = /^```sh$([\s\S]*?)^```$/m.exec(section) ?? [];
  const folder = tempFolder();
  const [bin, temporary] = [join(folder, 'bin'), join(folder, 'tmp')];
  for (const each of [bin, temporary]) mkdirSync(each);
  writeFileSync(join(bin, 'npm'), NPM);
  chmodSync(join(bin, 'npm'), 0o755);

  const shell = ['--norc', '-euo', 'pipefail', '-c', commands];
  const { stdout } = await promisify(execFile)('bash', shell, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...ENVIRONMENT,
      PATH: `${bin}:${ENVIRONMENT.PATH}`,
      TMPDIR: temporary,
      DATABASE_URL: `file:${file}`,
      DRILL_PORT: String(await freePort()),
    },
  });

  expect(stdout).toMatch(/^The database was copied to .*\/backup\.sqlite/m);
  expect(stdout).toMatch(
    /^.*\/backup\.sqlite was restored to file:.*\/restored\.sqlite: \d+ rows/m,
  );
  expect(stdout).toMatch(/^ {2}bookings +[0-9a-f]{64} {2}\d+$/m);
  expect(stdout).toContain(readDemo(file).accountId);
  expect(stdout).toContain('{"status":"ok"}');
  expect(readdirSync(temporary)).toEqual([]);
});
