import { expect } from 'vitest';
import { callAlone, callUntilAnswered } from './own-connection.ts';
import { aPartyOfTwo, findFreeSlots } from './server-process.ts';
import type { TwoProcesses } from './two-processes.ts';

/** The demo's smallest area. */
export const BAR = 3;

/**
 * Books all tables of the bar but one.
 * @param date without bookings
 * @returns the time at which one is left
 */
export async function leaveOneTable(
  { balancer, demo }: TwoProcesses,
  date: string,
): Promise<string> {
  const freeTimes = async () => {
    const slots = await findFreeSlots(balancer, demo, date);
    return slots.filter((slot) => slot.floorPlanAreaId === BAR).map((slot) => slot.time);
  };
  const [time = ''] = await freeTimes();
  for (let table = 0; table < 2; table += 1) {
    const body = aPartyOfTwo({ date, time, floorPlanAreaId: BAR });
    const { status } = await callUntilAnswered(balancer, demo, { path: '/bookings', body });
    expect(status).toBe(200);
  }
  expect(await freeTimes()).toContain(time);
  return time;
}

/**
 * Sends many requests for the last table of an area at once, and expects that exactly one gets it.
 * @param date without bookings
 * @param call how each of them is sent
 * @returns how often each other response came, such as `409 NO_AVAILABLE_SLOT`
 */
export async function bookLastTable(
  running: TwoProcesses,
  date: string,
  requests: number,
  call = callAlone,
): Promise<Map<string, number>> {
  const { balancer, demo } = running;
  const free = async () =>
    (await findFreeSlots(balancer, demo, date)).filter((slot) => slot.floorPlanAreaId === BAR);
  const time = await leaveOneTable(running, date);
  const create = async () => {
    const body = aPartyOfTwo({ date, time, floorPlanAreaId: BAR });
    const { status, body: text } = await call(balancer, demo, { path: '/bookings', body });
    return `${status} ${JSON.parse(text).code ?? ''}`.trim();
  };
  const answers = await Promise.all(Array.from({ length: requests }, create));
  expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
  expect((await free()).map((slot) => slot.time)).not.toContain(time);
  const refusals = new Map<string, number>();
  for (const answer of answers) {
    if (answer !== '200') refusals.set(answer, (refusals.get(answer) ?? 0) + 1);
  }
  return refusals;
}
