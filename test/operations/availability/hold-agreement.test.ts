import { expect, test } from 'vitest';
import { Refusal } from '../../../src/domain/refusal.ts';
import { checkCalendar } from '../../../src/operations/availability/check-calendar.ts';
import { checkWorkDay } from '../../../src/operations/availability/check-work-day.ts';
import { createBooking } from '../../../src/operations/bookings/create-booking.ts';
import { holdTable } from '../../../src/operations/holds/hold-table.ts';
import { makeChange } from '../../../src/operations/transactions.ts';
import { offerTable } from '../../../src/operations/wait-list/write-offer.ts';
import { listHolds } from '../../../src/store/table-holds.ts';
import { type DemoContext, openDemoContext } from '../../fixtures/demo-context.ts';
import { CUSTOMER, comingDays, type Slot, slotsOf } from './agreement.ts';
import { compareDays, newFindings } from './day-agreement.ts';

const DAY_MS = 24 * 3_600_000;

test.each([2, 4, 6])(
  'one answer for parties of %i with tables held for visitors and the wait list around, and as before once their time is over',
  async (pax) => {
    const demo = await openDemoContext();
    const { context, partner, venue } = demo;
    let now = context.now();
    context.now = () => now;
    const days = comingDays(demo, 6).slice(1, 2);
    const [date = ''] = days;
    const party = { pax, paxChildren: 0, status: 'CONFIRMED' } as const;
    const readAll = async () => {
      const range = { dateStart: date, dateEnd: date };
      const { workDays } = await checkCalendar(context, partner, { ...party, ...range });
      const { result } = await checkWorkDay(context, partner, { ...party, date });
      return [workDays, result];
    };
    const before = await readAll();

    for (const [index, slot] of slotsOf(venue, date).entries()) {
      const size = [2, 4, 6][index % 3] ?? 2;
      await (index % 2 === 0 ? visit : offer)(demo, slot, size, index).catch(unlessRefused);
    }
    const held = await context.store.read((db) => listHolds(db, venue.accountId, date));
    for (const kind of ['VISITOR', 'OFFER'])
      expect(held.filter((each) => each.kind === kind).length).toBeGreaterThan(3);
    expect(await readAll()).not.toEqual(before);
    const findings = newFindings();
    await compareDays(demo, days, party, findings);
    expect(findings.disagreements).toEqual([]);
    expect(findings.seen.FULL).toBeGreaterThan(5);

    now = Math.max(...held.map(({ expiresAt }) => expiresAt));
    expect(now).toBeLessThan(Date.parse(date) + DAY_MS / 3);
    expect(await readAll()).toEqual(before);
  },
);

/** Some times have no table for the party. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function visit({ context, partner }: DemoContext, slot: Slot, pax: number, index: number) {
  const visitor = { ...partner, ip: `2001:db8:${index.toString(16)}::1` };
  await holdTable(context, visitor, { ...slot, pax, paxChildren: 0 });
}

/** A party joins the wait list and is offered a table. */
async function offer({ context, partner }: DemoContext, slot: Slot, pax: number, index: number) {
  const status = 'PENDING_WAIT_LIST_BOOKING' as const;
  const customer = { ...CUSTOMER, email: `waiting-${index}@example.com` };
  const request = { ...slot, pax, paxChildren: 0, status, customer };
  const call = { context, principal: partner, idempotency: null };
  const { bookingUuid: uuid } = await createBooking(call, request);
  await makeChange(call, offerTable, { uuid, ifMatch: null, request: {} });
}
