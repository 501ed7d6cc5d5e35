import { expect, test } from 'vitest';
import { connectRaw } from '../fixtures/temp-database.ts';
import { copyDemo } from './demo-database.ts';
import { callAlone } from './own-connection.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  findFreeSlots,
  readDemo,
  startServer,
} from './server-process.ts';

/** Beyond the demo's own bookings. */
const DATES = Array.from({ length: 4 }, (_, index) => daysAhead(40 + index));
const CREATES = 200;

async function open() {
  const file = await copyDemo();
  const server = await startServer(file);
  return { file, server, demo: readDemo(file) };
}

test('one 200 and 19 × 409 BOOKING_IS_OUTDATED for twenty simultaneous updates of one version', async () => {
  const { server, demo } = await open();
  const date = DATES[0] ?? '';
  const [slot] = await findFreeSlots(server, demo, date);
  const body = aPartyOfTwo({ date, ...slot });
  const made = await callAlone(server, demo, { path: '/bookings', body });
  const path = `/bookings/${JSON.parse(made.body).uuid}`;
  const headers = { 'if-match': made.etag ?? '' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      callAlone(server, demo, { method: 'PUT', path, headers, body: { hotelRoom: `${index}` } }),
    ),
  );
  const changed = answers.filter(({ status }) => status === 200);
  expect(changed).toHaveLength(1);
  expect(changed[0]?.etag).toBe('"2"');
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${JSON.parse(body).code}`))).toEqual(
    new Set(['409 BOOKING_IS_OUTDATED']),
  );
  const read = await callPartner(server, demo, { path });
  expect(read.headers.get('etag')).toBe('"2"');
  expect(await read.json()).toMatchObject({
    hotelRoom: JSON.parse(changed[0]?.body ?? '').hotelRoom,
  });
});

test('200 or 409 for each of two hundred simultaneous create requests, and every 200 survives kill -9', async () => {
  const { file, server, demo } = await open();
  const slots = await Promise.all(
    DATES.map(async (date) =>
      (await findFreeSlots(server, demo, date)).map((slot) => ({ date, ...slot })),
    ),
  );
  const bodies = slots.flat().slice(0, CREATES).map(aPartyOfTwo);
  expect(bodies).toHaveLength(CREATES);
  const answers = await Promise.all(
    bodies.map((body) => callAlone(server, demo, { path: '/bookings', body })),
  );
  await server.stop('SIGKILL');

  const codes = answers.map(({ status, body }) => `${status} ${JSON.parse(body).code}`);
  expect(['200 undefined', '409 NO_AVAILABLE_SLOT', '409 BOOKING_AVAILABILITY_NOT_FOUND']).toEqual(
    expect.arrayContaining(codes),
  );
  const uuids = answers.flatMap(({ status, body }) =>
    status === 200 ? [JSON.parse(body).uuid as string] : [],
  );
  expect(uuids.length).toBeGreaterThan(CREATES / 4);
  const kept = connectRaw(file)
    .prepare<string[], { uuid: string }>(
      `select uuid from bookings where work_day in (${DATES.map(() => '?').join()})`,
    )
    .all(...DATES);
  expect(kept.map(({ uuid }) => uuid).toSorted()).toEqual(uuids.toSorted());

  const again = await startServer(file);
  const found = await Promise.all(
    uuids.map((uuid) => callPartner(again, demo, { path: `/bookings/${uuid}` })),
  );
  expect(found.map(({ status }) => status)).toEqual(uuids.map(() => 200));
  await Promise.all(found.map((answer) => answer.text()));
});
