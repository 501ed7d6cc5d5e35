import fc from 'fast-check';
import { checkVenueDocument } from '../../src/contract/venue-document.ts';
import type { TablePlace } from '../../src/domain/table-place.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { readAt, writeAt } from '../../src/staff/screens/house/venue/document-path.ts';
import {
  arranged,
  firstFreePlace,
  nextPlace,
  type Plan,
  resized,
  turned,
} from '../../src/staff/screens/house/venue/floor-plan/plan.ts';
import * as create from '../../src/staff/screens/house/venue/new-entries.ts';
import { splitShift } from '../../src/staff/screens/house/venue/split-shift.ts';
import { TODAY } from '../fixtures/test-context.ts';

/** What an owner does in the House, at random. */
export interface Edit {
  kind: 'TYPE' | 'ADD' | 'REMOVE' | 'MOVE' | 'SPLIT_SHIFT' | 'PLACE_TABLE' | 'ARRANGE';
  /** Which field, list or entry: counted on beyond the last one. */
  place: number;
  /** What is typed or chosen there. */
  value: number;
}

const number = fc.nat(10_000);

export const anEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('TYPE' as const) },
    { weight: 2, arbitrary: fc.constant('ADD' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('REMOVE', 'MOVE', 'SPLIT_SHIFT', 'PLACE_TABLE', 'ARRANGE'),
    },
  ),
  place: number,
  value: number,
});

/** The draft after an edit, as the screen's own functions make it. It may have faults. */
export function edited(draft: Venue, { kind, place, value }: Edit): Venue {
  switch (kind) {
    case 'TYPE':
      return withTyped(draft, place, value);
    case 'ADD':
      return withAdded(draft, place);
    case 'REMOVE':
    case 'MOVE':
      return withEntryGone(draft, place, kind === 'MOVE');
    case 'SPLIT_SHIFT': {
      const index = place % Math.max(1, draft.shifts.length);
      const weekdays = draft.shifts[index]?.weekdays ?? [];
      const weekday = weekdays[value % Math.max(1, weekdays.length)];
      return weekday === undefined ? draft : splitShift(draft, index, weekday);
    }
    case 'PLACE_TABLE':
      return withTablePlaced(draft, place, value);
    case 'ARRANGE':
      return withAreaArranged(draft, place);
  }
}

const ROUNDS = 3;

/** The draft with its faults mended where they are shown, as somebody fills in a new entry. */
export function mended(draft: Venue): Venue {
  let document = draft;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { faults } = checkVenueDocument(document);
    if (faults.length === 0) return document;
    for (const { parameter } of faults)
      document = writeAt(document, parameter, plausible(readAt(document, parameter), draft));
  }
  return document;
}

function plausible(value: unknown, venue: Venue): unknown {
  const { language, tables, shifts, promos, redemptionCodes } = venue;
  if (typeof value === 'number') return 5;
  // Only codes begin empty.
  if (value === '') return String(100_000 + 100 * promos.length + redemptionCodes.length);
  if (Array.isArray(value)) {
    const isOfShifts = typeof value[0] === 'string';
    return isOfShifts ? shifts.map(({ id }) => id) : tables.slice(0, 2).map(({ id }) => id);
  }
  if (typeof value === 'object' && value !== null) return { [language]: 'A text' };
  return value;
}

/** Every field of the document with its path, but for the id of the venue, which nobody edits. */
function fieldsOf(part: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof part !== 'object' || part === null)
    return path === 'accountId' ? [] : [{ path, value: part }];
  return Object.entries(part).flatMap(([name, each]) =>
    fieldsOf(each, Array.isArray(part) ? `${path}[${name}]` : path ? `${path}.${name}` : name),
  );
}

function withTyped(draft: Venue, place: number, value: number): Venue {
  const fields = fieldsOf(draft);
  const field = fields[place % fields.length];
  return field ? writeAt(draft, field.path, typed(field.value, value)) : draft;
}

const clock = (value: number) =>
  `${String(value % 24).padStart(2, '0')}:${String(15 * (value % 4)).padStart(2, '0')}:00`;

