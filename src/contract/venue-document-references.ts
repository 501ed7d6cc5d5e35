import type { Venue } from '../domain/venue.ts';
import type { WellFormed } from './venue-document-well-formed-parts.ts';
import type { VenueFault } from './venue-fault.ts';

type Entries<T> = readonly (T | undefined)[] | undefined;

/** The well-formed entries of a list, each with its path. */
export function* each<T>(path: string, entries: Entries<T>): Generator<{ at: string; it: T }> {
  for (const [i, it] of (entries ?? []).entries()) {
    if (it !== undefined) yield { at: `${path}[${i}]`, it };
  }
}

/** Reports values that occur twice, at the later place, with the path of the first. */
export function* repeated(
  places: Iterable<{ at: string; it: string | number | undefined }>,
): Generator<VenueFault> {
  const first = new Map<string | number, string>();
  for (const { at, it } of places) {
    if (it === undefined) continue;
    const earlier = first.get(it);
    if (earlier === undefined) first.set(it, at);
    else {
      const reason = `must be unique, and ${earlier} is the same`;
      yield { parameter: at, reason, code: 'REPEATED' };
    }
  }
}

/** One field of every entry, with its path. */
function* fieldOf<T, K extends string & keyof T>(path: string, entries: Entries<T>, key: K) {
  for (const { at, it } of each(path, entries)) yield { at: `${at}.${key}`, it: it[key] };
}

/** The ids of a list; null where one is unreadable, since any reference could mean that one. */
function idsOf<I>(entries: Entries<{ readonly id?: I | undefined }>): ReadonlySet<I> | null {
  const ids = new Set<I>();
  for (const entry of entries ?? [undefined]) {
    if (entry?.id === undefined) return null;
    ids.add(entry.id);
  }
  return ids;
}

/** Reports references to unknown ids, and repeated ones. */
function* references<I extends string | number>(
  path: string,
  named: Entries<I>,
  known: ReadonlySet<I> | null,
  what: string,
): Generator<VenueFault> {
  yield* repeated(each(path, named));
  if (known === null) return;
  for (const { at, it } of each(path, named)) {
    if (known.has(it)) continue;
    yield { parameter: at, reason: `must be the id of ${what}`, code: 'UNKNOWN_REFERENCE' };
  }
}

/** Checks that ids are unique and that references name existing ids. */
export function* checkReferences(venue: WellFormed<Venue>): Generator<VenueFault> {
  const areas = idsOf(venue.floorPlanAreas);
  const tables = idsOf(venue.tables);
  const shifts = idsOf(venue.shifts);
  const experiences = idsOf(venue.experiences);
  const groups = idsOf(venue.addOnGroups);
  const one = <I>(id: I | null | undefined) => (id === null ? [] : [id]);
  const area = 'one of floorPlanAreas';
  const experience = 'one of experiences';
  const group = 'one of addOnGroups';
  const shift = 'one of shifts';

  yield* repeated(fieldOf('floorPlanAreas', venue.floorPlanAreas, 'id'));
  yield* repeated(fieldOf('tables', venue.tables, 'id'));
  yield* repeated(fieldOf('tables', venue.tables, 'name'));
  yield* repeated(fieldOf('tables', venue.tables, 'posId'));
  yield* repeated(fieldOf('shifts', venue.shifts, 'id'));
  yield* repeated(fieldOf('exceptions', venue.exceptions, 'date'));
  yield* repeated(fieldOf('experiences', venue.experiences, 'id'));
  yield* repeated(fieldOf('addOnGroups', venue.addOnGroups, 'id'));
  yield* repeated(addOnIds(venue));
  yield* repeated(fieldOf('promos', venue.promos, 'id'));
  yield* repeated(fieldOf('promos', venue.promos, 'code'));
  yield* repeated(fieldOf('redemptionCodes', venue.redemptionCodes, 'code'));
  yield* repeated(fieldOf('cancellationPolicies', venue.cancellationPolicies, 'id'));
  yield* repeated(areaNames(venue));

  for (const { at, it } of each('tables', venue.tables)) {
    yield* single(`${at}.floorPlanAreaId`, one(it.floorPlanAreaId), areas, area);
  }
  for (const { at, it } of each('combinations', venue.combinations)) {
    yield* references(`${at}.tableIds`, it.tableIds, tables, 'one of tables');
  }
  for (const { at, it } of each('shifts', venue.shifts)) {
    yield* repeated(each(`${at}.weekdays`, it.weekdays));
    yield* references(`${at}.floorPlanAreaIds`, it.floorPlanAreaIds, areas, area);
    yield* references(`${at}.experienceIds`, it.experienceIds, experiences, experience);
    yield* single(`${at}.addOnGroupId`, one(it.addOnGroupId), groups, group);
  }
  for (const { at, it } of each('exceptions', venue.exceptions)) {
    yield* references(`${at}.shiftIds`, it.shiftIds, shifts, shift);
  }
  for (const { at, it } of each('experiences', venue.experiences)) {
    yield* references(`${at}.floorPlanAreaIds`, it.floorPlanAreaIds, areas, area);
    yield* single(`${at}.addOnGroupId`, one(it.addOnGroupId), groups, group);
  }
  for (const { at, it } of each('cancellationPolicies', venue.cancellationPolicies)) {
    yield* references(`${at}.shiftIds`, it.shiftIds, shifts, shift);
    yield* references(`${at}.experienceIds`, it.experienceIds, experiences, experience);
  }
}

/** Reports an unknown id in a field with a single reference. `named` is empty where the field is null. */
function* single<I>(
  parameter: string,
  named: readonly (I | undefined)[],
  known: ReadonlySet<I> | null,
  what: string,
): Generator<VenueFault> {
  for (const id of named) {
    if (id === undefined || known === null || known.has(id)) continue;
    yield { parameter, reason: `must be the id of ${what}, or null`, code: 'UNKNOWN_REFERENCE' };
  }
}

/** Add-on ids must be unique across groups, because stock is counted by id. */
function* addOnIds(venue: WellFormed<Venue>) {
  for (const { at, it } of each('addOnGroups', venue.addOnGroups)) {
    yield* fieldOf(`${at}.addOns`, it.addOns, 'id');
  }
}

/** Area names must be unique, because guests choose an area by its name. */
function* areaNames({ language, floorPlanAreas }: WellFormed<Venue>) {
  if (language === undefined) return;
  for (const { at, it } of each('floorPlanAreas', floorPlanAreas)) {
    yield { at: `${at}.name.${language}`, it: it.name?.[language] };
  }
}
