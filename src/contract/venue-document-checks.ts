import type { LocalizedText } from '../domain/language.ts';
import type { TurnRule, Venue } from '../domain/venue.ts';
import { minuteOf, timeOfMinute, type WallTime } from '../domain/venue-time.ts';
import { checkOffers } from './venue-document-offers.ts';
import { checkPlaces } from './venue-document-places.ts';
import { checkReferences, each, repeated } from './venue-document-references.ts';
import { atLeast, timesInOrder } from './venue-document-semantic-checks.ts';
import type { WellFormed } from './venue-document-well-formed-parts.ts';
import type { VenueFault } from './venue-fault.ts';

/** Checks the parts of a venue document against each other, as far as they are well-formed. */
export function* checkVenue(venue: WellFormed<Venue>): Generator<VenueFault> {
  yield* checkReferences(venue);
  yield* checkTexts(venue);
  yield* checkVenueSettings(venue);
  yield* checkTables(venue);
  yield* checkPlaces(venue);
  yield* checkShifts(venue);
  yield* checkOffers(venue);
}

function* checkTexts(venue: WellFormed<Venue>): Generator<VenueFault> {
  const { language } = venue;
  for (const { at, it } of textsOf(venue)) {
    if (language === undefined) {
      if (Object.keys(it).length > 0) continue;
      yield { parameter: at, reason: 'must have a text in at least one language', code: 'NO_TEXT' };
    } else if (!(language in it)) {
      const parameter = `${at}.${language}`;
      const reason = "is required, because it is the venue's own language";
      yield { parameter, reason, code: 'OWN_LANGUAGE_MISSING' };
    }
  }
}

type LocatedText = { at: string; it: WellFormed<LocalizedText> };

function* textsOf(venue: WellFormed<Venue>): Generator<LocatedText> {
  const { floorPlanAreas, shifts, experiences, addOnGroups, promos, texts } = venue;
  yield* fields('floorPlanAreas', floorPlanAreas, ['name', 'summary']);
  yield* fields('shifts', shifts, ['name']);
  yield* fields('experiences', experiences, ['name', 'summary', 'description']);
  yield* fields('addOnGroups', addOnGroups, ['name', 'summary']);
  for (const { at, it } of each('addOnGroups', addOnGroups)) {
    yield* fields(`${at}.addOns`, it.addOns, ['name', 'summary']);
  }
  yield* fields('promos', promos, ['name']);
  for (const key of ['dataProcessingConsent', 'marketingConsent', 'timeLimit'] as const) {
    if (texts?.[key]) yield { at: `texts.${key}`, it: texts[key] };
  }
  if (texts?.bookingNote) yield { at: 'texts.bookingNote', it: texts.bookingNote };
}

function* fields<K extends string>(
  path: string,
  entries:
    | readonly ({ readonly [key in K]?: LocatedText['it'] | undefined } | undefined)[]
    | undefined,
  keys: readonly K[],
): Generator<LocatedText> {
  for (const { at, it } of each(path, entries)) {
    for (const key of keys) {
      const text = it[key];
      if (text !== undefined) yield { at: `${at}.${key}`, it: text };
    }
  }
}

function* checkVenueSettings({
  minAdvanceMinutes,
  maxAdvanceDays,
  turnMinutes,
  messages,
}: WellFormed<Venue>): Generator<VenueFault> {
  yield* turnsAscending('turnMinutes', turnMinutes);
  yield* checkQuietHours(messages?.quietHours);
  if (minAdvanceMinutes === undefined || maxAdvanceDays === undefined) return;
  if (minAdvanceMinutes >= (maxAdvanceDays + 1) * 1440) {
    const reason = 'must be shorter than maxAdvanceDays, or nothing can ever be booked';
    yield { parameter: 'minAdvanceMinutes', reason, code: 'NEVER_BOOKABLE' };
  }
}

/** Reminders that are due in the quiet hours come before them, so there must be a time before them. */
function* checkQuietHours(
  quietHours: WellFormed<Venue['messages']['quietHours']> | undefined,
): Generator<VenueFault> {
  const { from, until } = quietHours ?? {};
  if (from === undefined || until === undefined) return;
  const parameter = 'messages.quietHours.until';
  if (from === until) {
    const reason = 'must differ from the beginning; write null for no quiet hours';
    yield { parameter, reason, code: 'QUIET_HOURS_EMPTY' };
  } else if (minutesFrom(until, from) < MIN_LOUD_MINUTES) {
    const reason = 'must leave at least an hour of the day that is not quiet';
    yield { parameter, reason, code: 'QUIET_HOURS_TOO_LONG' };
  }
}

