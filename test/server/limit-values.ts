import type { Venue } from '../../src/domain/venue.ts';
import { anAddOn, anAddOnGroup, anExperience, aShift, aTable, aVenue } from '../fixtures/venue.ts';

/** Values at the limits of fields, a venue that has them, and requests with them. */

const FACE = '\u{1F642}';
const TEXTS = ['x', FACE];

/** A venue whose ids, codes and sizes are at the limits, where possible. */
export function aVenueAtLimits(): Venue {
  const [least, most] = [1, Number.MAX_SAFE_INTEGER];
  const named = TEXTS.flatMap((letter) => [letter, letter.repeat(64)]);
  const codes = TEXTS.flatMap((letter) => [letter.repeat(6), letter.repeat(255)]);
  const days = { validFrom: '2030-01-01', validUntil: '2030-12-31' };
  return aVenue({
    turnMinutes: [{ maxCovers: 200, minutes: 90 }],
    floorPlanAreas: [least, most].map((id) => ({
      id,
      name: { en: `Area ${id}` },
      summary: { en: '' },
      images: [],
    })),
    tables: Array.from({ length: 64 }, (_, index) =>
      aTable(index + 1, {
        maxCovers: 200,
        posId: named[index] ?? `pos-${index}`,
        floorPlanAreaId: index < 32 ? least : most,
      }),
    ),
    combinations: [],
    shifts: [
      aShift({
        maxCovers: 200,
        floorPlanAreaIds: [least, most],
        experienceIds: [least, most],
        addOnGroupId: 1,
      }),
    ],
    experiences: [least, most].map((id) =>
      anExperience({ id, maxBookingSize: 200, addOnGroupId: 1 }),
    ),
    addOnGroups: [
      anAddOnGroup({
        id: 1,
        maxTotalQuantity: 1000,
        addOns: [least, most].map((id) => anAddOn(id, { maxQuantity: 1000 })),
      }),
    ],
    promos: codes.map((code, index) => ({ id: index + 1, name: { en: 'Promo' }, code, ...days })),
    redemptionCodes: codes.map((code) => ({ code, product: null, ...days })),
  });
}

type Json = Record<string, unknown>;

/** The parents that a field needs in the body. */
const AROUND: Record<string, unknown> = {
  experience: { id: 1, tickets: 2 },
  'experience.addOns': [{ id: 1, quantity: 1 }],
  addOns: [{ id: 1, quantity: 1 }],
  filters: {},
  'filters.experienceIds': [1],
  'filters.floorPlanAreaIds': [1],
  'filters.shiftTypes': ['DINNER'],
  tables: ['T9'],
  lines: [{ description: 'Menu', quantity: 1, amount: 0 }],
  'lines[].modifiers': [{ description: 'Sauce', quantity: 1, amount: 0 }],
  payments: [{ amount: 0, method: 'CASH' }],
};

/** Sets a value at a path such as `addOns[].quantity`, in the first entry. */
export function put(body: Json, field: string, value: unknown, before = ''): Json {
  const [, head = '', list = '', rest = ''] = /^(\w+)((?:\[\])?)\.?(.*)$/.exec(field) ?? [];
  const here = before === '' ? head : `${before}.${head}`;
  if (list === '' && rest === '') return { ...body, [head]: value };
  const around = structuredClone(body[head] ?? AROUND[here]);
  if (list === '') return { ...body, [head]: put(around as Json, rest, value, here) };
  const [first, ...others] = around as Json[];
  const entry = rest === '' ? value : put(first ?? {}, rest, value, `${here}[]`);
  return { ...body, [head]: [entry, ...others] };
}

/** List entries by index; different ones where they must differ. */
const ENTRIES: Record<string, (index: number) => unknown> = {
  addOns: () => ({ id: 1, quantity: 1 }),
  'experience.addOns': () => ({ id: 1, quantity: 1 }),
  'filters.experienceIds': (index) => index + 1,
  'filters.floorPlanAreaIds': (index) => index + 1,
  'filters.shiftTypes': (index) => `S${index}`,
  // The first tables are used by automatic assignment.
  tables: (index) => `T${index + 11}`,
  lines: () => ({ description: 'Menu', quantity: 1, amount: 0 }),
  'lines[].modifiers': () => ({ description: 'Sauce', quantity: 1, amount: 0 }),
  payments: () => ({ amount: 0, method: 'CASH' }),
};

/** Values of a field with a size in its unit, such as 64 characters. */
export function valuesOf(field: string, unit: string, count: number): unknown[] {
  if (field === 'customer.email') return [`${'x'.repeat(count - 12)}@example.com`];
  if (unit === 'characters') return TEXTS.map((letter) => letter.repeat(count));
  const entry = ENTRIES[field];
  if (unit === 'entries') return [Array.from({ length: count }, (_, index) => entry?.(index))];
  return [count];
}

/** Makes the amounts of a ticket add up, with another line if necessary. */
export function balanced(body: Json): Json {
  const lines = body.lines as Json[] | undefined;
  if (!lines || lines.length === 0) return body;
  const own = (line: Json, modifiers: Json[] = []): number =>
    Number(
      line.totalAmount ??
        Number(line.quantity) * Number(line.amount) +
          modifiers.reduce((sum, modifier) => sum + own(modifier), 0) -
          Number(line.discountAmount ?? 0),
    );
  const sum = lines.reduce((all, line) => all + own(line, line.modifiers as Json[]), 0);
  const filler = { description: 'Cellar', quantity: 1, amount: -sum };
  return sum < 0
    ? { ...body, lines: [...lines, filler], totalAmount: 0 }
    : { ...body, totalAmount: sum };
}
