import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSignIn } from '../../../src/operations/access/failed-sign-ins.ts';
import { casesOf } from '../../fixtures/engine.ts';
import { openTestServer } from '../../fixtures/test-context.ts';

const EMAIL = 'floor@venue.test';
const ATTACKER = '203.0.113.7';

test('no attempts from other addresses shorten the wait of one, or make another wait', async () => {
  const { context } = await openTestServer();
  const now = context.steadyNow();
  const attempt = (email: string, address: string) =>
    context.store.write(null, (db) => countSignIn(db, { email, address }, now));
  for (let failure = 0; failure < 5; failure += 1) await attempt(EMAIL, ATTACKER);

  const address = fc.ipV4().filter((each) => each !== ATTACKER);
  const other = fc.record({ address, email: fc.constantFrom(EMAIL, 'other@venue.test') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(other, { minLength: 1, maxLength: 20 }),
      address,
      async (others, fresh) => {
        for (const each of others) await attempt(each.email, each.address).catch(() => undefined);
        await expect(attempt(EMAIL, ATTACKER)).rejects.toThrow(/^Wait 1 second/);
        const hasTried = others.some((each) => each.address === fresh);
        if (!hasTried) await attempt('nobody-yet@venue.test', fresh);
      },
    ),
    { numRuns: casesOf(20) },
  );
});

test('ten thousand rows of others leave the wait as it is', async () => {
  const { context } = await openTestServer();
  const now = context.steadyNow();
  const attempt = () =>
    context.store.write(null, (db) => countSignIn(db, { email: EMAIL, address: ATTACKER }, now));
  for (let failure = 0; failure < 5; failure += 1) await attempt();
  await context.store.write(null, async (db) => {
    for (let part = 0; part < 20; part += 1) {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        limit_name: 'sign-in',
        actor: `other ${part} ${index}`,
        target: 'somebody',
        count: 5,
        last_at: now,
      }));
      await db.insertInto('attempts').values(rows).execute();
    }
  });
  await expect(attempt()).rejects.toThrow(/^Wait 1 second/);
});