function typed(before: unknown, value: number): unknown {
  if (typeof before === 'boolean') return !before;
  if (typeof before === 'number') return value % 7 === 0 ? Number.NaN : value % 150;
  if (before === null) return [null, value % 100, clock(value)][value % 3];
  if (typeof before !== 'string') return before;
  if (/^\d\d:\d\d:00$/.test(before)) return clock(value);
  if (/^\d{4}-\d\d-\d\d$/.test(before))
    return `2030-${String(1 + (value % 12)).padStart(2, '0')}-15`;
  if (/^https?:/.test(before)) return `https://casa.example/${value}`;
  // An emptied text of one language is one that the document does not have.
  return value % 9 === 0 ? undefined : `Text ${value} “ñ” 🍷`;
}

/** The lists with what their “add” begins with. */
function withAdded(draft: Venue, place: number): Venue {
  const { addOnGroups } = draft;
  const lists: [path: string, entry: unknown][] = [
    ['floorPlanAreas', create.newArea(draft.floorPlanAreas)],
    ['tables', create.newTable(draft.tables)],
    ['combinations', create.newCombination()],
    ['turnMinutes', create.newTurnRule(draft.turnMinutes)],
    ['shifts', create.newShift(draft.shifts, draft)],
    ['exceptions', create.newException(draft.exceptions, TODAY)],
    ['experiences', create.newExperience(draft.experiences, draft)],
    ['addOnGroups', create.newAddOnGroup(addOnGroups)],
    ...addOnGroups.map(
      (_, index) =>
        [`addOnGroups[${index}].addOns`, create.newAddOn(addOnGroups)] as [string, unknown],
    ),
    ['promos', create.newPromo(draft.promos, TODAY)],
    ['redemptionCodes', create.newRedemptionCode(TODAY)],
    ['cancellationPolicies', create.newPolicy(draft.cancellationPolicies, draft)],
  ];
  const [path, entry] = lists[place % lists.length] as (typeof lists)[number];
  return mended(writeAt(draft, path, [...listAt(draft, path), entry]));
}

const listAt = (draft: Venue, path: string) => readAt(draft, path) as readonly unknown[];

/** Removes an entry of a list, or moves it to the front, as the buttons of each entry do. */
function withEntryGone(draft: Venue, place: number, isMoved: boolean): Venue {
  const lists = Object.entries(draft).filter(([, each]) => Array.isArray(each) && each.length > 0);
  const [path = ''] = lists[place % Math.max(1, lists.length)] ?? [];
  if (path === '') return draft;
  const entries = listAt(draft, path);
  const index = place % entries.length;
  const others = entries.toSpliced(index, 1);
  return writeAt(draft, path, isMoved ? [entries[index], ...others] : others);
}

function planOf(draft: Venue, areaId: number | null): Plan {
  const tables = draft.tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === areaId);
  return new Map(tables.flatMap(({ id, place }) => (place ? [[id, place]] : [])));
}

/** Puts a table on the plan of its area, moves, resizes, turns it or takes it off. */
function withTablePlaced(draft: Venue, place: number, value: number): Venue {
  const index = place % Math.max(1, draft.tables.length);
  const table = draft.tables[index];
  if (!table) return draft;
  const plan = planOf(draft, table.floorPlanAreaId);
  const direction = (['left', 'right', 'up', 'down'] as const)[value % 4] ?? 'left';
  const choices: (TablePlace | null | undefined)[] = table.place
    ? [
        nextPlace(plan, table.id, direction),
        resized(plan, table.id, direction),
        turned(plan, table.id),
        undefined,
      ]
    : [firstFreePlace(plan, table)];
  const chosen = choices[value % choices.length];
  return chosen === null ? draft : writeAt(draft, `tables[${index}].place`, chosen);
}

/** Gives every table of an area a place. */
function withAreaArranged(draft: Venue, place: number): Venue {
  const areaId = draft.floorPlanAreas[place % Math.max(1, draft.floorPlanAreas.length)]?.id ?? null;
  const ofArea = draft.tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === areaId);
  const plan = arranged(planOf(draft, areaId), ofArea);
  return draft.tables.reduce((document, { id }, index) => {
    const at = plan.get(id);
    return at ? writeAt(document, `tables[${index}].place`, at) : document;
  }, draft);
}
