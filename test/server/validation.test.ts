import { describe, expect, test } from 'vitest';
import {
  aBookingRequest,
  openTestHouse,
  type TestHouse,
  TOMORROW,
} from '../fixtures/open-house.ts';
import { expectProblem } from './answers.ts';
import { aBookingIn } from './some-bookings.ts';

type Json = Record<string, unknown>;

/** A body with one value put at a path such as `customer.email`, or taken away by undefined. */
function put(body: Json, path: string, value: unknown): Json {
  const [head = '', ...rest] = path.split('.');
  const inner = rest.length > 0 ? put((body[head] ?? {}) as Json, rest.join('.'), value) : value;
  return { ...body, [head]: inner };
}

/** Letters, or characters of two UTF-16 halves each, which count as one. */
const letters = (length: number, letter = 'x') => letter.repeat(length);
const wide = (length: number) => letters(length, '𝓥');

const email = (length: number) => `${letters(length - '@example.com'.length)}@example.com`;

/** Of a create: a field, values within its limit, values beyond. */
const CREATE_LIMITS: [path: string, good: unknown[], bad: unknown[]][] = [
  ['pax', [1, 100], [0, 101, -1, 1.5, '2', null]],
  ['paxChildren', [0, 100], [-1, 101, 0.5, '0', null]],
  ['highChairs', [0], [-1, 0.5, '1', null]],
  ['strollers', [0], [-1, 0.5, '1', null]],
  [
    'customerSpecialRequests',
    ['', letters(1024), wide(1024), null],
    [letters(1025), wide(1025), 1],
  ],
  ['allergiesDescription', ['', letters(1024), wide(1024), null], [letters(1025), 1]],
  ['hotelRoom', ['', letters(50), wide(50), null], [letters(51), 12]],
  ['redemptionCode', [letters(6), wide(6), null], [letters(5), letters(7), '', 123_456]],
  ['promoCode', [letters(6), letters(255), null], [letters(5), letters(256), '']],
  ['customer.name', [letters(3), letters(255), wide(3)], [letters(2), letters(256), '', null]],
  [
    'customer.email',
    [email(255), "o'hara+4@a-b.example", null],
    [email(256), 'laura', 'laura@', '@example.com', 'laura@example-.com', 'a..b@example.com', ''],
  ],
  ['customer.phone', ['+34600000000', null], ['600000000', '+34 600 000 000', '', '+', 34]],
  ['customer.postalCode', ['', letters(12), null], [letters(13), 12_345]],
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

/** A good value may name what the venue does not have, but it is not invalid. */
async function isValid({ partner }: TestHouse, path: string, value: unknown) {
  const body = put({ ...aBookingRequest() }, path, value);
  const { statusCode } = await partner({ method: 'POST', path: '/bookings', body });
  expect([path, value, statusCode]).not.toEqual([path, value, 422]);
  expect(statusCode).toBeLessThan(500);
}

describe.each(CREATE_LIMITS)('%s of a new booking', (path, good, bad) => {
  test('no 422 within its limits', async () => {
    const house = await openTestHouse();
    for (const value of good) await isValid(house, path, value);
  });

  test('422 VALIDATION_ERROR beyond its limits, naming it', async () => {
    const { partner } = await openTestHouse();
    for (const value of bad) {
      const body = put({ ...aBookingRequest() }, path, value);
      const answer = await partner({ method: 'POST', path: '/bookings', body });
      expect([value, answer.statusCode]).toEqual([value, 422]);
      expectProblem(answer, 422, 'VALIDATION_ERROR', [path]);
    }
  });
});

describe('every fault in one answer', () => {
  test('422 VALIDATION_ERROR with the path of each, however deep', async () => {
    const { partner } = await openTestHouse();
    const body = {
      customer: { name: 'L', email: 'laura', hasGdprConsent: 'yes' },
      time: '8pm',
      pax: 0,
      paxChildren: 101,
      status: 'SEATED',
      experience: { id: 0, tickets: 0, addOns: [{ id: 1, quantity: 1 }, { id: 31 }] },
      addOns: [{ id: 31, quantity: 0 }, { id: 'cake', quantity: 1 }, null],
      hotelRoom: letters(51),
    };
    const answer = await partner({ method: 'POST', path: '/bookings', body });
    const { detail } = expectProblem(answer, 422, 'VALIDATION_ERROR', [
      'customer.name',
      'customer.email',
      'customer.hasGdprConsent',
      'customer.acceptsMarketing',
      'date',
      'time',
      'pax',
      'paxChildren',
      'status',
      'experience.id',
      'experience.tickets',
      'experience.addOns[1].quantity',
      'addOns[0].quantity',
      'addOns[1].id',
      'addOns[2]',
      'hotelRoom',
    ]);
    expect(detail).not.toBe('');
  });

  test('422 VALIDATION_ERROR with the faults of path and body together', async () => {
    const { partner } = await openTestHouse();
    const path = '/availability/work-days/2030-02-30/time-slots/25:00:00';
    const body = { pax: 0, paxChildren: 0, status: 'SEATED' };
    for (const operation of [path, `${path}/add-ons`]) {
      const answer = await partner({ method: 'POST', path: operation, body });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['date', 'time', 'pax', 'status']);
    }
  });

  test('422 VALIDATION_ERROR with all faults of a query', async () => {
    const { partner } = await openTestHouse();
    const query = 'date_start=soon&date_end=2030-02-30&status=EATEN&customer_phone=600&limit=0';
    const answer = await partner({ path: `/bookings?${query}` });
    const { errors } = expectProblem(answer, 422, 'VALIDATION_ERROR');
    const names = errors?.map(({ parameter }) => parameter.replace(/\[\d+\]$/, '')).sort();
    expect(names).toEqual(['customer_phone', 'date_end', 'date_start', 'limit', 'status']);
  });

  test('422 VALIDATION_ERROR with a rule between fields beside the faults of single ones', async () => {
    const { partner } = await openTestHouse();
    const walkIn = await partner({
      method: 'POST',
      path: '/bookings/walk-ins',
      body: { pax: 0, paxChildren: 0, time: '20:00:00' },
    });
    expectProblem(walkIn, 422, 'VALIDATION_ERROR', ['pax', 'date']);
    const calendar = await partner({
      method: 'POST',
      path: '/availability/calendar',
      body: { pax: 0, paxChildren: 0, dateStart: '2030-02-02', dateEnd: '2030-02-01' },
    });
    expectProblem(calendar, 422, 'VALIDATION_ERROR', ['pax', 'status', 'dateEnd']);
  });
});

