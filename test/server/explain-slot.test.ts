import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { someDay } from '../domain/availability/random-evenings.ts';
import { aBookingRequest, openTestServer, TOMORROW } from '../fixtures/test-context.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';
import {
  askSlot,
  checkSlot,
  checkSlotAddOns,
  checkWorkDay,
  explainSlot,
  slotsOf,
} from './availability-requests.ts';
import { createBooking } from './booking-fixtures.ts';
import { expectProblem } from './expect-response.ts';

const EIGHT = '20:00:00';
/** One table inside, one on the terrace. */
const TWO_AREAS = aVenue({
  tables: [aTable(1), aTable(2, { floorPlanAreaId: 2 })],
  combinations: [],
  shifts: [aShift({ floorPlanAreaIds: [1, 2] })],
});

async function openWithBooking(venue = TWO_AREAS) {
  const server = await openTestServer({ venue });
  const { uuid } = await createBooking(server, { floorPlanAreaId: 1 });
  return { server, uuid };
}

test('200 with an explanation when the slot is unavailable and it was asked for', async () => {
  const { server } = await openWithBooking();
  const answer = await explainSlot(server, TOMORROW, EIGHT, { floorPlanAreaId: 1 });
  expect(answer.explanation).toEqual({
    reason: {
      code: 'TABLES_TAKEN',
      text: 'One table here suits your party, and it is not free for long enough at this time. Next one free: 21:30.',
      limit: null,
      taken: null,
      minimum: null,
      tables: 1,
      combinations: 0,
      freeAt: '2030-01-17T21:30:00+01:00',
    },
    suggestions: [
      {
        change: 'AREA',
        time: EIGHT,
        floorPlanArea: { id: 2, name: 'Terrace' },
        pax: 2,
        paxChildren: 0,
        experienceTickets: null,
      },
      {
        change: 'TIME',
        time: '21:30:00',
        floorPlanArea: { id: 1, name: 'Dining room' },
        pax: 2,
        paxChildren: 0,
        experienceTickets: null,
      },
    ],
  });
});

test('200 with the same fields and nothing else when it was not asked for', async () => {
  const { server } = await openWithBooking();
  const criteria = { floorPlanAreaId: 1 };
  const plain = await checkSlot(server, TOMORROW, EIGHT, criteria);
  const { explanation, ...rest } = await explainSlot(server, TOMORROW, EIGHT, criteria);
  expect(plain).toEqual(rest);
  expect(Object.keys(plain)).not.toContain('explanation');
  expect(explanation).toBeDefined();
  const declined = await askSlot(server, TOMORROW, `${EIGHT}?explain=false`, criteria);
  expect(declined.json()).toEqual(plain);
});

test('200 without an explanation when the slot is available', async () => {
  const { server } = await openWithBooking();
  const answer = await explainSlot(server, TOMORROW, EIGHT, { floorPlanAreaId: 2 });
  expect(answer.availability.code).toBe('AVAILABLE');
  expect(Object.keys(answer)).not.toContain('explanation');
});

test('200 with the same explanation for private, public, widget and staff, without personal data', async () => {
  const { server, uuid } = await openWithBooking();
  const request = {
    method: 'POST',
    path: `/availability/work-days/${TOMORROW}/time-slots/${EIGHT}?explain=true`,
    body: { pax: 2, paxChildren: 0, status: 'CONFIRMED', floorPlanAreaId: 1 },
  } as const;
  const answers = [
    await server.partner({ ...request, as: 'pos' }),
    await server.partner({ ...request, as: 'app' }),
    await server.widget(request),
    await server.staff(request),
  ];
  const [first, ...others] = answers.map((answer) => answer.json().explanation);
  expect(first.reason.code).toBe('TABLES_TAKEN');
  for (const other of others) expect(other).toEqual(first);
  for (const { body } of answers) {
    expect(body).not.toContain(uuid);
    expect(body).not.toContain(aBookingRequest().customer.name);
  }
});

