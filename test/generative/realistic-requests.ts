import fc from 'fast-check';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import { BOOKING_STATUSES } from '../../src/domain/booking-status.ts';
import { linesTotal, resolveLines, type TicketLineInput } from '../../src/domain/ticket.ts';
import type { DescribedOperation } from './described-operations.ts';
import { type FieldValues, valuesOf } from './schema-values.ts';

/** Mostly the first value. */
const mostly = <T>(first: T, ...others: T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(first, ...others) },
  );

const aPick = fc.nat(999);
const aBookingOf = (...whose: string[]) =>
  fc.tuple(fc.constantFrom(...whose), aPick).map(([which, n]) => `@booking:${which}:${n}`);
const aCustomer = fc.oneof(
  { weight: 5, arbitrary: aPick.map((n) => `@customer:${n}`) },
  { weight: 1, arbitrary: fc.constant('@customer:none') },
);
const aDay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 17, max: 31 }).map((day) => `2030-01-${day}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '2030-01-16',
      '2030-01-15',
      '2030-01-20',
      '2030-03-31',
      '2030-04-07',
    ),
  },
);
const TIMES = ['20:00:00', '20:30:00', '21:00:00', '21:30:00', '22:00:00', '13:00:00', '14:30:00'];
const ODD_TIMES = ['11:00:00', '20:15:00', '17:00:00', '23:30:00', '00:30:00', '02:30:00'];
const aTime = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TIMES) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_TIMES) },
);

/** Realistic values at the rich venue. */
const FIELD_VALUES: FieldValues = {
  date: aDay,
  time: aTime,
  dateStart: fc.integer({ min: 16, max: 20 }).map((day) => `2030-01-${day}`),
  dateEnd: mostly('2030-01-27', '2030-01-20', '2030-03-31', '2031-01-16', '2030-01-15'),
  date_start: fc.constantFrom('2030-01-16', '2030-01-16', '2030-01-17', '2030-01-15'),
  date_end: fc.constantFrom('2030-01-31', '2030-02-16', '2030-02-18', '2030-01-15'),
  status: fc.oneof(
    { weight: 3, arbitrary: fc.constant('CONFIRMED') },
    { weight: 1, arbitrary: fc.constantFrom('REQUESTED', 'PENDING_WAIT_LIST_BOOKING') },
  ),
  pax: mostly(2, 1, 3, 4, 6, 10, 30),
  paxChildren: mostly(0, 1, 3),
  floorPlanAreaId: mostly<unknown>(1, 2, 3, 99, null),
  highChairs: mostly(0, 1, 2, 3),
  strollers: mostly(0, 1, 2),
  addOns: fc.array(
    fc.record({ id: mostly(31, 32, 33, 34, 41), quantity: mostly(2, 1, 3, 6, 1000) }),
    { maxLength: 2 },
  ),
  'experience.id': mostly(7, 8, 99),
  'experience.tickets': mostly(2, 1, 3, 9),
  'experience.addOns': mostly<unknown>([], [{ id: 41, quantity: 2 }], [{ id: 31, quantity: 2 }]),
  promoCode: mostly<unknown>('SPRING', 'spring', 'WINTER29', 'NOTHING', null),
  redemptionCode: mostly<unknown>(null, 'GIFT01', 'gift02', 'GIFT03', 'OVER29', 'NOCODE'),
  hasGdprConsent: mostly(true, false),
  'customer.name': mostly('Laura Vidal', 'Zoë 𝓥𝓲𝓭𝓪𝓵 👩‍🍳 李'),
  email: fc.nat(9).map((n) => `guest${n}@example.com`),
  phone: fc.nat(4).map((n) => `+3460000000${n}`),
  customer_email: fc.nat(9).map((n) => `Guest${n}@example.com`),
  customer_phone: fc.nat(4).map((n) => `+3460000000${n}`),
  uuid: aCustomer,
  customerUuid: aCustomer,
  excludeBookingUuid: aBookingOf('any'),
  destinationBookingUuid: aBookingOf('seated', 'seated', 'any'),
  tables: fc.array(mostly('T1', 'pos-2', '3', 'counter', 'T4', 'T9'), { maxLength: 3 }),
  experienceIds: fc.constantFrom([], [7], [7, 8], [99]),
  floorPlanAreaIds: fc.constantFrom([], [1], [1, 2], [99]),
  shiftTypes: fc.constantFrom([], ['DINNER'], ['LUNCH', 'NIGHT'], ['TEA']),
  limit: fc.integer({ min: 1, max: 5 }),
  cursor: fc.constantFrom('@cursor', '@cursor', 'MTIzIGFiYw', 'x'),
};

/** The bookings and customers that suit an operation. */
const PARAMS: Partial<Record<PartnerOperation, FieldValues>> = {
  'update-booking-status': {
    bookingUuid: aBookingOf('any', 'awaiting', 'confirmed', 'seated', 'closed'),
  },
  'update-booking': { bookingUuid: aBookingOf('any', 'awaiting', 'confirmed', 'closed') },
  'close-ticket': { bookingUuid: aBookingOf('seated', 'seated', 'any', 'none') },
  'transfer-ticket': { bookingUuid: aBookingOf('seated', 'seated', 'any', 'none') },
  'get-customer': { customerUuid: aCustomer },
};
const BODIES: Partial<Record<PartnerOperation, FieldValues>> = {
  'update-booking-status': {
    status: fc.constantFrom('CONFIRMED', 'CONFIRMED', ...BOOKING_STATUSES),
  },
  'update-booking': {
    date: fc.constantFrom('2030-01-17', '2030-01-24', '2030-01-15', '2031-01-01'),
    // Half of them ask for one that the shift does not offer.
    floorPlanAreaId: fc.constantFrom(1, 2, 3, 99),
  },
  'create-walk-in': {
    status: fc.constantFrom('SEATED', 'WAIT_LIST_WALK_IN'),
    date: fc.constantFrom('2030-01-16', '2030-01-17'),
  },
  'close-ticket': {
    totalAmount: mostly(6000, 0, 100),
    'lines.amount': fc.constantFrom(0, 500, 4200),
    'lines.quantity': fc.integer({ min: 1, max: 3 }),
    'payments.amount': mostly(6000, 100),
    currency: mostly('EUR', 'USD'),
  },
};
const QUERIES: FieldValues = {
  ...FIELD_VALUES,
  status: fc.array(fc.constantFrom(...BOOKING_STATUSES), { maxLength: 3 }),
};

interface Parts {
  params: Body;
  query: Body;
  body: Body | undefined;
}
type Body = Record<string, unknown>;

/** Makes fields of a body fit each other. */
const ADJUSTMENTS: Partial<Record<PartnerOperation, (body: Body, params: Body) => Body>> = {
  'create-booking': (body) => withArea(body, body.time),
  'check-slot': (body, params) => withArea(body, params.time),
  'check-slot-add-ons': (body, params) => withArea(body, params.time),
  // Lists of three lines are left as generated, so that some totals are wrong.
  'close-ticket': (body) => {
    const lines = (body.lines ?? []) as TicketLineInput[];
    if (lines.length === 0 || lines.length === 3) return body;
    const total = linesTotal(resolveLines(lines), (body.discountsAmount as number) ?? 0);
    return total < 0 || total > 10_000_000_000 ? body : { ...body, totalAmount: total };
  },
  'create-walk-in': (body) =>
    body.date && body.time ? body : { ...body, date: undefined, time: undefined },
};

/** Adds the area that dinner requires, except for parties of one. */
function withArea(body: Body, time: unknown): Body {
  const isDinner = typeof time === 'string' && time >= '20:00:00' && time <= '22:00:00';
  const isForgotten = 'floorPlanAreaId' in body || body.pax === 1;
  return isDinner && !isForgotten ? { ...body, floorPlanAreaId: 1 } : body;
}

/** The parts of a request: realistic ones, or anything that the document allows. */
export function partsOf(operation: DescribedOperation, isRealistic: boolean): fc.Arbitrary<Parts> {
  const { name, params, query, body } = operation;
  const anyone = { bookingUuid: aBookingOf('any', 'any', 'any', 'none') };
  const parts = fc.record({
    params: valuesOf(params, { ...anyone, ...(isRealistic ? FIELD_VALUES : {}), ...PARAMS[name] }),
    query: valuesOf(query, isRealistic ? QUERIES : {}),
    body: body
      ? valuesOf(body, isRealistic ? { ...FIELD_VALUES, ...BODIES[name] } : {})
      : fc.constant(undefined),
  }) as fc.Arbitrary<Parts>;
  const adjust = isRealistic ? ADJUSTMENTS[name] : undefined;
  if (!adjust) return parts;
  return parts.map((made) => ({ ...made, body: made.body && adjust(made.body, made.params) }));
}
