import type { DesiredStatus } from '../../../src/domain/booking-status.ts';
import { addDays, type WallDate } from '../../../src/domain/venue-time.ts';
import { checkCalendar } from '../../../src/operations/availability/check-calendar.ts';
import { checkWorkDay } from '../../../src/operations/availability/check-work-day.ts';
import type { DemoContext } from '../../fixtures/demo-context.ts';
import {
  type Answer,
  checkAvailability,
  create,
  expectedOf,
  type Slot,
  slotsOf,
} from './agreement.ts';

export interface Party {
  pax: number;
  paxChildren: number;
  status: DesiredStatus;
}

export interface Findings {
  /** Descriptions of disagreements; empty if all agree. */
  disagreements: string[];
  /** How often each code and each fallback action occurred. */
  seen: Record<string, number>;
}

export function newFindings(): Findings {
  return { disagreements: [], seen: {} };
}

/**
 * Compares calendar, day, slot and create for a party at every slot of some days in every area. After
 * a refusal, every offered fallback option is tried.
 */
export async function compareDays(
  demo: DemoContext,
  dates: readonly WallDate[],
  party: Party,
  findings: Findings,
): Promise<void> {
  const otherDates = await datesByArea(demo, party);
  const calendar = await checkCalendar(demo.context, demo.partner, {
    ...party,
    dateStart: dates[0] ?? '',
    dateEnd: dates.at(-1) ?? '',
  });
  for (const { date, availability } of calendar.workDays) {
    const { result } = await checkWorkDay(demo.context, demo.partner, { ...party, date });
    const slots = slotsOf(demo.venue, date);
    const listed = result.shifts.flatMap((shift) => shift.slots);
    agree(findings, `the calendar and the day ${date}`, availability, result.availability);
    agree(
      findings,
      `the slots of ${date}`,
      listed.map(({ time, floorPlanArea }) => [time, floorPlanArea?.id ?? null]),
      slots.map(({ time, floorPlanAreaId }) => [time, floorPlanAreaId]),
    );
    const answers = await Promise.all(
      slots.map((slot) => checkAvailability(demo, { ...party, ...slot })),
    );
    const outcomes = await Promise.all(slots.map((slot) => create(demo, { ...party, ...slot })));
    const isOpen = outcomes.includes('CREATED');
    agree(findings, `${date} as a whole`, availability.code === 'AVAILABLE', isOpen);
    for (const [index, slot] of slots.entries()) {
      const answer = answers[index];
      if (!answer) continue;
      const what = `${JSON.stringify(party)} at ${JSON.stringify(slot)}: ${answer.code}`;
      agree(findings, `${what} by its day`, listed[index]?.availability.code, answer.code);
      agree(findings, `${what} and the create request`, outcomes[index], expectedOf(answer));
      const open = slots.filter((_, other) => outcomes[other] === 'CREATED');
      await agreeOnActions(demo, party, slot, answer, findings, {
        CHOOSE_ANOTHER_TIME: open.some((one) => isElsewhere(one, slot, 'time', 'floorPlanAreaId')),
        CHOOSE_ANOTHER_AREA: open.some((one) => isElsewhere(one, slot, 'floorPlanAreaId', 'time')),
        CHOOSE_ANOTHER_DATE: (otherDates.get(slot.floorPlanAreaId) ?? []).some((d) => d !== date),
      });
      findings.seen[answer.code] = (findings.seen[answer.code] ?? 0) + 1;
    }
  }
}

/** Whether two slots differ in one property and not in the other. */
function isElsewhere(one: Slot, from: Slot, by: keyof Slot, not: keyof Slot): boolean {
  return one[by] !== from[by] && one[not] === from[not];
}

type ExpectedActions = Record<
  'CHOOSE_ANOTHER_TIME' | 'CHOOSE_ANOTHER_AREA' | 'CHOOSE_ANOTHER_DATE',
  boolean
>;

async function agreeOnActions(
  demo: DemoContext,
  party: Party,
  slot: Slot,
  { code, actions, preferred }: Answer,
  findings: Findings,
  expectedActions: ExpectedActions,
): Promise<void> {
  const what = `${JSON.stringify(party)} at ${JSON.stringify(slot)}: ${code}`;
  for (const action of actions) findings.seen[action] = (findings.seen[action] ?? 0) + 1;
  agree(findings, `${what} and what is preferred`, preferred, Math.min(1, actions.length));
  for (const [action, isOpen] of Object.entries(expectedActions)) {
    const isOffered = (actions as readonly string[]).includes(action);
    agree(findings, `${what} and ${action}`, isOffered, code !== 'AVAILABLE' && isOpen);
  }
  for (const [action, status] of [
    ['REQUEST', 'REQUESTED'],
    ['JOIN_WAIT_LIST', 'PENDING_WAIT_LIST_BOOKING'],
  ] as const) {
    if (!actions.includes(action)) continue;
    const outcome = await create(demo, { ...party, ...slot, status });
    agree(findings, `${what} and ${action}`, outcome, 'CREATED');
  }
}

/** The days of the whole booking window that have something for the party, area by area. */
async function datesByArea({ context, partner, venue }: DemoContext, party: Party) {
  const dateStart = new Date(context.now()).toISOString().slice(0, 10);
  const range = { dateStart, dateEnd: addDays(dateStart, venue.maxAdvanceDays) };
  const dates = new Map<number | null, WallDate[]>();
  for (const { id } of venue.floorPlanAreas) {
    const filters = { floorPlanAreaIds: [id] };
    const calendar = await checkCalendar(context, partner, { ...party, ...range, filters });
    const open = calendar.workDays.filter(({ availability }) => availability.code === 'AVAILABLE');
    dates.set(
      id,
      open.map(({ date }) => date),
    );
  }
  return dates;
}

function agree({ disagreements }: Findings, what: string, one: unknown, other: unknown): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a !== b && disagreements.length < 20) disagreements.push(`${what}: ${a}, not ${b}`);
}