test('200 with an explanation beside the add-ons of an experience', async () => {
  const { server } = await openWithBooking();
  const answer = await checkSlotAddOns(server, TOMORROW, EIGHT, { floorPlanAreaId: 1 });
  expect(answer.explanation).toBe(undefined);
  const asked = await askSlot(server, TOMORROW, `${EIGHT}/add-ons?explain=true`, {
    floorPlanAreaId: 1,
  });
  expect(asked.json().explanation.reason.code).toBe('TABLES_TAKEN');
});

test('200 with the tables of the booking that is being changed counted as free', async () => {
  const { server, uuid } = await openWithBooking();
  await createBooking(server, { floorPlanAreaId: 1, time: '21:30:00' });
  const more = { floorPlanAreaId: 1, excludeBookingUuid: uuid };
  const { explanation } = await explainSlot(server, TOMORROW, '20:30:00', more);
  expect(explanation?.suggestions[1]).toMatchObject({ change: 'TIME', time: EIGHT });
  const body = { time: EIGHT, floorPlanAreaId: 1 };
  const changed = await server.partner({ method: 'PUT', path: `/bookings/${uuid}`, body });
  expect(changed.statusCode, changed.body).toBe(200);
});

test.each(['yes', '1', '', 'TRUE'])(
  '422 VALIDATION_ERROR when explain is neither true nor false: %j',
  async (value) => {
    const server = await openTestServer();
    const answer = await askSlot(server, TOMORROW, `${EIGHT}?explain=${value}`);
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['explain']);
  },
);

describe('200 with a sentence', () => {
  const venue = aVenue({
    highChairs: 1,
    strollers: 0,
    shifts: [
      aShift({
        addOnGroupId: 3,
        experienceIds: [7],
        maxCovers: 10,
        pacing: { maxCovers: 8, maxParties: null },
      }),
    ],
    experiences: [anExperience()],
    addOnGroups: [anAddOnGroup({ addOns: [anAddOn(31, { name: { en: 'Cake {n}' }, stock: 2 })] })],
  });

  test.each([
    [
      { pax: 9 },
      { code: 'COVERS_PER_SLOT', limit: 8, taken: 0 },
      'The restaurant takes up to 8 guests for the same time. Places already taken: 0.',
    ],
    [
      { pax: 5 },
      { code: 'NO_TABLE_FOR_PARTY', limit: 4 },
      'Up to 4 guests can sit together here: no table is larger, and none may be joined for your party.',
    ],
    [
      { highChairs: 2 },
      { code: 'HIGH_CHAIRS_NOT_AVAILABLE', limit: 1, taken: 0 },
      'The restaurant has one high chair. Taken at this time: 0.',
    ],
    [
      { addOns: [{ id: 31, quantity: 3 }] },
      { code: 'ADD_ON_STOCK', limit: 2, taken: 0 },
      '“Cake {n}”: at most 2 at a time. Already ordered for this time: 0.',
    ],
  ])('for %j', async (criteria, reason, text) => {
    const server = await openTestServer({ venue });
    const { explanation } = await explainSlot(server, TOMORROW, EIGHT, criteria);
    expect(explanation?.reason).toMatchObject({ ...reason, text });
  });

  test.each([
    [{ strollers: 1 }, { code: 'STROLLERS_NOT_AVAILABLE', limit: 0, taken: 0 }],
    [{ pax: 11 }, { code: 'PARTY_TOO_LARGE', limit: 10 }],
    [{ experience: { id: 7, tickets: 5 } }, { code: 'EXPERIENCE_NOT_AVAILABLE', limit: null }],
  ])('of its availability for %j', async (criteria, reason) => {
    const server = await openTestServer({ venue });
    const { availability, explanation } = await explainSlot(server, TOMORROW, EIGHT, criteria);
    expect(explanation?.reason).toMatchObject({ ...reason, text: availability.detail });
  });

  test.each(LANGUAGES)('in %s', async (language) => {
    const { server } = await openWithBooking();
    const sentence = async (criteria: object) => {
      const answer = await server.partner({
        method: 'POST',
        path: `/availability/work-days/${TOMORROW}/time-slots/${EIGHT}?explain=true`,
        headers: { 'accept-language': language },
        body: { paxChildren: 0, status: 'CONFIRMED', floorPlanAreaId: 1, ...criteria },
      });
      return String(answer.json().explanation.reason.text);
    };
    const taken = await sentence({ pax: 2 });
    expect(taken).toMatch(/^\p{Lu}[^{}]{30,}\. [^{}]+ 21:30\.$/u);
    const tooMany = await sentence({ pax: 5 });
    expect(tooMany).toMatch(/^[^{}]* 2 [^{}]*\.$/);
  });

  test('with the time as readers write it where the venue is', async () => {
    const { server } = await openWithBooking({ ...TWO_AREAS, country: 'US' });
    const { explanation } = await explainSlot(server, TOMORROW, EIGHT, { floorPlanAreaId: 1 });
    expect(explanation?.reason.text).toMatch(/Next one free: 9:30\sPM\.$/);
  });
});

