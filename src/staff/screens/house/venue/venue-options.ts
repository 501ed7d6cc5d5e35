import { localize } from '../../../../domain/language.ts';
import type { Shift, Venue } from '../../../../domain/venue.ts';
import { formatDate } from '../../../../ui/format.ts';
import type { Option } from './fields/choice-input.tsx';

/** What the fields of the editor choose from: other parts of the document, by their names. */

export function areaOptions({ floorPlanAreas, language }: Venue): Option<number>[] {
  return floorPlanAreas.map(({ id, name }) => ({ value: id, label: named(name, language, id) }));
}

export function shiftOptions({ shifts, language }: Venue): Option<string>[] {
  return shifts.map(({ id, name }) => ({ value: id, label: named(name, language, id) }));
}

export function experienceOptions({ experiences, language }: Venue): Option<number>[] {
  return experiences.map(({ id, name }) => ({ value: id, label: named(name, language, id) }));
}

export function addOnGroupOptions({ addOnGroups, language }: Venue): Option<number>[] {
  return addOnGroups.map(({ id, name }) => ({ value: id, label: named(name, language, id) }));
}

export function tableOptions({ tables }: Venue): Option<number>[] {
  return tables.map(({ id, name }) => ({ value: id, label: name }));
}

/** The options after a first one for null. */
export function orNone<Value>(label: string, options: readonly Option<Value>[]) {
  return [{ value: null, label }, ...options];
}

/** The name in the venue's language; the id if there is none. */
export function named(
  name: Parameters<typeof localize>[0],
  language: Venue['language'],
  id: string | number,
): string {
  return localize(name, language, language) || String(id);
}

/** The days of a week by their names, from Monday. */
export function weekdayOptions(
  locale: string,
  length: 'short' | 'long',
): Option<Shift['weekdays'][number]>[] {
  return ([1, 2, 3, 4, 5, 6, 7] as const).map((value) => ({
    value,
    // The first of January 2024 was a Monday.
    label: formatDate(locale, `2024-01-0${value}`, { weekday: length }),
  }));
}
