import { describe, expect, test } from 'vitest';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aBookingIn } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

type Json = Record<string, unknown>;

/** Sets a value at a path such as `customer.email`; undefined removes it. */
function put(body: Json, path: string, value: unknown): Json {
  const [head = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? put((body[head] ?? {}) as Json, rest.join('.'), value) : value;
  return { ...body, [head]: inner };
}

/** Fields of a create request with valid and invalid values. For sizes see field-limits.test.ts. */
const CREATE_FORMS: [path: string, good: unknown[], bad: unknown[]][] = [
  ['pax', [2], [undefined, 1.5, '2', null, [2]]],
  ['paxChildren', [0], [undefined, 0.5, '0', null]],
  ['highChairs', [0], [0.5, '1', null]],
  ['strollers', [0], [0.5, '1', null]],
  ['customerSpecialRequests', ['', null], [1, ['window']]],
  ['allergiesDescription', ['', null], [1, {}]],
  ['hotelRoom', ['', null], [12]],
  ['redemptionCode', [null], ['', 123_456]],
  ['promoCode', [null], ['', 123_456]],
  ['customer.name', ['李小龙'], [undefined, '', null, 123]],
  [
    'customer.email',
    ["o'hara+4@a-b.example", 'a..b@example.com', 'laura@localhost', 'laura@bücher.example', null],
    ['laura', 'laura@', '@example.com', 'laura@example-.com', 'a b@example.com', ''],
  ],
  [
    'customer.phone',
    ['+34600000000', '600000000', '+34 600 000 000', null],
    ['60000000', '+999123456', '', '+', 34],
  ],
  ['customer.postalCode', ['', null], [12_345]],
  ['customer.birthDate', ['2000-02-29', null], ['2001-02-29', '29/02/2000', '2000-2-9', '']],
  ['customer.language', ['es', 'ca', 'it', 'en', 'de', 'fr', 'pt', 'eu'], ['nl', 'ES', '', null]],
  ['customer.country', ['ES', 'XK', 'AQ'], ['EU', 'es', 'ESP', '', null]],
  ['customer.acceptsMarketing', [true, false], [undefined, 'true', 1, null]],
  ['customer.hasGdprConsent', [true], [undefined, 'true', 1, null]],
  ['customer', [], [undefined, null, [], 'Laura']],
  ['date', [TOMORROW], [undefined, '2030-02-30', '2030-13-01', '17.01.2030', `${TOMORROW}T00:00`]],
  ['time', ['20:00:00'], [undefined, '20:00', '24:00:00', '20:60:00', '20:00:60', '8:00:00', '']],
  [
    'status',
    ['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'],
    [undefined, null, '', 'confirmed', 'SEATED', 'ARRIVED', 'CANCELED', 'WAIT_LIST_WALK_IN'],
  ],
  [
    'specialOccasion',
    ['WEDDING', 'BIRTHDAY', 'ROMANTIC', 'FRIENDS', 'FAMILY', 'BUSINESS', 'OTHER', null],
    ['PARTY', '', 'birthday'],
  ],
  ['hasAllergies', [true, false], ['yes', 1, null]],
  ['needsAccessibleSeating', [true, false], ['yes', 0, null]],
  ['floorPlanAreaId', [1, null], [0, -1, 1.5, '1']],
  ['experience', [null], ['menu', []]],
  ['addOns', [[]], [null, {}, 'cake']],
];

/** A valid value may still refer to something that the venue does not have. */
async function isValid({ partner }: TestServer, path: string, value: unknown) {
  const body = put({ ...aBookingRequest() }, path, value);
  const { statusCode } = await partner({ method: 'POST', path: '/bookings', body });
  expect([path, value, statusCode]).not.toEqual([path, value, 422]);
  expect(statusCode).toBeLessThan(500);
}

describe.each(CREATE_FORMS)('%s of a new booking', (path, good, bad) => {
  test('no 422 for valid values', async () => {
    const server = await openTestServer();
    for (const value of good) await isValid(server, path, value);
  });

  test('422 VALIDATION_ERROR with its path for invalid values', async () => {
    const { partner } = await openTestServer();
    for (const value of bad) {
      const body = put({ ...aBookingRequest() }, path, value);
      const answer = await partner({ method: 'POST', path: '/bookings', body });
      expect([value, answer.statusCode]).toEqual([value, 422]);
      expectProblem(answer, 422, 'VALIDATION_ERROR', [path]);
    }
  });
});

describe('availability requests', () => {
  const party = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };
  const PATHS = {
    calendar: '/availability/calendar',
    day: `/availability/work-days/${TOMORROW}`,
    slot: `/availability/work-days/${TOMORROW}/time-slots/20:00:00`,
    addOns: `/availability/work-days/${TOMORROW}/time-slots/20:00:00/add-ons`,
  };
  const bodyOf = (name: keyof typeof PATHS) =>
    name === 'calendar' ? { ...party, dateStart: TOMORROW, dateEnd: TOMORROW } : party;

  const FORMS: [path: string, good: unknown[], bad: unknown[]][] = [
    ['pax', [2], [undefined, 1.5, '2']],
    ['paxChildren', [0], [undefined, null]],
    [
      'status',
      ['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'],
      [undefined, 'NO_SHOW', 'x'],
    ],
    ['promoCode', [null], [123_456]],
    ['redemptionCode', [null], [123_456]],
  ];
  const OF_SLOTS: typeof FORMS = [
    ['floorPlanAreaId', [1, null], ['1', 1.5]],
    ['highChairs', [1], ['1', 1.5]],
    ['strollers', [1], ['1', 1.5]],
    ['experience', [null], [[], 7, {}]],
  ];
  const OF_CALENDAR: typeof FORMS = [
    ['dateStart', [TOMORROW], [undefined, '2030-02-30', 'today']],
    ['dateEnd', [TOMORROW, '2031-01-18'], [undefined, '2030-02-30', '2030-01-16', '2031-01-19']],
    ['filters', [{}], [[], 'x']],
    ['filters.experienceIds', [[], [7]], [['7'], 7]],
    ['filters.floorPlanAreaIds', [[], [1]], [['1'], [1.5]]],
    ['filters.shiftTypes', [[], ['DINNER']], [[1], 'DINNER']],
  ];

  test.each(Object.keys(PATHS) as (keyof typeof PATHS)[])(
    '422 VALIDATION_ERROR for an invalid body of %s, 200 for a valid one',
    async (name) => {
      const { partner } = await openTestServer();
      const rows = [
        ...FORMS,
        ...(name === 'slot' || name === 'addOns' ? OF_SLOTS : []),
        ...(name === 'calendar' ? OF_CALENDAR : []),
      ];
      const ask = (path: string, value: unknown) =>
        partner({ method: 'POST', path: PATHS[name], body: put(bodyOf(name), path, value) });
      for (const [path, good, bad] of rows) {
        for (const value of good) {
          expect([path, value, (await ask(path, value)).statusCode]).toEqual([path, value, 200]);
        }
        for (const value of bad) {
          const { errors } = expectProblem(await ask(path, value), 422, 'VALIDATION_ERROR');
          const faults = errors?.map(({ parameter }) => parameter) ?? [];
          expect(faults.some((parameter) => parameter.startsWith(path))).toBe(true);
        }
      }
    },
  );
});