test.each([
  ['AREA', { pax: 2 }],
  ['TIME', { pax: 2 }],
  ['PARTY', { pax: 3 }],
])('200 when a suggestion to change the %s is booked', async (change, party) => {
  const { server } = await openWithBooking();
  const criteria = { floorPlanAreaId: change === 'PARTY' ? 2 : 1, ...party };
  const { explanation } = await explainSlot(server, TOMORROW, EIGHT, criteria);
  const suggestion = explanation?.suggestions.find((each) => each.change === change);
  if (!suggestion) return expect.fail(`no suggestion to change the ${change}`);
  const { time, pax, floorPlanArea } = suggestion;
  const body = aBookingRequest({ time, pax, floorPlanAreaId: floorPlanArea?.id });
  const created = await server.partner({ method: 'POST', path: '/bookings', body });
  expect(created.statusCode, created.body).toBe(200);
});

test('200 for every suggestion that is then booked', async () => {
  const someGuests = fc.array(
    fc.record({ pax: fc.integer({ min: 1, max: 4 }), index: fc.nat(9) }),
    {
      maxLength: 6,
    },
  );
  const property = fc.asyncProperty(
    someDay,
    someGuests,
    fc.record({
      pax: fc.integer({ min: 2, max: 6 }),
      index: fc.nat(20),
      preferred: fc.constantFrom('AREA', 'TIME', 'PARTY'),
    }),
    async ({ venue, workDay, now }, guests, { pax, index, preferred }) => {
      const server = await openTestServer({ venue, now });
      try {
        const slots = slotsOf(await checkWorkDay(server, workDay, { pax }));
        const bookAt = (at: (typeof slots)[number], criteria: object) =>
          server.partner({
            method: 'POST',
            path: '/bookings',
            body: aBookingRequest({
              date: workDay,
              time: at.startAt.slice(11, 19),
              floorPlanAreaId: at.floorPlanAreaId,
              ...criteria,
            }),
          });
        for (const guest of guests) {
          const slot = slots[guest.index % Math.max(1, slots.length)];
          if (slot) await bookAt(slot, { pax: guest.pax });
        }
        const refused = slotsOf(await checkWorkDay(server, workDay, { pax })).filter(
          ({ availability }) => !availability.isAvailable,
        );
        const slot = refused[index % Math.max(1, refused.length)];
        if (!slot) return fc.pre(false);
        const criteria = { pax, floorPlanAreaId: slot.floorPlanAreaId };
        const time = slot.startAt.slice(11, 19);
        const { explanation } = await explainSlot(server, workDay, time, criteria);
        const suggestions = explanation?.suggestions ?? [];
        const suggestion = suggestions.find(({ change }) => change === preferred) ?? suggestions[0];
        if (!suggestion) return fc.pre(false);
        const created = await bookAt(slot, {
          time: suggestion.time,
          pax: suggestion.pax,
          floorPlanAreaId: suggestion.floorPlanArea?.id ?? null,
        });
        expect(created.statusCode, created.body).toBe(200);
      } finally {
        await server.close();
      }
    },
  );
  await fc.assert(property, { numRuns: 20 });
});
