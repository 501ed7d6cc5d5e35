import { describe, expect, test, vi } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import { broken } from '../../../src/domain/availability/staff-rules.ts';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import { aBooking, aTable, TODAY } from '../fixtures/bookings.ts';
import { scriptOutboxes, settle, toSent } from './scripted-outbox.ts';
import { ARRIVED, arrived, booking, CANCEL, NOTE, paths, SEATED, swapWith, TABLE } from './taps.ts';

const bookings = (count: number) =>
  Array.from({ length: count }, (_, index) => aBooking({ uuid: `booking-${index}` }));

describe('sending', () => {
  test('a tap with its key, the version on screen and the moment of the tap', async () => {
    const { open, sent, told } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      request: { method: 'PUT', path: '/bookings/booking-1/status' },
      key: id,
      ifMatch: '"1"',
    });
    expect(sent[0]?.request.body).toEqual({ status: 'ARRIVED', at: '2026-11-20T20:00:00.000Z' });
    await sent[0]?.answer(arrived);
    expect(told).toEqual([arrived]);
    expect(outbox.view()).toMatchObject({ entries: [], done: [{ id, after: arrived }] });
  });

  test('with ten seconds for the answer, since other taps of the booking wait for it', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(ARRIVED, booking, TODAY);
    outbox.tap(SEATED, { ...booking, status: 'ARRIVED' }, TODAY);
    expect(sent).toMatchObject([{ timeoutMs: 10_000 }]);
    await sent[0]?.lose();
    await vi.advanceTimersByTimeAsync(500);
    expect(paths(sent)).toEqual(['/bookings/booking-1/status', '/bookings/booking-1/status']);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('in order for one booking, each on the version that the one before made', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(ARRIVED, booking, TODAY);
    outbox.tap(SEATED, { ...booking, status: 'ARRIVED' }, TODAY);
    await settle();
    expect(sent).toHaveLength(1);
    await sent[0]?.answer(arrived);
    expect(sent[1]).toMatchObject({ request: { body: { status: 'SEATED' } }, ifMatch: '"2"' });
  });

  test('four bookings at a time', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    for (const each of bookings(6)) outbox.tap(ARRIVED, each, TODAY);
    expect(sent).toHaveLength(4);
    await sent[1]?.answer({ ...arrived, uuid: 'booking-1' });
    expect(paths(sent).at(-1)).toBe('/bookings/booking-4/status');
    expect(sent).toHaveLength(5);
  });

  test('nothing about either booking of a swap before its answer', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const [one, other] = bookings(2) as [StaffBooking, StaffBooking];
    outbox.tap(swapWith(other.uuid), one, TODAY);
    outbox.tap(NOTE, other, TODAY);
    expect(sent).toHaveLength(1);
    await sent[0]?.answer({ ...one, version: 2, tables: [aTable(5)] });
    expect(sent[1]).toMatchObject({ request: { path: '/bookings/booking-1' }, ifMatch: '"1"' });
  });

  test('a final move ten seconds after the clock is corrected, if it was ahead', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(CANCEL, booking, TODAY);
    vi.setSystemTime(Date.now() - 3_600_000);
    outbox.wake();
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(paths(sent)).toEqual(['/bookings/booking-1/cancel']);
  });

  test('a final move after ten seconds', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(CANCEL, booking, TODAY);
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(paths(sent)).toEqual(['/bookings/booking-1/cancel']);
  });

  test('at once although the clock of the device was ahead, not with a tap in the future', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox, stop } = await open(new Promise(() => undefined));
    outbox.tap(ARRIVED, booking, TODAY);
    await settle();
    stop();
    vi.setSystemTime(Date.parse('2026-11-20T19:30:00Z'));
    await open();
    expect(sent[0]?.request.body).toEqual({ status: 'ARRIVED', at: '2026-11-20T19:30:00.000Z' });
  });
});

