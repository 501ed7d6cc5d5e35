import { readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import browserSettings from '../playwright.config.ts';
import { type Throttle, type Visit, visit } from './measure-widget.ts';
import { openPages, type Pages } from './measured-pages.ts';

/**
 * `npm run bench:widget`: measures the time to the calendar on a phone, the cost to the host page, and
 * the size of the built files. `--runs 1` runs once, as a smoke test. `--against <folder>` measures another
 * checkout too, visit by visit in turn; it must have its `node_modules` and be built.
 */

const BUILT = fileURLToPath(new URL('../dist/browser', import.meta.url));
/** A slow phone connection: 1.6 Mbit/s down, half of that up. */
const TERMS = { roundTripMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 };

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, against: { type: 'string' } },
});
const runs = Number(values.runs);

/** The pages of this checkout, and of the other one. */
const checkouts = [await openPages(TERMS)];
if (values.against) checkouts.push(await openPages(TERMS, resolve(values.against)));
const stopAll = () => Promise.all(checkouts.map((pages) => pages.stop()));
const browser = await launchBrowser().catch(async (failure: unknown) => {
  await stopAll();
  throw failure;
});
try {
  const table = await timesTable();
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
  await stopAll();
}

/** The browser of the e2e tests, with the same options. */
async function launchBrowser() {
  const fingerprints = checkouts.map(({ fingerprint }) => fingerprint).join();
  const journeys = browserSettings.projects?.find(({ name }) => name === 'chromium');
  const { args = [], ...options } = journeys?.use?.launchOptions ?? {};
  // Trusted from the start: an exception made on the way would connect twice.
  return chromium.launch({
    ...options,
    args: [...args, `--ignore-certificate-errors-spki-list=${fingerprints}`],
  });
}

async function timesTable(): Promise<string[]> {
  const rows: string[] = [];
  for (const [way, link, throttle] of [
    ['Browser throttling', 'direct', TERMS],
    ['Simulated link', 'linked', null],
  ] as const) {
    const places = checkouts.map((pages) => pages[link]);
    // Warms up the servers' code and their availability caches.
    for (const place of places) await visit(browser, place, place.withWidget, throttle);
    rows.push(...(await measure(way, places, 'withWidget', throttle)));
    rows.push(...(await measure(`${way}, shortest snippet`, places, 'withShortest', throttle)));
  }
  return [
    '| | calendar ms | fastest calendar ms | first paint ms | without the widget ms | added ms | layout shift | requests | preflights | bytes |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

interface Visits {
  without: Visit[];
  within: Visit[];
}

/** Alternates with and without the widget, and between checkouts, so that other load affects all. */
async function measure(
  what: string,
  places: readonly Pages[],
  snippet: 'withWidget' | 'withShortest',
  throttle: Throttle,
): Promise<string[]> {
  const visits = places.map((place) => ({ place, without: [] as Visit[], within: [] as Visit[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { place, without, within } of visits) {
      without.push(await visit(browser, place, place.bare, throttle));
      within.push(await visit(browser, place, place[snippet], throttle));
    }
  return visits.map((each, index) => rowOf(index === 0 ? what : `${what}, other checkout`, each));
}

function rowOf(what: string, { without, within }: Visits): string {
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
