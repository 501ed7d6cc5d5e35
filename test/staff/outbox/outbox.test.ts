import { describe, expect, test, vi } from 'vitest';
import { aBooking, aTable, at, TODAY } from '../fixtures/bookings.ts';
import { aWalkIn } from './an-entry.ts';
import { scriptOutboxes, settle } from './scripted-outbox.ts';
import { ARRIVED, arrived, booking, CANCEL, NOTE, paths, SEATED, swapWith, TABLE } from './taps.ts';

describe('a new walk-in', () => {
  test('what was tapped for it gets its uuid and version', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(aWalkIn(), null, TODAY);
    const shown = aBooking({ uuid: `new-${id}`, version: 0, status: 'SEATED', tables: [] });
    outbox.tap(NOTE, shown, TODAY);
    outbox.tap(TABLE, { ...shown, privateNotes: 'by the window' }, TODAY);
    expect(paths(sent)).toEqual(['/bookings/walk-ins']);
    const seated = aBooking({
      uuid: 'walk-in',
      version: 1,
      status: 'SEATED',
      bookingAt: at('20:00'),
    });
    await sent[0]?.answer(seated);
    expect(sent[1]).toMatchObject({ request: { path: '/bookings/walk-in' }, ifMatch: '"1"' });
    await sent[1]?.answer({ ...seated, version: 2, privateNotes: 'by the window' });
    expect(sent[2]).toMatchObject({
      request: { path: '/bookings/walk-in/tables' },
      ifMatch: '"2"',
    });
  });

  test('a sheet that was opened before the answer changes the booking of the server', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(aWalkIn(), null, TODAY);
    const shown = aBooking({ uuid: `new-${id}`, version: 0, status: 'SEATED', tables: [] });
    await sent[0]?.answer(aBooking({ uuid: 'walk-in', version: 1, status: 'SEATED' }));
    outbox.tap(NOTE, shown, TODAY);
    expect(sent[1]).toMatchObject({ request: { path: '/bookings/walk-in' }, ifMatch: '"1"' });
  });

  test('whoever has opened it finds it under the uuid and version of the server', async () => {
    const { open, sent } = scriptOutboxes();
    const page = await open();
    const uuid = `new-${page.outbox.tap(aWalkIn(), null, TODAY)}`;
    const shown = { ...booking, uuid, version: 0 };
    expect([page.outbox.uuidOf(uuid), page.outbox.known(shown)]).toEqual([uuid, shown]);
    await sent[0]?.answer(aBooking({ uuid: 'walk-in', version: 3 }));
    for (let tap = 0; tap < 10; tap += 1) {
      page.outbox.tap(NOTE, aBooking({ uuid: `other-${tap}` }), TODAY);
      await sent.at(-1)?.answer(aBooking({ uuid: `other-${tap}`, version: 2 }));
    }
    expect(page.outbox.uuidOf(uuid)).toBe('walk-in');
    expect(page.outbox.known(shown)).toEqual({ ...shown, uuid: 'walk-in', version: 3 });
    expect(page.outbox.known(booking)).toBe(booking);
  });

  test('a swap with it gets its uuid, too', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(aWalkIn(), null, TODAY);
    outbox.tap(swapWith(`new-${id}`), booking, TODAY);
    await sent[0]?.answer(aBooking({ uuid: 'walk-in', tables: [aTable(5)] }));
    expect(sent[1]?.request.body.swapWith).toBe('walk-in');
  });
});

describe('undo', () => {
  test('what is not sent yet just disappears', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(CANCEL, booking, TODAY);
    await vi.advanceTimersByTimeAsync(9000);
    expect(outbox.canUndo(id)).toBe(true);
    outbox.undo(id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.view().entries).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('what is on its way is undone once it is made', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    outbox.undo(id);
    expect(outbox.canUndo(id)).toBe(false);
    await sent[0]?.answer({ ...arrived, version: 7 });
    expect(sent[1]?.request).toMatchObject({
      path: '/bookings/booking-1/undo',
      body: { entry: 7 },
    });
    expect(sent[1]?.ifMatch).toBeUndefined();
    await sent[1]?.answer({ ...booking, version: 8 });
    expect(outbox.view()).toMatchObject({ entries: [], done: [] });
  });

  test('what was sent without an answer is sent again and then undone, because the server may have it', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    await sent[0]?.lose();
    outbox.undo(id);
    outbox.wake();
    await sent[1]?.answer(arrived);
    expect(sent.map(({ key }) => key).slice(0, 2)).toEqual([id, id]);
    expect(sent[2]?.request.path).toBe('/bookings/booking-1/undo');
  });

  test('the same after a reload', async () => {
    const { open, sent } = scriptOutboxes();
    const page = await open();
    const id = page.outbox.tap(ARRIVED, booking, TODAY);
    await settle();
    page.stop();
    const { outbox } = await open();
    outbox.undo(id);
    await sent[1]?.answer(arrived);
    expect(sent[2]?.request.path).toBe('/bookings/booking-1/undo');
  });

  test('what is made is undone by the number of its change', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    await sent[0]?.answer(arrived);
    outbox.undo(id);
    expect(sent[1]?.request.body).toMatchObject({ entry: 2 });
    expect(outbox.canUndo(id)).toBe(false);
    await sent[1]?.refuse(409, 'BOOKING_IS_OUTDATED');
    const [entry] = outbox.view().entries;
    expect(entry?.refusal).toMatchObject({ kind: 'refused', code: 'BOOKING_IS_OUTDATED' });
    outbox.drop(entry?.id ?? '');
    expect(outbox.canUndo(id)).toBe(true);
  });

  test('what is refused is left, with nothing to undo', async () => {
    const { open, sent } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(TABLE, booking, TODAY);
    outbox.undo(id);
    await sent[0]?.refuse(409, 'NO_AVAILABLE_SLOT');
    expect(outbox.view().entries.map((entry) => entry.id)).toEqual([id]);
    outbox.undo(id);
    expect(outbox.view().entries).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('of what somebody else has done too, is for somebody to decide', async () => {
    const { open, sent, fresh } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    outbox.undo(id);
    fresh.set(booking.uuid, { ...arrived, version: 5 });
    await sent[0]?.refuse(409, 'BOOKING_IS_OUTDATED');
    expect(outbox.view().entries).toMatchObject([
      { change: { kind: 'undo', of: id }, refusal: { kind: 'changed', fresh: { version: 5 } } },
    ]);
    expect(sent).toHaveLength(1);
  });

  test('not of what something else builds on', async () => {
    const { open } = scriptOutboxes();
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    outbox.tap(SEATED, { ...booking, status: 'ARRIVED' }, TODAY);
    expect(outbox.canUndo(id)).toBe(false);
    outbox.undo(id);
    expect(outbox.view().entries).toHaveLength(2);
  });
});