describe('availability questions', () => {
  const party = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };
  const PATHS = {
    calendar: '/availability/calendar',
    day: `/availability/work-days/${TOMORROW}`,
    slot: `/availability/work-days/${TOMORROW}/time-slots/20:00:00`,
    addOns: `/availability/work-days/${TOMORROW}/time-slots/20:00:00/add-ons`,
  };
  const bodyOf = (name: keyof typeof PATHS) =>
    name === 'calendar' ? { ...party, dateStart: TOMORROW, dateEnd: TOMORROW } : party;

  const LIMITS: [path: string, good: unknown[], bad: unknown[]][] = [
    ['pax', [1, 100], [undefined, 0, 101]],
    ['paxChildren', [0, 100], [undefined, -1, 101]],
    [
      'status',
      ['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'],
      [undefined, 'NO_SHOW', 'x'],
    ],
    ['promoCode', [letters(6), letters(255)], [letters(5), letters(256)]],
    ['redemptionCode', [letters(6)], [letters(5), letters(7)]],
  ];
  const OF_SLOTS: typeof LIMITS = [
    ['floorPlanAreaId', [1], [0, 1.5]],
    ['highChairs', [0, 1], [-1, 1.5]],
    ['strollers', [0, 1], [-1, 1.5]],
    ['experience.id', [], [0]],
    ['experience.tickets', [], [0]],
  ];
  const OF_CALENDAR: typeof LIMITS = [
    ['dateStart', [TOMORROW], [undefined, '2030-02-30', 'today']],
    ['dateEnd', [TOMORROW, '2031-01-18'], [undefined, '2030-02-30', '2030-01-16', '2031-01-19']],
    ['filters', [{}], [[], 'x']],
    ['filters.experienceIds', [[], [7]], [['7'], 7, [0]]],
    ['filters.floorPlanAreaIds', [[], [1]], [['1'], [1.5]]],
    ['filters.shiftTypes', [[], ['DINNER']], [[1], 'DINNER']],
  ];

  test.each(Object.keys(PATHS) as (keyof typeof PATHS)[])(
    '422 VALIDATION_ERROR beyond the limits of %s, and 200 within',
    async (name) => {
      const { partner } = await openTestHouse();
      const rows = [
        ...LIMITS,
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
    ['pax', [1], [undefined, 0, 101]],
    ['paxChildren', [0], [undefined, -1, 101]],
    ['ticketExternalId', ['x', letters(64)], [letters(65), 7]],
    ['tables', [[], ['T1']], ['T1', [1], [null]]],
  ])('422 VALIDATION_ERROR beyond the limits of %s, and 200 within', async (path, good, bad) => {
    const walkIn = { pax: 1, paxChildren: 0 };
    for (const value of good) {
      const { partner } = await openTestHouse();
      const body = put(walkIn, path, value);
      const answer = await partner({ method: 'POST', path: '/bookings/walk-ins', body });
      expect([path, value, answer.statusCode]).toEqual([path, value, 200]);
    }
    const { partner } = await openTestHouse();
    for (const value of bad) {
      const body = put(walkIn, path, value);
      const answer = await partner({ method: 'POST', path: '/bookings/walk-ins', body });
      const { errors } = expectProblem(answer, 422, 'VALIDATION_ERROR');
      expect(errors?.every(({ parameter }) => parameter.startsWith(path))).toBe(true);
    }
  });

  test.each([4, 4.5, '10'])(
    '422 VALIDATION_ERROR for a quoted wait of %j minutes from the staff',
    async (quotedWaitMinutes) => {
      const { staff } = await openTestHouse();
      const body = { pax: 2, paxChildren: 0, status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes };
      const answer = await staff({ method: 'POST', path: '/bookings/walk-ins', body });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['quotedWaitMinutes']);
    },
  );
});

