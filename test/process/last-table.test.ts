import { expect, test } from 'vitest';
import { copyDemo } from './demo-database.ts';
import {
  aPartyOfTwo,
  callPartner,
  daysAhead,
  findFreeSlots,
  readDemo,
  startServer,
} from './server-process.ts';

test('one 200 and 49 × 409 NO_AVAILABLE_SLOT for fifty simultaneous requests for the last table', async () => {
  const file = await copyDemo();
  const server = await startServer(file);
  const demo = readDemo(file);
  const date = daysAhead(25);
  const time = (await findFreeSlots(server, demo, date))[0]?.time;
  if (!time) throw new Error('the demo is open in a few weeks');
  const areas = async () => {
    const slots = await findFreeSlots(server, demo, date);
    return slots.filter((slot) => slot.time === time).map((slot) => slot.floorPlanAreaId);
  };
  const create = async (floorPlanAreaId: number | null) => {
    const area = floorPlanAreaId === null ? {} : { floorPlanAreaId };
    const body = aPartyOfTwo({ date, time, ...area });
    const answer = await callPartner(server, demo, { method: 'POST', path: '/bookings', body });
    const json = (await answer.json()) as { uuid?: string; code?: string };
    return { status: answer.status, uuid: json.uuid, code: json.code };
  };

  // One area after the other, so that giving back the very last table makes room for one party.
  let last: { uuid: string | undefined; area: number | null } | undefined;
  for (let [area] = await areas(); area !== undefined; [area] = await areas()) {
    const { status, uuid } = await create(area);
    expect(status, 'what is called available is to be had').toBe(200);
    last = { uuid, area };
  }
  if (!last?.uuid) throw new Error('nothing was free at all');
  const canceled = await callPartner(server, demo, {
    method: 'PUT',
    path: `/bookings/${last.uuid}/status`,
    body: { status: 'CANCELED' },
  });
  expect(canceled.status, await canceled.text()).toBe(200);
  expect(await areas()).toEqual([last.area]);

  const { area } = last;
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(area)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['409 NO_AVAILABLE_SLOT']),
  );
  expect(await areas()).toEqual([]);
});
