import { expect, test } from 'vitest';
import { forgetPastDays } from '../../../src/operations/service-days/forget-past-days.ts';
import { listDayTexts } from '../../../src/store/day-texts.ts';
import { readStored } from '../../fixtures/stored-bytes.ts';
import { NOON, openTestServer, type TestServer, TODAY } from '../../fixtures/test-context.ts';
import {
  expectBlock,
  expectServiceDay,
  postBlock,
  putDay,
  releaseBlock,
} from '../../server/service-day-requests.ts';

const DAY = 24 * 3_600_000;

/** What is left of the day, as staff and the tables of the database show it. */
async function read({ context, staff, venue: { accountId } }: TestServer) {
  const { teamNote, guestMessage } = expectServiceDay(
    await staff({ path: `/service-days/${TODAY}` }),
  );
  const [day] = await context.store.read((db) =>
    listDayTexts(db, { accountId, from: TODAY, to: TODAY }),
  );
  return { teamNote, guestMessage, text: day?.stored ?? null };
}

test('notes, the message to guests and blocks of a day are deleted a week after it', async () => {
  const server = await openTestServer();
  const texts = { teamNote: 'Quillfeather pays', guestMessage: 'Zither music tonight' };
  expectServiceDay(await putDay(server, texts));
  const { block } = expectBlock(await postBlock(server, { reason: 'Oboe player' }));
  expectServiceDay(await releaseBlock(server, block?.id ?? ''));
  expectBlock(await postBlock(server, { tables: ['T2'], reason: 'Tuba player' }));

  server.setNow(NOON + 8 * DAY);
  await forgetPastDays(server.context);
  expect(await read(server)).toMatchObject(texts);
  server.setNow(NOON + 9 * DAY);
  await forgetPastDays(server.context);
  expect(await read(server)).toEqual({ teamNote: null, guestMessage: null, text: '' });
  const stored = await readStored(server.database.url);
  for (const value of ['Quillfeather', 'Oboe', 'Tuba'])
    expect([value, stored.includes(value)]).toEqual([value, false]);
});
