import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { StaffBooking } from '../../../src/contract/staff/booking.ts';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import { Outbox } from '../../../src/staff/outbox/outbox.ts';
import { addEntry } from '../../../src/staff/outbox/outbox-state.ts';
import { createOutboxStorage } from '../../../src/staff/outbox/outbox-storage.ts';
import { waitForLock } from '../../../src/staff/outbox/sending-tab.ts';
import { aBooking, TODAY } from '../fixtures/bookings.ts';
import { anEntry } from './an-entry.ts';

const ARRIVED: TappedChange = { kind: 'status', to: 'ARRIVED' };
const KEY = 'venue-1 staff-1';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const Channel = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        onTestFinished(() => this.close());
      }
    },
  );
});

/** A tab of the browser that sends once it holds the lock. */
function openTab(name: string, sent: [tab: string, key: string][]) {
  const outbox = new Outbox({
    storage: createOutboxStorage(KEY),
    now: Date.now,
    send: async ({ call }, { idempotencyKey = '' }): Promise<StaffBooking> => {
      sent.push([name, idempotencyKey]);
      const uuid = 'params' in call ? (call.params?.bookingUuid ?? '') : '';
      return aBooking({ uuid, version: 2, status: 'ARRIVED' });
    },
    read: () => Promise.reject(new Error('Nothing is outdated here.')),
    onBooking: () => undefined,
    afterPaint: (run) => run(),
  });
  const lock = waitForLock('the outbox of the test');
  const stop = outbox.start(lock.granted);
  const close = () => {
    stop();
    lock.release();
  };
  onTestFinished(close);
  return { outbox, close };
}

test('what one page has stored is there for the next one, for each person their own', async () => {
  const entry = anEntry('1', ARRIVED);
  await createOutboxStorage(KEY).update((state) => addEntry(state, entry));
  expect((await createOutboxStorage(KEY).read()).entries).toEqual([entry]);
  expect((await createOutboxStorage('venue-1 staff-2').read()).entries).toEqual([]);
});

test('nothing is there any more once it is cleared', async () => {
  const storage = createOutboxStorage(KEY);
  await storage.update((state) => addEntry(state, anEntry('1', ARRIVED)));
  await storage.clear();
  expect((await storage.read()).entries).toEqual([]);
});

test('steps that two tabs make at the same time are all kept', async () => {
  const [one, other] = [createOutboxStorage(KEY), createOutboxStorage(KEY)];
  const ids = Array.from({ length: 20 }, (_, index) => `${index}`);
  await Promise.all(
    ids.map((id, index) =>
      (index % 2 ? one : other).update((state) => addEntry(state, anEntry(id, ARRIVED))),
    ),
  );
  const { entries } = await createOutboxStorage(KEY).read();
  expect(new Set(entries.map(({ id }) => id))).toEqual(new Set(ids));
});

test('other tabs hear of a change, the own one does not, and none does after its end', async () => {
  const [own, other] = [createOutboxStorage(KEY), createOutboxStorage(KEY)];
  const [heardHere, heard] = [vi.fn(), vi.fn()];
  own.onOtherTab(heardHere);
  const end = other.onOtherTab(heard);
  await own.update((state) => state);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  end();
  const last = vi.fn();
  other.onOtherTab(last);
  await own.update((state) => state);
  await vi.waitFor(() => expect(last).toHaveBeenCalledOnce());
  expect(heard).toHaveBeenCalledOnce();
  expect(heardHere).not.toHaveBeenCalled();
});

test('two tabs lose no tap, and only the one that holds the lock sends, until it is closed', async () => {
  const sent: [string, string][] = [];
  const first = openTab('first', sent);
  const second = openTab('second', sent);
  const booking = (index: number) => aBooking({ uuid: `booking-${index}` });
  const ids = Array.from({ length: 10 }, (_, index) =>
    (index % 2 ? second : first).outbox.tap(ARRIVED, booking(index), TODAY),
  );
  await vi.waitFor(() => {
    expect(sent).toHaveLength(10);
    for (const { outbox } of [first, second]) expect(outbox.view().entries).toEqual([]);
  });
  expect(new Set(sent.map(([, key]) => key))).toEqual(new Set(ids));
  expect(new Set(sent.map(([tab]) => tab))).toEqual(new Set(['first']));

  first.close();
  const later = second.outbox.tap(ARRIVED, booking(10), TODAY);
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['second', later]));
  expect((await createOutboxStorage(KEY).read()).done).toHaveLength(10);
});

test('a tab that is closed while it waits does not get the lock', async () => {
  const [first, second, third] = ['one', 'one', 'one'].map(waitForLock);
  await first?.granted;
  const onGranted = vi.fn();
  void second?.granted.then(onGranted);
  second?.release();
  first?.release();
  await third?.granted;
  expect(onGranted).not.toHaveBeenCalled();
  third?.release();
});

test('without locks, as over plain HTTP, every tab may send', async () => {
  vi.stubGlobal('navigator', {});
  const [first, second] = [waitForLock('one'), waitForLock('one')];
  await Promise.all([first.granted, second.granted]);
  first.release();
});