describe('without an answer', () => {
  test('a tap stays, and is sent again with the same key and body after longer and longer pauses', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    for (const pause of [500, 1000, 2000, 4000, 8000, 10_000, 10_000]) {
      const tries = sent.length;
      await sent.at(-1)?.lose();
      expect(outbox.view()).toMatchObject({ isReachable: false, entries: [{ id }] });
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(sent).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(tries + 1);
    }
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([id]));
    expect(new Set(sent.map(({ request }) => JSON.stringify(request.body))).size).toBe(1);
    await sent.at(-1)?.answer(arrived);
    expect(outbox.view()).toMatchObject({ isReachable: true, entries: [] });
  });

  test('everything at once when the server can be reached again', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(ARRIVED, booking, TODAY);
    await sent[0]?.lose();
    outbox.tap(ARRIVED, aBooking({ uuid: 'other' }), TODAY);
    expect(sent).toHaveLength(1);
    outbox.wake();
    expect(sent).toHaveLength(3);
  });

  test('401 UNAUTHORIZED keeps it until somebody has signed in', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    await sent[0]?.refuse(401, 'UNAUTHORIZED');
    expect(outbox.view()).toMatchObject({ isReachable: false, entries: [{ id, refusal: null }] });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(sent).toHaveLength(1);
    outbox.wake();
    expect(sent[1]?.key).toBe(id);
  });

  test.each([
    [429, 'RATE_LIMIT_EXCEEDED'],
    [503, 'SERVICE_UNAVAILABLE'],
    [409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS'],
  ] as const)('%i %s keeps it, too', async (status, code) => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    await sent[0]?.refuse(status, code);
    expect(outbox.view()).toMatchObject({ isReachable: false, entries: [{ id, refusal: null }] });
    outbox.wake();
    expect(sent[1]?.key).toBe(id);
  });
});

describe('409 BOOKING_IS_OUTDATED', () => {
  async function outdated(change: TappedChange, now: Partial<StaffBooking>) {
    const script = scriptOutboxes();
    const { outbox } = await script.open();
    const id = outbox.tap(change, booking, TODAY);
    const fresh = { ...booking, version: 5, ...now };
    script.fresh.set(booking.uuid, fresh);
    await script.sent[0]?.refuse(409, 'BOOKING_IS_OUTDATED');
    return { ...script, outbox, id, fresh };
  }

  test('nothing is left to do if it is already so', async () => {
    const { outbox, sent, told, fresh } = await outdated(ARRIVED, { status: 'ARRIVED' });
    expect(outbox.view()).toMatchObject({ entries: [], done: [] });
    expect(sent).toHaveLength(1);
    expect(told).toEqual([fresh]);
  });

  test('it is sent again to the new version after a change that does not matter to it', async () => {
    const { sent, id } = await outdated(ARRIVED, { privateNotes: 'regulars' });
    expect(sent[1]).toMatchObject({ key: id, ifMatch: '"5"' });
  });

  test('it waits for a decision after a change that matters', async () => {
    const { outbox, sent, fresh, id } = await outdated(SEATED, { tables: [aTable(5)] });
    expect(outbox.view().entries).toMatchObject([{ id, refusal: { kind: 'changed', fresh } }]);
    expect(sent).toHaveLength(1);
  });

  test('it waits for a decision if it is no longer possible', async () => {
    const { outbox } = await outdated(NOTE, { status: 'DELETED' });
    expect(outbox.view().entries[0]?.refusal?.kind).toBe('changed');
  });

  test('it waits for a decision if the other booking of a swap has changed', async () => {
    const { outbox } = await outdated(swapWith('other'), { version: 1 });
    expect(outbox.view().entries[0]?.refusal?.kind).toBe('changed');
  });

  test('it is gone if the booking is', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(ARRIVED, booking, TODAY);
    await sent[0]?.refuse(409, 'BOOKING_IS_OUTDATED');
    expect(outbox.view().entries[0]?.refusal).toEqual({ kind: 'gone' });
  });

  test('what was tapped after it is compared with what was on screen then', async () => {
    const { open, sent, fresh } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(ARRIVED, booking, TODAY);
    outbox.tap(NOTE, { ...booking, status: 'ARRIVED' }, TODAY);
    fresh.set(booking.uuid, { ...booking, version: 2, privateNotes: 'calls back' });
    await sent[0]?.refuse(409, 'BOOKING_IS_OUTDATED');
    const now = { ...arrived, version: 3, privateNotes: 'calls back' };
    await sent[1]?.answer(now);
    expect(sent[2], 'not on the version that has the other note').toMatchObject({ ifMatch: '"1"' });
    fresh.set(booking.uuid, now);
    await sent[2]?.refuse(409, 'BOOKING_IS_OUTDATED');
    expect(outbox.view().entries[0]?.refusal).toEqual({ kind: 'changed', fresh: now });
  });
});

