import { readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import browserSettings from '../playwright.config.ts';
import { type Throttle, type Visit, visit } from './measure-widget.ts';
import { type MeasuredPages, openPages, type Pages } from './measured-pages.ts';

/**
 * `npm run bench:widget`: measures the time to the calendar on a phone, the cost to the host page, and
 * the size of the built files. `--runs 1` runs once, as a smoke test.
 */

const BUILT = fileURLToPath(new URL('../dist/browser', import.meta.url));
/** A slow phone connection: 1.6 Mbit/s down, half of that up. */
const TERMS = { roundTripMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 };

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);

const pages = await openPages(TERMS);
const browser = await launchBrowser(pages.fingerprint).catch(async (failure: unknown) => {
  await pages.stop();
  throw failure;
});
try {
  const table = await timesTable(pages);
  process.stdout.write(
    [
      `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}, Chromium ${browser.version()}, medians of ${runs}`,
      '',
      ...table,
      '',
      ...bytesTable(),
      '',
    ].join('\n'),
  );
} finally {
  await browser.close();
  await pages.stop();
}

/** The browser of the e2e tests, with the same options. */
async function launchBrowser(fingerprint: string) {
  const journeys = browserSettings.projects?.find(({ name }) => name === 'chromium');
  const { args = [], ...options } = journeys?.use?.launchOptions ?? {};
  // Trusted from the start: an exception made on the way would connect twice.
  return chromium.launch({
    ...options,
    args: [...args, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  });
}

async function timesTable({ direct, linked }: MeasuredPages): Promise<string[]> {
  const rows: string[] = [];
  for (const [way, where, throttle] of [
    ['Throttled by the browser', direct, TERMS],
    ['Through a link that charges connections', linked, null],
  ] as const) {
    // The server's code comes up to speed, and the demo's month is asked for once.
    await visit(browser, where, where.withWidget, throttle);
    rows.push(await measure(way, where, where.withWidget, throttle));
    rows.push(await measure(`${way}, shortest snippet`, where, where.withShortest, throttle));
  }
  return [
    '| | calendar ms | at best ms | first paint ms | without the widget ms | later by ms | layout shift | requests | preflights | bytes |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

/** Alternates with and without the widget, so that other load affects both. */
async function measure(
  what: string,
  where: Pages,
  address: string,
  throttle: Throttle,
): Promise<string> {
  const without: Visit[] = [];
  const within: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    without.push(await visit(browser, where, where.bare, throttle));
    within.push(await visit(browser, where, address, throttle));
  }
  const calendars = within.map(({ calendarMs }) => calendarMs ?? Number.NaN);
  const paints = within.map(({ firstPaintMs }) => firstPaintMs);
  const barePaints = without.map(({ firstPaintMs }) => firstPaintMs);
  const cells = [
    what,
    Math.round(median(calendars)),
    Math.round(Math.min(...calendars)),
    Math.round(median(paints)),
    Math.round(median(barePaints)),
    Math.round(median(paints.map((paint, run) => paint - (barePaints[run] ?? Number.NaN)))),
    Math.max(...within.map(({ layoutShift }) => layoutShift)).toFixed(3),
    Math.max(...within.map(({ requests }) => requests)),
    Math.max(...within.map(({ preflights }) => preflights)),
    median(within.map(({ bytes }) => bytes)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** As they are sent: compressed. */
function bytesTable(): string[] {
  const files = readdirSync(BUILT, { recursive: true }).map(String);
  const parts = files.filter((file) => /(^embed.*|widget-.*)\.js\.br$/.test(file)).sort();
  return [
    '| file | bytes, brotli |',
    '| --- | ---: |',
    ...parts.map(
      (file) => `| ${file.replace(/\.br$/, '')} | ${statSync(join(BUILT, file)).size} |`,
    ),
  ];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
