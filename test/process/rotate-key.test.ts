import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ADMIN } from '../../tools/paths.mjs';
import { copyDemo } from './demo-database.ts';
import { callPartner, daysAhead, ENVIRONMENT, readDemo, startServer } from './server-process.ts';

const AT_ONCE = 4;

test('200 throughout the rotation of a key, and 401 for the old key afterwards', async () => {
  const file = await copyDemo();
  const server = await startServer(file);
  const demo = readDemo(file);
  const [partner] = demo.partners;
  if (!partner) throw new Error('the demo has partners');
  const { partnerId, apiKey: first } = partner;
  const account = ['--partner', partnerId, '--account', demo.accountId];

  const ask = (apiKey: string) =>
    callPartner(server, demo, {
      method: 'POST',
      path: `/availability/work-days/${daysAhead(3)}`,
      body: { pax: 2, paxChildren: 0, status: 'CONFIRMED' },
      headers: { authorization: `Bearer ${apiKey}` },
    });
  let current = first;
  let isOver = false;
  const answers: { caller: number; apiKey: string; status: number }[] = [];
  const callers = Array.from({ length: AT_ONCE }, async (_, caller) => {
    while (!isOver) {
      const apiKey = current;
      const answer = await ask(apiKey);
      await answer.body?.cancel();
      answers.push({ caller, apiKey, status: answer.status });
    }
  });

  const second = await admin<{ apiKey: string }>('key', 'create', ...account);
  // Both are good now: whoever calls goes over when it suits them.
  current = second.apiKey;
  // What was under way with the first is answered then.
  await twoMoreForEach();
  const keys = await admin<{ prefix: string; lastUsedAt: string }[]>(
    'key',
    'list',
    '--partner',
    partnerId,
  );
  expect(keys.map(({ lastUsedAt }) => lastUsedAt)).not.toContain(null);
  const [prefix = ''] = keys.map((key) => key.prefix).filter((key) => first.includes(key));
  await admin('key', 'revoke', prefix);
  expect((await ask(first)).status).toBe(401);
  await twoMoreForEach();
  isOver = true;
  await Promise.all(callers);

  const statusesOf = (key: string) =>
    new Set(answers.filter(({ apiKey }) => apiKey === key).map(({ status }) => status));
  expect([statusesOf(first), statusesOf(second.apiKey)]).toEqual([new Set([200]), new Set([200])]);

  async function twoMoreForEach(): Promise<void> {
    const before = answers.length;
    const hadTwo = (caller: number) =>
      answers.slice(before).filter((answer) => answer.caller === caller).length >= 2;
    while (!callers.every((_, caller) => hadTwo(caller))) {
      await (await ask(current)).body?.cancel();
    }
  }

  /** The command line, in a process of its own. */
  async function admin<T>(...args: string[]): Promise<T> {
    const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...args, '--json'], {
      env: { ...ENVIRONMENT, DATABASE_URL: `file:${file}` },
    });
    return JSON.parse(stdout) as T;
  }
});