describe('a refusal', () => {
  const RULES = [{ rule: 'TABLE', code: 'TABLES_TOO_SMALL', limit: 2, taken: null }];

  test('waits for a decision with its rules, and what follows on the same booking waits with it', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(TABLE, booking, TODAY);
    outbox.tap(NOTE, booking, TODAY);
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules: RULES });
    expect(outbox.view().entries[0]).toMatchObject({
      id,
      refusal: { kind: 'refused', code: 'NO_AVAILABLE_SLOT', rules: RULES },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    outbox.drop(id);
    expect(sent[1]?.request.path).toBe('/bookings/booking-1');
  });

  test('what was decided on a screen that showed the refused change is compared again', async () => {
    const { open, sent, fresh } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(TABLE, booking, TODAY);
    // The screen has the new version of the booking by now, and on it the change that waits.
    const shown = { ...booking, version: 2, tables: [aTable(5)] };
    outbox.tap({ ...TABLE, tables: [aTable(1)] }, shown, TODAY);
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules: RULES });
    outbox.drop(id);
    expect(sent[1]?.ifMatch).toBe('"0"');
    fresh.set(booking.uuid, { ...booking, version: 2 });
    await sent[1]?.refuse(409, 'BOOKING_IS_OUTDATED');
    expect(outbox.view().entries[0]?.refusal?.kind).toBe('changed');
  });

  test('is made anyway, with rules set aside, on the version that somebody saw', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(TABLE, booking, TODAY);
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules: RULES });
    outbox.tryAgain(id, { fresh: { ...booking, version: 3 }, force: ['TABLE'] });
    expect(sent[1]).toMatchObject({
      key: id,
      ifMatch: '"3"',
      request: { body: { force: ['TABLE'] } },
    });
  });

  test('a request is accepted anyway on a day that takes no more, with the rule set aside', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const requested = { ...booking, status: 'REQUESTED' } as const;
    const id = outbox.tap({ kind: 'status', to: 'CONFIRMED' }, requested, TODAY);
    const rules = [{ rule: 'SHIFT', code: 'CLOSED', limit: null, taken: null }];
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules });
    outbox.tryAgain(id, { fresh: requested, force: ['SHIFT'] });
    expect(sent[1]?.request.body).toMatchObject({ status: 'CONFIRMED', force: ['SHIFT'] });
  });

  test('is sent at once with the rule set aside of which somebody knew before the tap', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap({ ...TABLE, accepts: ['TABLES_TOO_SMALL'] }, booking, TODAY);
    const tooSmall = [broken('TABLE', 'TABLES_TOO_SMALL', 2)];
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules: tooSmall });
    expect(sent[1]).toMatchObject({ key: id, request: { body: { force: ['TABLE'] } } });
    expect(outbox.view().entries[0]?.refusal).toBeNull();
  });

  test('is asked about if another rule stands against it, too', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap({ ...TABLE, accepts: ['TABLES_TOO_SMALL'] }, booking, TODAY);
    const rules = [broken('TABLE', 'TABLES_TOO_SMALL', 2), broken('TABLE', 'NEXT_AT_RISK')];
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules });
    expect(sent).toHaveLength(1);
    expect(outbox.view().entries[0]?.refusal).toMatchObject({ rules });
  });

  test('is made with every rule that was set aside, also when another one stood against it later', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(swapWith('other'), booking, TODAY);
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules: RULES });
    outbox.tryAgain(id, { fresh: booking, force: ['TABLE'] });
    expect(sent[1]?.request.body.force).toEqual(['TABLE']);
    await sent[1]?.refuse(409, 'NO_AVAILABLE_SLOT', { rules: RULES });
    outbox.tryAgain(id, { fresh: booking, force: ['BLOCK'] });
    expect(sent[2]?.request.body.force).toEqual(['TABLE', 'BLOCK']);
  });

  test('is sent with the approval of somebody who may, under the same key', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(TABLE, booking, TODAY);
    await sent[0]?.refuse(403, 'FORBIDDEN');
    expect(sent[0]?.request).not.toHaveProperty('approval');
    outbox.approve(id, 'approved');
    expect(sent[1]).toMatchObject({ key: id, request: { approval: 'approved' } });
    expect(outbox.view().entries[0]?.refusal).toBeNull();
  });

  test('is approved as it is sent, an undo with the number of the undone change', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(TABLE, booking, TODAY);
    await sent[0]?.answer({ ...booking, version: 7 });
    outbox.undo(id);
    await sent[1]?.refuse(403, 'FORBIDDEN');
    const [entry] = outbox.view().entries;
    if (!entry) throw new Error('The undo is gone.');
    const { request } = sent[1] ?? {};
    expect(request?.body).toMatchObject({ entry: 7 });
    expect(toSent(outbox.requestFor(entry))).toEqual(request);
    outbox.approve(entry.id, 'approved');
    expect(sent[2]?.request).toEqual({ ...request, approval: 'approved' });
  });
});
