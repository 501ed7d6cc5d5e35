import { expect, test } from 'vitest';
import { openTestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';

/** One response lists every issue of a request, each with its path. */

test('422 VALIDATION_ERROR with the path of each issue, at any depth', async () => {
  const { partner } = await openTestServer();
  const body = {
    customer: { name: 'L', email: 'laura', hasGdprConsent: 'yes' },
    time: '8pm',
    pax: 0,
    paxChildren: 101,
    status: 'SEATED',
    experience: { id: 0, tickets: 0, addOns: [{ id: 1, quantity: 1 }, { id: 31 }] },
    addOns: [{ id: 31, quantity: 0 }, { id: 'cake', quantity: 1 }, null],
    hotelRoom: 'x'.repeat(51),
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

test('422 VALIDATION_ERROR with the issues of path and body together', async () => {
  const { partner } = await openTestServer();
  const path = '/availability/work-days/2030-02-30/time-slots/25:00:00';
  const body = { pax: 0, paxChildren: 0, status: 'SEATED' };
  for (const operation of [path, `${path}/add-ons`]) {
    const answer = await partner({ method: 'POST', path: operation, body });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['date', 'time', 'pax', 'status']);
  }
});

test('422 VALIDATION_ERROR with the path of each issue in nested lists', async () => {
  const { partner } = await openTestServer();
  const line = { description: 'Menu', quantity: 1, amount: 1000 };
  const closing = await partner({
    method: 'PUT',
    path: '/bookings/nobody/tickets/close',
    body: {
      totalAmount: -1,
      currency: 'CHF',
      lines: [
        { ...line, type: '' },
        { ...line, modifiers: [line, { ...line, quantity: 0 }, { ...line, amount: '5' }] },
        'menu',
      ],
      payments: [{ amount: 1000, method: 'CARD' }, { amount: 0.5 }],
    },
  });
  expectProblem(closing, 422, 'VALIDATION_ERROR', [
    'totalAmount',
    'currency',
    'lines[0].type',
    'lines[1].modifiers[1].quantity',
    'lines[1].modifiers[2].amount',
    'lines[2]',
    'payments[1].amount',
    'payments[1].method',
  ]);
  const asking = await partner({
    method: 'POST',
    path: '/availability/work-days/tomorrow/time-slots/20:00',
    body: {
      pax: 2,
      paxChildren: 0,
      status: 'CONFIRMED',
      experience: { id: 7, tickets: 2, addOns: [{ id: 31, quantity: 1 }, { id: 0 }] },
      addOns: [{ quantity: 1 }],
      promoCode: 'X',
    },
  });
  expectProblem(asking, 422, 'VALIDATION_ERROR', [
    'date',
    'time',
    'experience.addOns[1].id',
    'experience.addOns[1].quantity',
    'addOns[0].id',
    'promoCode',
  ]);
});

test('422 VALIDATION_ERROR from list-bookings with all issues of a query', async () => {
  const { partner } = await openTestServer();
  const query =
    'date_start=soon&date_end=2030-02-30&status=SEATED&status=EATEN&customer_phone=600&limit=0';
  const answer = await partner({ path: `/bookings?${query}` });
  expectProblem(answer, 422, 'VALIDATION_ERROR', [
    'date_start',
    'date_end',
    'status[1]',
    'customer_phone',
    'limit',
  ]);
});

test('422 VALIDATION_ERROR with issues between fields and of single fields together', async () => {
  const { partner } = await openTestServer();
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
