import { describe, expect, test, vi } from 'vitest';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import { aBooking, TODAY } from '../fixtures/bookings.ts';
import { scriptOutboxes, settle } from './scripted-outbox.ts';

const ARRIVED: TappedChange = { kind: 'status', to: 'ARRIVED' };
const SEATED: TappedChange = { kind: 'status', to: 'SEATED' };
const CANCEL: TappedChange = { kind: 'cancel', reason: 'OTHER' };
const NOTE: TappedChange = { kind: 'note', privateNotes: 'by the window' };

const booking = aBooking();
const arrived = { ...booking, status: 'ARRIVED', version: 2 } as const;

describe('the device', () => {
  test('a page that is opened again sends what is left, with the same keys', async () => {
    const { open, sent } = scriptOutboxes();
    const page = await open();
    const ids = [ARRIVED, SEATED].map((change) => page.outbox.tap(change, booking, TODAY));
    await settle();
    page.stop();
    const { outbox } = await open();
    expect(outbox.view().entries.map(({ id }) => id)).toEqual(ids);
    expect(sent.map(({ key }) => key)).toEqual([ids[0], ids[0]]);
    await sent[1]?.answer(arrived);
    expect(sent[2]?.key).toBe(ids[1]);
  });

  test('what the server no longer takes after twelve hours is not sent, but for somebody to know', async () => {
    const { open, sent } = scriptOutboxes();
    const page = await open();
    page.outbox.tap(ARRIVED, booking, TODAY);
    await sent[0]?.lose();
    page.stop();
    vi.setSystemTime(Date.now() + 12 * 3_600_000 + 1);
    const { outbox } = await open();
    expect(outbox.view().entries).toMatchObject([{ refusal: { kind: 'too-late' } }]);
    expect(sent).toHaveLength(1);
    outbox.drop(outbox.view().entries[0]?.id ?? '');
    expect(outbox.view().entries).toEqual([]);
  });

  test('a tap counts as stored once the device has it: it is on screen before', async () => {
    const { open, device } = scriptOutboxes();
    const written = Promise.withResolvers<void>();
    const opened = device.open.bind(device);
    vi.spyOn(device, 'open').mockImplementation(() => {
      const storage = opened();
      const update: typeof storage.update = async (step) => {
        await written.promise;
        await storage.update(step);
      };
      return { ...storage, update };
    });
    const { outbox } = await open();
    const id = outbox.tap(ARRIVED, booking, TODAY);
    await settle();
    expect(outbox.view().entries).toMatchObject([{ id }]);
    expect([...outbox.stored()]).toEqual([]);
    written.resolve();
    await settle();
    expect([...outbox.stored()]).toEqual([id]);
  });

  test('a full disk keeps nothing, and taps are still sent, also what was tapped before the page could send', async () => {
    const { open, sent, device } = scriptOutboxes();
    device.isFull = true;
    const lock = Promise.withResolvers<void>();
    const { outbox } = await open(lock.promise);
    outbox.tap(ARRIVED, booking, TODAY);
    await settle();
    expect(outbox.view().isKept).toBe(false);
    lock.resolve();
    await settle();
    expect(sent).toHaveLength(1);
    device.isFull = false;
    outbox.tap(NOTE, booking, TODAY);
    await settle();
    expect(outbox.view().isKept).toBe(true);
    expect(device.state.entries).toHaveLength(2);
  });

  test('a storage that cannot be read keeps nothing, and taps are still sent', async () => {
    const { open, sent, device } = scriptOutboxes();
    const opened = device.open.bind(device);
    vi.spyOn(device, 'open').mockImplementation(() => ({
      ...opened(),
      read: () => Promise.reject(new Error('private browsing')),
      update: () => Promise.reject(new Error('private browsing')),
    }));
    const { outbox } = await open();
    expect(outbox.view().isKept).toBe(false);
    outbox.tap(ARRIVED, booking, TODAY);
    expect(sent).toHaveLength(1);
    await sent[0]?.answer(arrived);
    expect(outbox.view().entries).toEqual([]);
  });

  test('signing out forgets everything', async () => {
    const { open, sent, device } = scriptOutboxes();
    const { outbox } = await open();
    outbox.tap(CANCEL, booking, TODAY);
    await outbox.clear();
    expect(outbox.view().entries).toEqual([]);
    expect([...outbox.stored()]).toEqual([]);
    expect(device.state.entries).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });
});

describe('two tabs', () => {
  test('all taps are sent by the tab that holds the lock, and by the next one when that has gone', async () => {
    const { open, sent } = scriptOutboxes();
    const lock = Promise.withResolvers<void>();
    const first = await open();
    const second = await open(lock.promise);
    const ids = [
      first.outbox.tap(ARRIVED, booking, TODAY),
      second.outbox.tap(ARRIVED, aBooking({ uuid: 'other' }), TODAY),
    ];
    await settle();
    expect(sent.map(({ key }) => key)).toEqual(ids);
    await sent[0]?.answer(arrived);
    expect(second.outbox.view().entries.map(({ id }) => id)).toEqual([ids[1]]);
    first.stop();
    lock.resolve();
    await settle();
    expect(sent.map(({ key }) => key)).toEqual([...ids, ids[1]]);
  });

  test('a tab that waits for the other one says that its taps are kept, until they are sent', async () => {
    const { open, sent } = scriptOutboxes();
    await open();
    const second = await open(new Promise(() => undefined));
    const isReachable = () => second.outbox.view().isReachable;
    second.outbox.tap(ARRIVED, booking, TODAY);
    await settle();
    await vi.advanceTimersByTimeAsync(4999);
    expect(isReachable()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isReachable()).toBe(false);
    await sent[0]?.answer(arrived);
    expect(isReachable()).toBe(true);
  });

  test('a tap that the other tab has sent is undone, not forgotten', async () => {
    const { open, sent } = scriptOutboxes();
    const first = await open();
    const second = await open(new Promise(() => undefined));
    const id = first.outbox.tap(ARRIVED, booking, TODAY);
    await settle();
    second.outbox.undo(id);
    await settle();
    await sent[0]?.answer(arrived);
    expect(sent[1]?.request.path).toBe('/bookings/booking-1/undo');
  });
});
