import { describe, expect, test } from 'vitest';
import type { TappedChange } from '../../../src/staff/changes/changes.ts';
import type { OutboxState } from '../../../src/staff/outbox/outbox-entry.ts';
import {
  addEntry,
  expireOlder,
  finishEntry,
  hasSuccessor,
  markSent,
  refuseEntry,
  removeEntry,
  retargetEntry,
} from '../../../src/staff/outbox/outbox-state.ts';
import { aBooking, aTable } from '../fixtures/bookings.ts';
import { aDoneChange, anEntry, aWalkIn } from './an-entry.ts';

const ARRIVED: TappedChange = { kind: 'status', to: 'ARRIVED' };
const SEATED: TappedChange = { kind: 'status', to: 'SEATED' };
const NOTE: TappedChange = { kind: 'note', privateNotes: 'by the window' };
const SWAP: TappedChange = {
  kind: 'swap',
  with: 'other',
  withTables: [aTable(5)],
  ownTables: [aTable(4)],
};
const GONE = { kind: 'gone' } as const;
const other = aBooking({ uuid: 'other', version: 4, tables: [aTable(5)] });
const arrived = aBooking({ version: 2, status: 'ARRIVED' });

const stateOf = (...entries: OutboxState['entries']): OutboxState => ({ entries, done: [] });
const ids = ({ entries }: OutboxState) => entries.map(({ id }) => id);

test('a change whose undo waits is kept, however many changes follow', () => {
  const first = aDoneChange({ id: 'first', undoneBy: 'undo' });
  const later = Array.from({ length: 10 }, (_, index) => aDoneChange({ id: `later-${index}` }));
  const state: OutboxState = { entries: [anEntry('1', ARRIVED)], done: [first, ...later] };
  const { done } = finishEntry(state, '1', arrived, 0);
  expect(done.map(({ id }) => id)).toEqual(['first', ...later.slice(1).map(({ id }) => id), '1']);
});

test('no step does anything about an entry that is not there', () => {
  const state: OutboxState = { entries: [anEntry('1', ARRIVED)], done: [aDoneChange()] };
  for (const step of [
    removeEntry(state, '9'),
    finishEntry(state, '9', arrived, 0),
    refuseEntry(state, '9', GONE),
    retargetEntry(state, '9', arrived),
    markSent(state, '9', 0),
    addEntry(state, anEntry('1', NOTE)),
  ])
    expect(step).toEqual(state);
});

describe('an undo', () => {
  const undo = anEntry('2', { kind: 'undo', of: 'done' });
  const state: OutboxState = { entries: [], done: [aDoneChange()] };

  test('marks what it undoes until it is taken back itself', () => {
    const added = addEntry(state, undo);
    expect(added.done[0]?.undoneBy).toBe('2');
    expect(removeEntry(added, '2')).toEqual(state);
  });

  test('leaves nothing to undo once it is made', () => {
    expect(finishEntry(addEntry(state, undo), '2', aBooking({ version: 3 }), 0)).toEqual({
      entries: [],
      done: [],
    });
  });

  test('goes with what it was to undo if that is removed or refused', () => {
    const both = stateOf(anEntry('1', ARRIVED), anEntry('2', { kind: 'undo', of: '1' }));
    expect(ids(removeEntry(both, '1'))).toEqual([]);
    expect(ids(refuseEntry(both, '1', GONE))).toEqual(['1']);
  });

  test('is known to what it undoes when that is made first', () => {
    const both = stateOf(
      anEntry('1', ARRIVED),
      anEntry('2', { kind: 'undo', of: '1' }, { version: null }),
    );
    const made = finishEntry(both, '1', arrived, 0);
    expect(made.done[0]?.undoneBy).toBe('2');
    expect(made.entries[0]?.version).toBeNull();
  });
});