describe('walk-ins', () => {
  test.each<[string, unknown[], unknown[]]>([
    ['pax', [1], [undefined, '2']],
    ['paxChildren', [0], [undefined, '0']],
    ['ticketExternalId', ['x'], [null, 7]],
    ['tables', [[], ['T1']], ['T1', [1], [null]]],
  ])(
    '422 VALIDATION_ERROR for an invalid body of %s, 200 for a valid one',
    async (path, good, bad) => {
      const walkIn = { pax: 1, paxChildren: 0 };
      for (const value of good) {
        const { partner } = await openTestServer();
        const body = put(walkIn, path, value);
        const answer = await partner({ method: 'POST', path: '/bookings/walk-ins', body });
        expect([path, value, answer.statusCode]).toEqual([path, value, 200]);
      }
      const { partner } = await openTestServer();
      for (const value of bad) {
        const body = put(walkIn, path, value);
        const answer = await partner({ method: 'POST', path: '/bookings/walk-ins', body });
        const { errors } = expectProblem(answer, 422, 'VALIDATION_ERROR');
        expect(errors?.every(({ parameter }) => parameter.startsWith(path))).toBe(true);
      }
    },
  );

  test.each([7.5, '10', null])(
    '422 VALIDATION_ERROR for a quoted wait of %j minutes from the staff',
    async (quotedWaitMinutes) => {
      const { staff } = await openTestServer();
      const body = { pax: 2, paxChildren: 0, status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes };
      const answer = await staff({ method: 'POST', path: '/bookings/walk-ins', body });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['quotedWaitMinutes']);
    },
  );
});

