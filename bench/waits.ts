import { medianOf } from '../src/domain/reports/median.ts';
import { type House, measureQuotes } from './wait-quotes.ts';

/**
 * `npm run bench:waits`: how true the waits are that walk-ins are told at the door, on generated evenings. Exits with 1 if fewer than four of five are true in a house of 60 tables.
 */

const FLOOR_PERCENT = 80;
const FLOOR_TABLES = 60;

const HOUSES: House[] = [
  { tables: 20, evenings: 1000, pace: 1, by: 'LEARNT' },
  { tables: 20, evenings: 100, pace: 1, by: 'LEARNT' },
  { tables: 20, evenings: 100, pace: 1, by: 'GENERATOR' },
  { tables: 60, evenings: 1000, pace: 1, by: 'LEARNT' },
  { tables: 60, evenings: 200, pace: 1.25, by: 'LEARNT' },
  { tables: 60, evenings: 200, pace: 1.25, by: 'USUAL' },
  { tables: 200, evenings: 50, pace: 1, by: 'LEARNT' },
];

process.stdout.write(
  `${[
    '| tables | evenings | stays | by        | quotes | right, % | longer, % | shorter, % | median quote | median wait |',
    '| -----: | -------: | ----: | --------- | -----: | -------: | --------: | ---------: | -----------: | ----------: |',
  ].join('\n')}\n`,
);
for (const house of HOUSES) {
  const { tables, evenings, pace, by } = house;
  process.stderr.write(`${tables} tables, stays × ${pace}, ${by}\n`);
  const figures = measureQuotes(house);
  const quotes = figures.quoted.length;
  const percent = (parties: number) => ((100 * parties) / quotes).toFixed(1);
  const cells = [
    tables,
    evenings,
    pace,
    by.toLowerCase(),
    quotes,
    percent(figures.within),
    percent(figures.longer),
    percent(figures.shorter),
    medianOf(figures.quoted),
    medianOf(figures.real),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const isBelow = (100 * figures.within) / quotes < FLOOR_PERCENT;
  if (tables === FLOOR_TABLES && by === 'LEARNT' && isBelow) process.exitCode = 1;
}
