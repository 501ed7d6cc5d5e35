import { expect, test } from 'vitest';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aTable } from '../fixtures/venue.ts';
import { expectProblem } from './expect-response.ts';
import { openTwoVenues } from './open-two-venues.ts';
import { comparableParts, type OperationRequest, requestOf } from './operation-requests.ts';

/** Ids of another venue get the same response as unknown ids, except for the id itself. */

const days = { validFrom: '2030-01-01', validUntil: '2030-12-31' };
const NEXT_DOOR = {
  floorPlanAreas: [{ id: 91, name: { en: 'Garden' }, summary: { en: '' }, images: [] }],
  tables: [aTable(91, { name: 'Garden', posId: 'garden', floorPlanAreaId: 91 })],
  shifts: [aShift({ floorPlanAreaIds: [91], experienceIds: [91], addOnGroupId: 9 })],
  experiences: [anExperience({ id: 91 })],
  addOnGroups: [anAddOnGroup({ id: 9, addOns: [anAddOn(91)] })],
  promos: [{ id: 91, name: { en: 'Garden' }, code: 'GARDEN', ...days }],
  redemptionCodes: [{ code: 'GIFT91', product: null, ...days }],
};

const withBody = (name: PartnerOperation, more: object): OperationRequest => {
  const request = requestOf(name);
  return { ...request, body: { ...request.body, ...more } };
};

/** Fields that refer to a part of a venue, with an id of the neighbor and an unknown one. */
const NAMED: readonly [
  field: string,
  theirs: unknown,
  none: unknown,
  sent: (id: unknown) => object,
][] = [
  ['floorPlanAreaId', 91, 92, (id) => ({ floorPlanAreaId: id })],
  ['experience.id', 91, 92, (id) => ({ experience: { id, tickets: 2 } })],
  ['addOns[].id', 91, 92, (id) => ({ addOns: [{ id, quantity: 1 }] })],
  ['promoCode', 'GARDEN', 'GARTEN', (code) => ({ promoCode: code })],
  ['redemptionCode', 'GIFT91', 'GIFT92', (code) => ({ redemptionCode: code })],
];
const CASES = (['create-booking', 'check-slot', 'check-slot-add-ons'] as const).flatMap((name) =>
  NAMED.map(([field, ...rest]) => [name, field, ...rest] as const),
);

test.each(CASES)(
  '%s: the same response for %s of another venue as for an unknown one',
  async (name, _, theirs, none, sent) => {
    const { ask } = await openTwoVenues(NEXT_DOOR);
    const known = await ask('app', withBody(name, sent(theirs)));
    const unknown = await ask('app', withBody(name, sent(none)));
    expect(comparableParts(known)).toEqual(comparableParts(unknown));
    if (name === 'create-booking') expectProblem(known, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
    else expect(known.statusCode).toBe(200);
  },
);

test.each(['Garden', 'garden', '91'])(
  '409 TABLE_NOT_MAPPED_BY_TENANT from create-walk-in for the table %s of another venue, as for an unknown one',
  async (theirs) => {
    const { ask } = await openTwoVenues(NEXT_DOOR);
    const none = 'x'.repeat(theirs.length);
    const known = await ask('pos', withBody('create-walk-in', { tables: [theirs] }));
    const unknown = await ask('pos', withBody('create-walk-in', { tables: [none] }));
    expectProblem(known, 409, 'TABLE_NOT_MAPPED_BY_TENANT');
    const { body, ...rest } = comparableParts(known);
    expect({ ...rest, body: body.replace(`"${theirs}\\"`, `"${none}\\"`) }).toEqual(
      comparableParts(unknown),
    );
  },
);

test('200 for the same Idempotency-Key at another account, with any body', async () => {
  const { ask } = await openTwoVenues();
  const headers = { 'idempotency-key': 'once' };
  const first = await ask('pos', { ...requestOf('create-booking'), headers });
  const other = { ...withBody('create-booking', { pax: 1 }), headers };
  const second = await ask('pos', other, 'next-door');
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.json().accountId).toBe('next-door');
  expectProblem(await ask('pos', other), 422, 'IDEMPOTENCY_KEY_REUSED');
});
