import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../fixtures/temp-database.ts';
import { startServer } from './server-process.ts';

test("the address of the API's reference, which answers, in what is said at the start", async () => {
  const server = await startServer(join(tempFolder(), 'maitre.sqlite'));
  const [, address = ''] = /^ {2}The API +(\S+)$/m.exec(server.stdout()) ?? [];
  expect(address).toBe(`${server.url}/reference`);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`<code>${server.url}/v3</code>`);
});
