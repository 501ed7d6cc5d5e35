import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { CalendarAnswer } from '../../src/contract/partner/check-calendar.ts';
import { SlotAnswer } from '../../src/contract/partner/check-slot.ts';
import { SlotAddOnsAnswer } from '../../src/contract/partner/check-slot-add-ons.ts';
import { WorkDayAnswer } from '../../src/contract/partner/check-work-day.ts';
import type { TestServer } from '../fixtures/test-context.ts';

/** Availability requests to the partner API, with responses checked against the contract. */

const PARTY = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };

interface Asker {
  partner: TestServer['partner'];
}

function parsed<T>(answer: LightMyRequestResponse, schema: { parse(value: unknown): T }): T {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const value = schema.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(value);
  return value;
}

export async function checkCalendar(
  { partner }: Asker,
  dateStart: string,
  dateEnd: string,
  more: object = {},
) {
  const body = { ...PARTY, dateStart, dateEnd, ...more };
  const answer = await partner({ method: 'POST', path: '/availability/calendar', body });
  return parsed(answer, CalendarAnswer);
}

export async function checkWorkDay({ partner }: Asker, date: string, more: object = {}) {
  const path = `/availability/work-days/${date}`;
  return parsed(
    await partner({ method: 'POST', path, body: { ...PARTY, ...more } }),
    WorkDayAnswer,
  );
}

export function askSlot({ partner }: Asker, date: string, time: string, more: object = {}) {
  const path = `/availability/work-days/${date}/time-slots/${time}`;
  return partner({ method: 'POST', path, body: { ...PARTY, ...more } });
}

/** As {@link checkSlot}, with an explanation if the slot is unavailable. */
export async function explainSlot(asker: Asker, date: string, time: string, more: object = {}) {
  return parsed(await askSlot(asker, date, `${time}?explain=true`, more), SlotAnswer);
}

export async function checkSlot(asker: Asker, date: string, time: string, more: object = {}) {
  return parsed(await askSlot(asker, date, time, more), SlotAnswer);
}

export async function checkSlotAddOns(asker: Asker, date: string, time: string, more: object = {}) {
  return parsed(await askSlot(asker, date, `${time}/add-ons`, more), SlotAddOnsAnswer);
}

/** Every time slot of a day, in order. */
export function slotsOf({ shifts }: WorkDayAnswer) {
  return shifts.flatMap(({ timeSlots }) => timeSlots);
}

/** `20:00` and its availability code. */
export function codesOf(day: WorkDayAnswer): [time: string, code: string][] {
  return slotsOf(day).map(({ startAt, availability }) => [
    startAt.slice(11, 16),
    availability.code,
  ]);
}
