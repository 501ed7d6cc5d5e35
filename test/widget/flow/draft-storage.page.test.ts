import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftStorage, type DraftStorage } from '../../../src/widget/flow/draft-storage.ts';
import { NO_EXTRAS } from '../../../src/widget/flow/flow.ts';

type Attributes = Record<string, string>;

let open: DraftStorage[] = [];

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  leave();
  sessionStorage.clear();
});

/** An element on the page, as a page has it. */
function addElement(attributes: Attributes = {}): Element {
  const element = document.createElement('table-booking');
  for (const [name, value] of Object.entries({ 'publishable-key': 'pk_test', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

function storageOf(element: Element): DraftStorage {
  const storage = createDraftStorage(element);
  open.push(storage);
  return storage;
}

/** The page is left. */
function leave() {
  for (const storage of open) storage.release();
  open = [];
  document.body.replaceChildren();
}

function choose(storage: DraftStorage, pax: number) {
  const party = { pax, paxChildren: 0 };
  const rest = { experienceId: null, areaId: null, extras: NO_EXTRAS, hasExtras: false };
  const day = { step: 'time', month: '2030-05', date: '2030-05-17' } as const;
  const none = { bookableTime: null, lostReason: null, lostTime: null };
  storage.save({ flow: { ...day, party, ...rest, ...none } });
}

const chosenIn = (storage: DraftStorage) => {
  const { flow } = storage.load();
  return flow?.party.pax ?? null;
};

describe('two elements on one page', () => {
  test.each<[string, Attributes]>([
    ['alike', {}],
    ['for another experience', { experience: '7' }],
    ['for another day', { date: '2030-12-31' }],
    ['with an id', { id: 'terrace' }],
    ['of another venue', { 'publishable-key': 'pk_other' }],
  ])('have drafts of their own, also after a reload: the second one is %s', (_, attributes) => {
    const place = () =>
      [addElement(), addElement(attributes)].map(storageOf) as [DraftStorage, DraftStorage];
    const [one, other] = place();
    choose(one, 3);
    expect(chosenIn(other)).toBe(null);
    choose(other, 4);
    leave();
    const again = place();
    expect(again.map(chosenIn)).toEqual([3, 4]);
    again[0].clear();
    leave();
    expect(place().map(chosenIn)).toEqual([null, 4]);
  });

  test('have the drafts of their places, whichever opens first', () => {
    const [first, second] = [addElement(), addElement()];
    choose(storageOf(second), 4);
    choose(storageOf(first), 3);
    leave();
    const [again, other] = [addElement(), addElement()];
    expect(chosenIn(storageOf(again))).toBe(3);
    expect(chosenIn(storageOf(other))).toBe(4);
  });

  test('have drafts of their own where one is put before the other later', () => {
    const first = addElement();
    choose(storageOf(first), 3);
    const second = addElement();
    first.before(second);
    expect(chosenIn(storageOf(second))).toBe(null);
  });

  test('have drafts of their own in shadow trees', () => {
    const inShadow = () => {
      const host = document.createElement('div');
      document.body.append(host);
      const element = addElement();
      host.attachShadow({ mode: 'open' }).append(element);
      return element;
    };
    choose(storageOf(inShadow()), 3);
    expect(chosenIn(storageOf(inShadow()))).toBe(null);
  });
});

test('an element that is removed and put elsewhere has its draft again', () => {
  const [first, second] = [addElement(), addElement()];
  const storage = storageOf(first);
  choose(storage, 3);
  choose(storageOf(second), 4);
  storage.release();
  first.remove();
  second.after(first);
  expect(chosenIn(storageOf(first))).toBe(3);
});

test('an element that replaces a removed one has its draft', () => {
  const storage = storageOf(addElement());
  choose(storage, 3);
  storage.release();
  document.body.replaceChildren();
  expect(chosenIn(storageOf(addElement()))).toBe(3);
});

test('attributes that may change during a visit do not matter', () => {
  choose(storageOf(addElement({ lang: 'en', 'client-reference-id': 'visit-1' })), 3);
  leave();
  expect(chosenIn(storageOf(addElement({ lang: 'de', 'client-reference-id': 'visit-2' })))).toBe(3);
});

test('a draft ends after half an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  choose(storageOf(addElement()), 3);
  leave();
  vi.setSystemTime(Date.now() + 30 * 60_000);
  expect(chosenIn(storageOf(addElement()))).toBe(null);
});

test('no two elements on a page ever share a draft, whatever comes, goes and is moved', () => {
  const attributes = fc.constantFrom<Attributes>({}, { id: 'a' }, { date: '2030-12-31' });
  const step = fc.oneof(
    fc.record({ type: fc.constant('add' as const), attributes, at: fc.nat(5) }),
    fc.record({ type: fc.constant('remove' as const), at: fc.nat(5) }),
    fc.record({ type: fc.constant('put back' as const), at: fc.nat(5) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      sessionStorage.clear();
      const shown = new Map<Element, DraftStorage>();
      const gone: Element[] = [];
      const put = (element: Element, at: number) => {
        document.body.insertBefore(element, document.body.children[at] ?? null);
        shown.set(element, storageOf(element));
      };
      for (const each of steps) {
        if (each.type === 'add') put(addElement(each.attributes), each.at);
        else if (each.type === 'put back') {
          const element = gone.pop();
          if (element) put(element, each.at);
        } else {
          const element = [...shown.keys()][each.at];
          if (!element) continue;
          shown.get(element)?.release();
          shown.delete(element);
          element.remove();
          gone.push(element);
        }
      }
      for (const storage of shown.values()) choose(storage, 3);
      expect(sessionStorage.length).toBe(shown.size);
      leave();
    }),
  );
});
