import { rowsBelow } from './api-page.ts';

/** The chapter on limits, by the field that each row names. */

export interface Limit {
  /** Null where the row leaves it to the form of the value. */
  least: number | null;
  most: number;
  unit: string;
}

const numberIn = (cell = '') => Number(cell.replaceAll(/[^\d-]/g, ''));
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Of fields in requests and answers, by path. */
export const LIMITS = new Map(
  rowsBelow(/^\| field +\| least/).flatMap(([names, least, most, unit = '']) =>
    namesIn(names).map((name): [string, Limit] => [
      name,
      { least: least === '' ? null : numberIn(least), most: numberIn(most), unit },
    ]),
  ),
);

/** Of requests as a whole: what is limited, how much of it is taken, and the answer beyond. */
export const REQUEST_LIMITS = new Map(
  rowsBelow(/^\| of a request +\| most/).map(([what = '', most, answers]) => [
    what,
    { most: numberIn(most?.split(' ', 1)[0]), codes: namesIn(answers) },
  ]),
);