describe('statuses', () => {
  test.each([undefined, null, '', 'seated', 'EATEN', ['SEATED']])(
    '422 VALIDATION_ERROR for the new status %j, before 404',
    async (status) => {
      const { partner } = await openTestServer();
      const answer = await partner({
        method: 'PUT',
        path: '/bookings/nobody/status',
        body: { status },
      });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['status']);
    },
  );
});

describe('tickets', () => {
  const line = { description: 'Menu', quantity: 1, amount: 1000 };
  const ticket = { totalAmount: 1000 };

  test.each<[string, unknown[], unknown[]]>([
    ['totalAmount', [1000], [undefined, 0.5, '10', null]],
    ['discountsAmount', [0], [0.5, '0']],
    ['tipAmount', [500], [0.5, '0']],
    ['externalId', ['x'], [null, 7]],
    ['currency', ['EUR', 'USD', 'GBP', 'MXN', 'DOP'], ['CHF', 'eur', '']],
    ['lines', [[], [line]], [{}, 'menu', [null], [{ ...line, description: undefined }]]],
    ['lines', [], [[{ ...line, quantity: undefined }], [{ ...line, amount: undefined }]]],
    ['lines', [], [[{ ...line, amount: '5' }], [{ ...line, quantity: 1.5 }]]],
    ['lines', [[{ ...line, type: 'Anything' }]], [[{ ...line, modifiers: [{}] }]]],
    [
      'payments',
      [[], [{ amount: 0, method: 'CASH' }]],
      [{}, [{ amount: 1 }], [{ method: 'CASH' }]],
    ],
    ['payments', [[{ amount: 1, method: 'Anything' }]], [[{ amount: 1, method: 7 }]]],
  ])(
    '422 VALIDATION_ERROR for an invalid body of %s, 200 for a valid one',
    async (path, good, bad) => {
      const server = await openTestServer();
      const uuid = await aBookingIn(server, 'SEATED');
      const close = (value: unknown) =>
        server.partner({
          method: 'PUT',
          path: `/bookings/${uuid}/tickets/close`,
          body: put(ticket, path, value),
        });
      for (const value of bad) {
        const { errors } = expectProblem(await close(value), 422, 'VALIDATION_ERROR');
        expect(errors?.every(({ parameter }) => parameter.startsWith(path))).toBe(true);
      }
      for (const value of good) {
        const answer = await close(value);
        expect([path, value, answer.statusCode]).toEqual([path, value, 200]);
      }
    },
  );
});

describe('lists', () => {
  test.each<[string, string[], string[]]>([
    ['date_start', ['2030-01-16'], ['2030-02-30', 'today', '']],
    ['date_end', ['2030-01-16'], ['2030-02-30', 'today', '']],
    ['customer_email', ['laura@example.com', 'anything'], ['']],
    ['customer_phone', ['%2B34600000000', '600000000', '0034%20600%20000%20000'], ['60000000', '']],
    ['limit', ['20'], ['1.5', 'x', '', '1e2']],
    ['status', ['SEATED', 'SEATED&status=CONFIRMED'], ['seated', 'SEATED&status=EATEN', '']],
    ['cursor', [], ['x', '!', '%00']],
  ])(
    '422 VALIDATION_ERROR for an invalid body of %s, 200 for a valid one',
    async (name, good, bad) => {
      const { partner } = await openTestServer();
      for (const value of good) {
        const answer = await partner({ path: `/bookings?${name}=${value}` });
        expect([name, value, answer.statusCode]).toEqual([name, value, 200]);
      }
      for (const value of bad) {
        const answer = await partner({ path: `/bookings?${name}=${value}` });
        const { errors } = expectProblem(answer, 422, 'VALIDATION_ERROR');
        expect(errors?.every(({ parameter }) => parameter.startsWith(name))).toBe(true);
      }
    },
  );
});
