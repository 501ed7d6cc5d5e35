import { expect, test } from 'vitest';
import { openDemoContext } from '../fixtures/demo-context.ts';
import { isLong } from '../fixtures/long-tests.ts';
import {
  checkAvailability,
  comingDays,
  create,
  expectedOf,
  timesNotOffered,
} from '../operations/availability/agreement.ts';
import { compareDays, newFindings, type Party } from '../operations/availability/day-agreement.ts';

/** Ten to eight in the evening: lunch is over, and the first dinner slots are too soon. */
const EVENING = Date.parse('2030-01-16T19:50:00+01:00');

/** One, a table's usual two, a party that few tables seat, and one that no table seats. */
const PARTY_SIZES = isLong ? Array.from({ length: 13 }, (_, index) => index + 1) : [1, 2, 5, 13];

const DAYS = isLong ? 14 : 2;

test(`calendar, day, slot and create agree for parties of up to 13 at every slot of ${DAYS} days`, async () => {
  const demo = await openDemoContext(EVENING);
  const findings = newFindings();
  for (const pax of PARTY_SIZES) {
    const party = { pax, paxChildren: 0, status: 'CONFIRMED' } as const;
    await compareDays(demo, comingDays(demo, DAYS), party, findings);
  }
  expect(findings.disagreements).toEqual([]);
  expect(Object.keys(findings.seen).toSorted()).toEqual([
    'AREA_NOT_AVAILABLE',
    'AVAILABLE',
    'CALL_VENUE',
    'CHOOSE_ANOTHER_AREA',
    'CHOOSE_ANOTHER_DATE',
    'CHOOSE_ANOTHER_TIME',
    'FULL',
    'JOIN_WAIT_LIST',
    'PARTY_TOO_LARGE',
    'PAST',
    'REQUEST',
    'TOO_SOON',
  ]);
});

test.each<Party>([
  { pax: 2, paxChildren: 0, status: 'REQUESTED' },
  { pax: 13, paxChildren: 4, status: 'REQUESTED' },
  { pax: 4, paxChildren: 0, status: 'PENDING_WAIT_LIST_BOOKING' },
  { pax: 2, paxChildren: 2, status: 'CONFIRMED' },
])('one answer for $pax adults and $paxChildren children, $status', async (party) => {
  const demo = await openDemoContext(EVENING);
  const findings = newFindings();
  await compareDays(demo, comingDays(demo, DAYS), party, findings);
  expect(findings.disagreements).toEqual([]);
});

test.each(['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const)(
  'NO_AVAILABLE_SLOT or out of the window for %s at every quarter that is no slot, and off the step',
  async (status) => {
    const demo = await openDemoContext(EVENING);
    const seen = new Set<string>();
    for (const date of comingDays(demo, DAYS)) {
      for (const time of timesNotOffered(demo.venue, date)) {
        const request = { date, time, floorPlanAreaId: 1, pax: 2, paxChildren: 0, status };
        const answer = await checkAvailability(demo, request);
        const outcome = await create(demo, request);
        expect([date, time, outcome]).toEqual([date, time, expectedOf(answer)]);
        seen.add(answer.code);
      }
    }
    expect([...seen].toSorted()).toEqual(['CLOSED', 'PAST']);
  },
);
