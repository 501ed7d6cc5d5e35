import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Access } from '../../../../../src/contract/staff/access.ts';
import { PERMISSIONS } from '../../../../../src/domain/permission.ts';
import { EVENT_TYPES } from '../../../../../src/domain/venue-event.ts';
import { at } from '../../../fixtures/bookings.ts';
import {
  type FakeServer,
  STAFF_API,
  server,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
} from '../../../fixtures/staff-view.tsx';

type Partner = Access['partners'][number];

export function aKey(overrides: Partial<Access['publishableKeys'][number]> = {}) {
  const publishableKey = 'pk_one';
  return {
    publishableKey,
    origins: ['https://casa.example'],
    createdAt: at('10:00'),
    revokedAt: null,
    snippet: `<table-booking publishable-key="${publishableKey}"></table-booking>`,
    ...overrides,
  };
}

export function aPartner(overrides: Partial<Partner> = {}): Partner {
  return {
    partnerId: 'pos',
    name: 'Point of sale',
    integration: { dataAccess: 'public', permissions: [...PERMISSIONS], isEnabled: true },
    apiKeys: [],
    webhooks: [],
    ...overrides,
  };
}

export function aWebhook(overrides: Partial<Partner['webhooks'][number]> = {}) {
  return {
    id: 'wh_1',
    url: 'https://pos.example/events',
    eventTypes: [...EVENT_TYPES],
    isEnabled: true,
    disabledBecause: null,
    failingSince: null,
    previousUntil: null,
    createdAt: at('10:00'),
    waiting: 0,
    failed: 0,
    lastTry: null,
    ...overrides,
  };
}

export function anAccess(overrides: Partial<Access> = {}): Access {
  return {
    publishableKeys: [],
    bookingPage: { url: 'https://book.example/book/casa', publishableKey: null },
    partners: [],
    hasWebhooks: true,
    mail: { delivery: 'ON', from: 'bookings@casa.example' },
    ...overrides,
  };
}

/** Loads the sections' chunks and texts before the tests of a file, so that none waits for them. */
export function setUpAccess(): void {
  setUpFakeServer();
  beforeAll(() =>
    Promise.all([
      import('../../../../../src/staff/screens/house/house.tsx'),
      import('../../../../../src/staff/screens/house/access/keys-section.tsx'),
      import('../../../../../src/staff/screens/house/access/partners-section.tsx'),
      import('../../../../../src/staff/screens/house/access/webhooks-section.tsx'),
      import('../../../../../src/staff/screens/house/access/mail-server-section.tsx'),
    ]),
  );
  beforeEach(() => {
    copied.length = 0;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          copied.push(text);
          return Promise.resolve();
        },
      },
    });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));
}

/** What was copied, in order. */
export const copied: string[] = [];

/** The access that the server has; a test may change it. */
export interface FakeAccess {
  access: Access;
  fake: FakeServer;
}

/** Opens a section of the house on a server with this access. */
export function showSection(section: string, access: Access): FakeAccess {
  window.location.hash = `#place=house&section=${section}`;
  const state = { access, fake: startFakeServer() };
  server.use(http.get(`${STAFF_API}/access`, () => HttpResponse.json(state.access)));
  showStaffView();
  return state;
}

/** Answers a change with the access after it. */
export function onChange(
  method: 'post' | 'put',
  path: string,
  state: FakeAccess,
  change: (access: Access) => Access,
): void {
  server.use(
    http[method](`${STAFF_API}/access${path}`, () => {
      state.access = change(state.access);
      return HttpResponse.json(state.access);
    }),
  );
}

/** Answers a change with something else. */
export function onPost(path: string, answer: () => Response): void {
  server.use(http.post(`${STAFF_API}/access${path}`, answer));
}

/** No secret is kept where it outlives the screen. */
export function expectNowhereKept(secret: string): void {
  const storages = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
  );
  const kept = [window.location.href, ...storages].join();
  expect(kept).not.toContain(secret);
}