describe('once a change is made', () => {
  test('what follows is made to the new version if the booking is as it was on screen', () => {
    const state = stateOf(
      anEntry('1', ARRIVED),
      anEntry('2', SEATED, { snapshot: aBooking({ status: 'ARRIVED' }) }),
      anEntry('3', NOTE, { snapshot: other }),
    );
    const { entries } = finishEntry(state, '1', arrived, 0);
    expect(entries.map(({ version }) => version)).toEqual([2, 4]);
  });

  test('what follows keeps its version if somebody else has changed what matters to it', () => {
    const state = stateOf(anEntry('1', ARRIVED), anEntry('2', NOTE));
    const after = { ...arrived, version: 3, privateNotes: 'calls back' };
    expect(finishEntry(state, '1', after, 0).entries[0]?.version).toBe(1);
  });

  test('what follows on the other booking of a swap keeps its version', () => {
    const state = stateOf(anEntry('1', SWAP), anEntry('2', NOTE, { snapshot: other }));
    expect(finishEntry(state, '1', arrived, 0).entries[0]?.version).toBe(4);
  });

  test('what follows on a new walk-in is about the booking that the server made', () => {
    const shown = aBooking({
      uuid: 'new-1',
      version: 0,
      status: 'SEATED',
      tables: [],
      turnMinutes: 90,
    });
    const state = stateOf(
      anEntry('1', aWalkIn(), { snapshot: null }),
      anEntry('2', NOTE, { snapshot: shown, version: null }),
      anEntry('3', { ...SWAP, with: 'new-1' }, { snapshot: other }),
    );
    const made = aBooking({ uuid: 'walk-in', status: 'SEATED', turnMinutes: 105 });
    const { entries } = finishEntry(state, '1', made, 0);
    expect(entries[0]).toMatchObject({ bookingUuid: 'walk-in', version: 1, snapshot: made });
    expect(entries[1]).toMatchObject({ bookingUuid: 'other', change: { with: 'walk-in' } });
  });

  test('it can be undone, with the last nine before it, and only once', () => {
    const done = Array.from({ length: 10 }, (_, index) => aDoneChange({ id: `done-${index}` }));
    const made = finishEntry({ entries: [anEntry('1', ARRIVED)], done }, '1', arrived, 7);
    expect(made.done.map(({ id }) => id)).toEqual([...done.slice(1).map(({ id }) => id), '1']);
    expect(made.done.at(-1)).toMatchObject({ before: aBooking(), after: arrived, doneAt: 7 });
    const again = finishEntry(addEntry(made, anEntry('1', ARRIVED)), '1', arrived, 7);
    expect(again).toEqual(made);
  });
});

test('once a change is removed, what follows is compared with the screen that showed it', () => {
  const state = stateOf(
    anEntry('1', NOTE),
    anEntry('2', ARRIVED),
    anEntry('3', NOTE, { snapshot: other }),
    anEntry('4', NOTE, { version: null }),
  );
  expect(removeEntry(state, '2').entries.map(({ version }) => version)).toEqual([1, 4, null]);
  expect(removeEntry(state, '1').entries.map(({ version }) => version)).toEqual([0, 4, null]);
});

test('a change that somebody wants anyway is sent at once, to the version that they saw', () => {
  const refused = refuseEntry(
    stateOf(anEntry('1', ARRIVED, { sendAt: 9, isSent: true })),
    '1',
    GONE,
  );
  expect(refused.entries[0]).toMatchObject({ refusal: GONE, isSent: false });
  expect(retargetEntry(refused, '1', other).entries).toEqual([
    anEntry('1', ARRIVED, { snapshot: other, version: 4, bookingUuid: 'booking-1' }),
  ]);
});

test('a tap in the future is one of the moment at which it is first sent', () => {
  const state = stateOf(anEntry('1', ARRIVED, { tappedAt: 90 }));
  const sent = markSent(state, '1', 50);
  expect(sent.entries[0]).toMatchObject({ isSent: true, tappedAt: 50 });
  expect(markSent(sent, '1', 40)).toEqual(sent);
});

test('something builds on a tap if it is about one of its bookings and came later', () => {
  const state = stateOf(anEntry('1', SWAP), anEntry('2', NOTE, { snapshot: other }));
  expect([hasSuccessor(state, '1'), hasSuccessor(state, '2'), hasSuccessor(state, '9')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what is too old to be sent is left to somebody; what is too old to be undone is dropped', () => {
  const state: OutboxState = {
    entries: [
      anEntry('1', NOTE, { tappedAt: 5, isSent: true }),
      anEntry('2', NOTE, { tappedAt: 6 }),
    ],
    done: [aDoneChange({ doneAt: 5 })],
  };
  expect(expireOlder(state, 6)).toEqual({
    entries: [
      { ...state.entries[0], isSent: false, refusal: { kind: 'too-late' } },
      state.entries[1],
    ],
    done: [],
  });
});