const MIN_LOUD_MINUTES = 60;

/** How many minutes after one time of day the other one follows. */
function minutesFrom(first: WallTime, second: WallTime): number {
  return minuteOf(timeOfMinute(minuteOf(second) - minuteOf(first)));
}

function* turnsAscending(
  path: string,
  rules: readonly (WellFormed<TurnRule> | undefined)[] | null | undefined,
): Generator<VenueFault> {
  let before: number | undefined;
  for (const { at, it } of each(path, rules ?? undefined)) {
    if (before !== undefined && it.maxCovers !== undefined && it.maxCovers <= before) {
      const reason = 'must be more than in the rule before it';
      yield { parameter: `${at}.maxCovers`, reason, code: 'NOT_ASCENDING' };
    }
    before = it.maxCovers ?? before;
  }
}

function* checkTables({ tables, combinations }: WellFormed<Venue>): Generator<VenueFault> {
  for (const { at, it } of each('tables', tables)) {
    yield* atLeast(`${at}.maxCovers`, it.maxCovers, it.minCovers, 'minCovers');
  }
  const byId = new Map((tables ?? []).map((table) => [table?.id, table]));
  for (const { at, it } of each('combinations', combinations)) {
    yield* atLeast(`${at}.maxCovers`, it.maxCovers, it.minCovers, 'minCovers');
    const members = (it.tableIds ?? []).map((id) => (id === undefined ? id : byId.get(id)));
    const area = members[0]?.floorPlanAreaId;
    for (const [i, member] of members.entries()) {
      const other = member?.floorPlanAreaId;
      if (area === undefined || other === undefined || other === area) continue;
      const parameter = `${at}.tableIds[${i}]`;
      const reason = `must stand in the same floor plan area as ${at}.tableIds[0]`;
      yield { parameter, reason, code: 'OTHER_AREA' };
    }
    const seats = members.reduce((sum, table) => sum + (table?.maxCovers ?? Number.NaN), 0);
    if (members.length > 0 && it.maxCovers !== undefined && it.maxCovers > seats) {
      const reason = `must not be more than its tables seat together, ${seats}`;
      yield { parameter: `${at}.maxCovers`, reason, code: 'MORE_THAN_TABLES_SEAT', limit: seats };
    }
  }
  yield* repeated(
    [...each('combinations', combinations)].map(({ at, it }) => {
      const isReadable = it.tableIds?.every((id) => id !== undefined);
      return { at: `${at}.tableIds`, it: isReadable ? sorted(it.tableIds).join() : undefined };
    }),
  );
}

function sorted(ids: readonly (number | undefined)[] = []): (number | undefined)[] {
  return [...ids].sort((a = 0, b = 0) => a - b);
}

function* checkShifts(venue: WellFormed<Venue>): Generator<VenueFault> {
  const { floorPlanAreas, shifts, tables, dayStartsAt } = venue;
  const areas = floorPlanAreas?.map((area) => area?.id) ?? [];
  const tableAreas = tables?.map((table) => table?.floorPlanAreaId) ?? [undefined];
  for (const { at, it } of each('shifts', shifts)) {
    yield* timesInOrder(at, it, dayStartsAt);
    yield* atLeast(`${at}.maxCovers`, it.maxCovers, it.minCovers, 'minCovers');
    yield* atLeast(`${at}.pacing.maxCovers`, it.pacing?.maxCovers, it.minCovers, 'minCovers');
    yield* turnsAscending(`${at}.turnMinutes`, it.turnMinutes);
    for (const { at: place, it: area } of each(`${at}.floorPlanAreaIds`, it.floorPlanAreaIds)) {
      if (!areas.includes(area) || tableAreas.includes(undefined)) continue;
      if (tableAreas.includes(area)) continue;
      const reason = 'must be an area in which a table stands';
      yield { parameter: place, reason, code: 'AREA_WITHOUT_TABLE' };
    }
    if (it.isExperienceRequired === true && it.experienceIds?.length === 0) {
      const reason = 'must name an experience where isExperienceRequired is true';
      yield { parameter: `${at}.experienceIds`, reason, code: 'EXPERIENCE_MISSING' };
    }
  }
}
