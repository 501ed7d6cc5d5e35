import { rowsBelow } from './api-page.ts';

/** The section on limits, by the field that each row names. */

export interface Limit {
  /** Null if the row gives no minimum. */
  least: number | null;
  most: number;
  unit: string;
}

const numberIn = (cell = '') => Number(cell.replaceAll(/[^\d-]/g, ''));
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The limits of fields in requests and responses, by path. */
export const LIMITS = new Map(
  rowsBelow(/^\| field +\| minimum/).flatMap(([names, least, most, unit = '']) =>
    namesIn(names).map((name): [string, Limit] => [
      name,
      { least: least === '' ? null : numberIn(least), most: numberIn(most), unit },
    ]),
  ),
);

/** The limits of requests as a whole: the maximum, and the problems if it is exceeded. */
export const REQUEST_LIMITS = new Map(
  rowsBelow(/^\| request limit +\| maximum/).map(([what = '', most, answers]) => [
    what,
    { most: numberIn(most?.split(' ', 1)[0]), codes: namesIn(answers) },
  ]),
);
