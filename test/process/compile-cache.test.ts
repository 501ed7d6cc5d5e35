import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import { startServer } from './server-process.ts';

test('a server compiles nothing that two earlier starts compiled', async () => {
  const database = await copyDemo();
  const cache = tempFolder();
  const compiledBy = async () => {
    const server = await startServer(database, { NODE_COMPILE_CACHE: cache });
    expect(await server.stop('SIGTERM')).toEqual({ code: 0, signal: null });
    return readdirSync(cache, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(cache, file)).isFile())
      .map((file) => `${file} ${statSync(join(cache, file)).mtimeMs}`)
      .sort();
  };
  // Threads of the first start may write the same file at once; Node then compiles and writes it again.
  await compiledBy();
  const compiled = await compiledBy();
  expect(compiled.length).toBeGreaterThan(30);
  expect(await compiledBy()).toEqual(compiled);
});
