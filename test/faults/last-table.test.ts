import { expect, test } from 'vitest';
import { bookLastTable } from '../process/book-last-table.ts';
import { daysAhead } from '../process/server-process.ts';
import { startTwoProcesses } from '../process/two-processes.ts';
import { isWhole } from './rounds.ts';
import { expectSoundDatabase } from './sound-database.ts';

const ROUNDS = 20;
const REQUESTS = 1000;

test.runIf(isWhole)(
  'one 200, and 409 or 503 for all others, when a thousand requests for the last table reach two processes at once',
  async () => {
    const running = await startTwoProcesses();
    const refusals = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const others = await bookLastTable(running, daysAhead(40 + round), REQUESTS);
      for (const [answer, count] of others)
        refusals.set(answer, (refusals.get(answer) ?? 0) + count);
    }
    expect([
      '409 BOOKING_AVAILABILITY_NOT_FOUND',
      '409 NO_AVAILABLE_SLOT',
      // On a busy machine, some wait too long.
      '503 SERVICE_UNAVAILABLE',
    ]).toEqual(expect.arrayContaining([...refusals.keys()]));
    await expectSoundDatabase(running.databaseUrl);
    console.info(
      `${ROUNDS} × ${REQUESTS} requests for a last table:`,
      Object.fromEntries(refusals),
    );
  },
);
