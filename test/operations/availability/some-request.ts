import fc from 'fast-check';
import { addDays } from '../../../src/domain/venue-time.ts';
import type { DemoContext } from '../../fixtures/demo-context.ts';
import { comingDays, type RequestWithoutCustomer, slotsOf, timesNotOffered } from './agreement.ts';

/** Mostly the first, so that a request has few issues. */
function mostly<T>(usual: T, ...others: T[]): fc.Arbitrary<T> {
  return fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
}

const someAddOns = (ids: readonly number[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<{ id: number; quantity: number }[]>([]) },
    fc.array(fc.record({ id: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  );

/** The tasting menu, mostly with the right number of tickets. */
const someExperience = (covers: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    fc.record({
      id: mostly(1, 2),
      tickets: mostly(Math.max(2, covers), covers + 1, Math.max(1, covers - 1), 1),
      addOns: someAddOns([31, 31, 32, 21]),
    }),
  );

/** Any request that a guest of the demo could send, valid or not. */
export function someRequest(demo: DemoContext): fc.Arbitrary<RequestWithoutCustomer> {
  const { venue } = demo;
  const days = comingDays(demo, 14);
  const today = days[0] ?? '';
  const outside = [-1, venue.maxAdvanceDays, venue.maxAdvanceDays + 1];
  const someSlot = fc.constantFrom(...days).chain((date) => {
    const slots = slotsOf(venue, date).map(({ time }) => time);
    const closed = timesNotOffered(venue, date);
    const time = fc.constantFrom(...(slots.length > 0 ? slots : closed));
    return fc.record({
      date: mostly(date, ...outside.map((count) => addDays(today, count))),
      time: fc.oneof({ weight: 9, arbitrary: time }, fc.constantFrom(...closed)),
    });
  });
  const someParty = fc.record({
    pax: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.constant(13)),
    paxChildren: mostly(0, 1, 2, 3),
  });
  return fc.tuple(someSlot, someParty).chain(([slot, party]) =>
    fc.record({
      date: fc.constant(slot.date),
      time: fc.constant(slot.time),
      pax: fc.constant(party.pax),
      paxChildren: fc.constant(party.paxChildren),
      status: mostly('CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'),
      floorPlanAreaId: fc.oneof(fc.constantFrom(1, 2, 3), mostly(1, 99, null)),
      experience: someExperience(party.pax + party.paxChildren),
      addOns: someAddOns([11, 12, 13, 21, 22, 23, 99]),
      highChairs: mostly(0, 1, 4, 5),
      strollers: mostly(0, 1, 3, 4),
      promoCode: mostly(
        undefined,
        demo.demo.promoCode,
        demo.demo.promoCode.toLowerCase(),
        'NOTHING',
      ),
      redemptionCode: mostly(undefined, demo.demo.redemptionCode, 'NOTHIN'),
    }),
  );
}