describe('statuses', () => {
  test.each([undefined, null, '', 'seated', 'EATEN', ['SEATED']])(
    '422 VALIDATION_ERROR for %j as a status to move to, before 404',
    async (status) => {
      const { partner } = await openTestHouse();
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
    ['totalAmount', [0, 1000], [undefined, -1, 0.5, '10', null]],
    ['discountsAmount', [0], [-1, 0.5, '0']],
    ['tipAmount', [0, 500], [-1, 0.5]],
    ['externalId', ['x', letters(64)], [letters(65), 7]],
    ['currency', ['EUR', 'USD', 'GBP', 'MXN', 'DOP'], ['CHF', 'eur', '']],
    ['lines', [[], [line]], [{}, 'menu', [null], [{ ...line, description: undefined }]]],
    ['lines', [], [[{ ...line, quantity: undefined }], [{ ...line, amount: undefined }]]],
    ['lines', [], [[{ ...line, amount: -1 }], [{ ...line, quantity: 1.5 }]]],
    ['lines', [[{ ...line, type: letters(64) }]], [[{ ...line, type: letters(65) }]]],
    ['lines', [], [[{ ...line, discountAmount: -1 }], [{ ...line, modifiers: [{}] }]]],
    [
      'payments',
      [[], [{ amount: 0, method: 'CASH' }]],
      [{}, [{ amount: 1 }], [{ method: 'CASH' }]],
    ],
    ['payments', [], [[{ amount: -1, method: 'CASH' }], [{ amount: 1, method: letters(65) }]]],
    ['payments', [[{ amount: 1, method: letters(64) }]], [[{ amount: 1, method: 7 }]]],
  ])('422 VALIDATION_ERROR beyond the limits of %s, and 200 within', async (path, good, bad) => {
    const house = await openTestHouse();
    const uuid = await aBookingIn(house, 'SEATED');
    const close = (value: unknown) =>
      house.partner({
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
  });
});

describe('lists', () => {
  test.each<[string, string[], string[]]>([
    ['date_start', ['2030-01-16'], ['2030-02-30', 'today', '']],
    ['date_end', ['2030-01-16'], ['2030-02-30', 'today', '']],
    ['customer_email', ['laura@example.com', letters(255)], [letters(256)]],
    ['customer_phone', ['%2B34600000000'], ['600000000', '']],
    ['limit', ['1', '500'], ['0', '501', '-1', '1.5', 'x', '']],
    ['status', ['SEATED', 'SEATED&status=CONFIRMED'], ['seated', 'SEATED&status=EATEN', '']],
    ['cursor', [], ['x', '!', '%00']],
  ])('422 VALIDATION_ERROR beyond the limits of %s, and 200 within', async (name, good, bad) => {
    const { partner } = await openTestHouse();
    for (const value of good) {
      const answer = await partner({ path: `/bookings?${name}=${value}` });
      expect([name, value, answer.statusCode]).toEqual([name, value, 200]);
    }
    for (const value of bad) {
      const answer = await partner({ path: `/bookings?${name}=${value}` });
      const { errors } = expectProblem(answer, 422, 'VALIDATION_ERROR');
      expect(errors?.every(({ parameter }) => parameter.startsWith(name))).toBe(true);
    }
  });
});
