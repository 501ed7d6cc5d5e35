import { expect, test } from 'vitest';
import { connectRaw } from '../fixtures/temp-database.ts';
import { callAlone, requestBytes, sendBytes } from '../process/own-connection.ts';
import { aPartyOfTwo, daysAhead, shareServer } from '../process/server-process.ts';
import { rounds } from './rounds.ts';

const DATE = daysAhead(45);
const sharedServer = shareServer();

test('200 with one booking when the connection is cut at any byte of the request, which is then sent again with its key', async () => {
  const { server, demo, file } = sharedServer();
  const slot = { date: DATE, time: '20:30:00', floorPlanAreaId: 1 };
  const call = (key: number) => ({
    path: '/bookings',
    headers: { 'idempotency-key': `cut-${String(key).padStart(6, '0')}` },
    body: { ...aPartyOfTwo(slot), status: 'REQUESTED' },
  });
  const { length } = requestBytes(server, demo, call(0));
  // The last cut is after the whole request, before its response.
  const step = Math.ceil(length / rounds(12, length));
  const cuts = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  for (const bytes of cuts) {
    const cut = requestBytes(server, demo, call(bytes)).subarray(0, bytes);
    await sendBytes(server, cut);
    const again = await callAlone(server, demo, call(bytes));
    expect(again.status, again.body).toBe(200);
  }
  const row = connectRaw(file)
    .prepare<[string], { n: number }>('select count(*) as n from bookings where work_day = ?')
    .get(DATE);
  expect(row?.n).toBe(cuts.length);
});
