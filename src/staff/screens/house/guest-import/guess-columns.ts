import { folded } from '../../../../domain/typed-text.ts';
import {
  FIRST_NAMES,
  IMPORTED_FIELDS,
  type ImportedField,
  OTHER_NAMES,
  WHOLE_NAMES,
} from './column-names.ts';

/** Which column has what; without those fields that no column has. */
export type ChosenColumns = { readonly [Field in ImportedField]?: string };

/** Guesses which column has what from the names of the columns, in the languages of the staff view. */
export function guessColumns(header: readonly string[]): ChosenColumns {
  const left = new Map<string, string>();
  for (const column of header) {
    const name = plain(column);
    if (!left.has(name)) left.set(name, column);
  }
  const take = (names: readonly string[]): string | undefined => {
    const name = names.find((each) => left.has(each));
    const column = name === undefined ? undefined : left.get(name);
    if (name !== undefined) left.delete(name);
    return column;
  };
  const chosen: { [Field in ImportedField]?: string } = {};
  const whole = take(WHOLE_NAMES);
  const name = whole ?? take(FIRST_NAMES);
  if (name !== undefined) chosen.name = name;
  for (const field of IMPORTED_FIELDS) {
    if (field === 'name' || (field === 'lastName' && whole !== undefined)) continue;
    const column = take(OTHER_NAMES[field]);
    if (column !== undefined) chosen[field] = column;
  }
  return chosen;
}

/** Without accents, marks and spaces, in small letters. */
function plain(column: string): string {
  return folded(column).replace(/[^\p{Letter}\p{Number}]+/gu, '');
}
