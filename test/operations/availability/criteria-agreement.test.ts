import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AvailabilityCode } from '../../../src/domain/availability/availability.ts';
import { Refusal } from '../../../src/domain/refusal.ts';
import type { Shift, Venue } from '../../../src/domain/venue.ts';
import { type DemoContext, openDemoContext } from '../../fixtures/demo-context.ts';
import { isLong } from '../../fixtures/long-tests.ts';
import {
  type Answer,
  checkAvailability,
  create,
  expectedOf,
  type RequestWithoutCustomer,
  slotsOf,
} from './agreement.ts';
import { someRequest } from './some-request.ts';

/** What the demo's own shifts lack: a minimum party size, manual confirmation, a required experience. */
const STRICTER: Record<string, Partial<Shift>> = {
  LUNCH: { minCovers: 3 },
  WEEKEND_LUNCH: { needsManualConfirmation: true },
  LATE_DINNER: { isExperienceRequired: true },
};

function stricter(venue: Venue): Venue {
  return { ...venue, shifts: venue.shifts.map((shift) => ({ ...shift, ...STRICTER[shift.id] })) };
}

/** The availability, or the code with which the request itself is refused. */
async function checkOrRefuse(
  demo: DemoContext,
  request: RequestWithoutCustomer,
): Promise<Answer | string> {
  try {
    return await checkAvailability(demo, request);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** Whether the codes are those of the demo, which are valid for a year. */
function areCodesGood(
  { demo }: DemoContext,
  { promoCode, redemptionCode }: RequestWithoutCustomer,
): boolean {
  return promoCode !== 'NOTHING' && (!redemptionCode || redemptionCode === demo.redemptionCode);
}

const CODES: AvailabilityCode[] = [
  'ADD_ON_NOT_AVAILABLE',
  'AREA_NOT_AVAILABLE',
  'AVAILABLE',
  'CLOSED',
  'EXPERIENCE_NOT_AVAILABLE',
  'FULL',
  'HIGH_CHAIRS_NOT_AVAILABLE',
  'PARTY_TOO_LARGE',
  'PAST',
  'STROLLERS_NOT_AVAILABLE',
  'TOO_FAR_AHEAD',
  'TOO_SOON',
];
const STRICTER_CODES: AvailabilityCode[] = [
  ...CODES,
  'EXPERIENCE_REQUIRED',
  'MANUAL_CONFIRMATION',
  'PARTY_TOO_SMALL',
];

test.each([
  { name: 'the demo', change: (venue: Venue) => venue, codes: CODES },
  { name: 'a stricter demo', change: stricter, codes: STRICTER_CODES },
])('slot check and create agree on every request to $name', async ({ change, codes }) => {
  const demo = await openDemoContext(Date.parse('2030-01-16T19:50:00+01:00'), change);
  const seen = new Set<AvailabilityCode>();
  const property = fc.asyncProperty(someRequest(demo), async (request) => {
    const answer = await checkOrRefuse(demo, request);
    const outcome = await create(demo, request);
    if (typeof answer === 'string') {
      expect(outcome).toBe(answer);
      return;
    }
    seen.add(answer.code);
    const isGood = answer.code !== 'AVAILABLE' || areCodesGood(demo, request);
    expect(outcome).toBe(isGood ? expectedOf(answer) : 'BOOKING_AVAILABILITY_NOT_FOUND');
    expect(answer.promo !== null).toBe(
      request.promoCode !== undefined && request.promoCode !== 'NOTHING',
    );
    await expectUsefulActions(demo, request, answer);
  });
  const runs = isLong ? 2000 : 50;
  await fc.assert(property, { numRuns: runs, seed: 16 });
  // With fewer runs, some may not occur.
  if (runs >= 250) expect([...seen].toSorted()).toEqual([...codes].toSorted());
  else expect(codes).toEqual(expect.arrayContaining([...seen]));
  expect(seen.size).toBeGreaterThan(5);
});

async function expectUsefulActions(
  demo: DemoContext,
  request: RequestWithoutCustomer,
  answer: Answer,
): Promise<void> {
  const { actions, preferred, code } = answer;
  expect(preferred).toBe(Math.min(1, actions.length));
  if (code === 'AVAILABLE') return expect(actions).toEqual([]);
  const isOpen = async (other: Partial<RequestWithoutCustomer>) => {
    const availability = await checkOrRefuse(demo, { ...request, ...other });
    return typeof availability !== 'string' && availability.code === 'AVAILABLE';
  };
  const areas = request.floorPlanAreaId ? [request.floorPlanAreaId] : [1, 2, 3];
  const elsewhere = slotsOf(demo.venue, request.date).filter(
    (slot) => slot.time !== request.time && areas.includes(slot.floorPlanAreaId ?? 0),
  );
  const times = await Promise.all(elsewhere.map(isOpen));
  expect([code, actions.includes('CHOOSE_ANOTHER_TIME')]).toEqual([code, times.includes(true)]);
  if (actions.includes('CHOOSE_ANOTHER_AREA')) {
    const others = [1, 2, 3].filter((id) => id !== request.floorPlanAreaId);
    const open = await Promise.all(others.map((floorPlanAreaId) => isOpen({ floorPlanAreaId })));
    expect(open).toContain(true);
  }
  if (actions.includes('REQUEST')) expect(await isOpen({ status: 'REQUESTED' })).toBe(true);
  if (actions.includes('JOIN_WAIT_LIST')) {
    expect(await isOpen({ status: 'PENDING_WAIT_LIST_BOOKING' })).toBe(true);
  }
}
