import { readdirSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import browserSettings from '../playwright.config.ts';
import { tapTable } from './measure-taps.ts';
import { type Throttle, type Visit, visit } from './measure-widget.ts';
import { openPages, type Pages } from './measured-pages.ts';
import { buildProfiledScript } from './profiled-script.ts';
import { median } from './quantiles.ts';
import { traceTables } from './trace-tables.ts';

/**
 * `npm run bench:widget`: measures the time to the calendar on a phone, the cost to the host page, and
 * the size of the built files, beside a script without libraries (`bench/floor`) that paints the same month. `--runs 1`
 * runs once, as a smoke test. `--against <folder>` measures another checkout too, visit by visit in turn; it must have
 * its `node_modules` and be built. `--trace` also prints what happens on the way to the calendar. After the
 * calendar, it taps through to the form.
 */

const BUILT = fileURLToPath(new URL('../dist/browser', import.meta.url));
/** A slow phone connection: 1.6 Mbit/s down, half of that up. */
const TERMS = { roundTripMs: 150, downBytesPerSecond: 200_000, upBytesPerSecond: 93_750 };

/** What is measured of each checkout, one visit to each after the other. */
const SNIPPETS = {
  withWidget: '',
  withFloor: ', floor without libraries',
  withShortest: ', shortest snippet',
} as const;

type Snippet = keyof typeof SNIPPETS;
const SNIPPET_NAMES = Object.keys(SNIPPETS) as Snippet[];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    against: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

/** The pages of this checkout, and of the other one. */
const profiled = values.trace ? await buildProfiledScript() : undefined;
const checkouts = [await openPages(TERMS, profiled ? { profiled: profiled.code } : {})];
if (values.against) checkouts.push(await openPages(TERMS, { root: resolve(values.against) }));
const stopAll = () => Promise.all(checkouts.map((pages) => pages.stop()));
const browser = await launchBrowser().catch(async (failure: unknown) => {
  await stopAll();
  throw failure;
});
try {
  const table = await timesTable();
  const traced = profiled ? await traceTables(browser, checkouts, TERMS, profiled, runs) : [];
  process.stdout.write(
    [
      `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}, Chromium ${browser.version()}, medians of ${runs}`,
      '',
      ...table,
      '',
      ...(await tapsOf()),
      '',
      ...bytesTable(),
      '',
      ...traced,
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

async function tapsOf(): Promise<string[]> {
  const [pages] = checkouts;
  return pages ? tapTable(browser, pages.direct, TERMS, runs) : [];
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
    rows.push(...(await measure(way, places, throttle)));
  }
  return [
    '| | calendar ms | ÷ floor | fastest calendar ms | first paint ms | without the widget ms | added ms | layout shift | requests | preflights | bytes |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

/** The visits of a checkout, by the page's snippet; those without any come first. */
type Visits = Record<'bare' | Snippet, Visit[]>;

/** Alternates between the snippets and between checkouts, so that other load affects all. */
async function measure(
  way: string,
  places: readonly Pages[],
  throttle: Throttle,
): Promise<string[]> {
  const kinds = ['bare', ...SNIPPET_NAMES] as const;
  const all = places.map((place) => ({
    place,
    visits: { bare: [], withWidget: [], withFloor: [], withShortest: [] } as Visits,
  }));
  for (let run = 0; run < runs; run += 1)
    for (const kind of kinds)
      for (const { place, visits } of all)
        visits[kind].push(await visit(browser, place, place[kind], throttle));
  return all.flatMap(({ visits }, index) => {
    const what = index === 0 ? way : `${way}, other checkout`;
    return SNIPPET_NAMES.map((snippet) => rowOf(what + SNIPPETS[snippet], visits, snippet));
  });
}

function rowOf(what: string, visits: Visits, snippet: Snippet): string {
  const within = visits[snippet];
  const calendarsOf = (of: readonly Visit[]) =>
    of.map(({ calendarMs }) => calendarMs ?? Number.NaN);
  const calendars = calendarsOf(within);
  const paints = within.map(({ firstPaintMs }) => firstPaintMs);
  const barePaints = visits.bare.map(({ firstPaintMs }) => firstPaintMs);
  const cells = [
    what,
    Math.round(median(calendars)),
    (median(calendars) / median(calendarsOf(visits.withFloor))).toFixed(3),
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
