import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { makeFullHouse } from '../e2e/fixtures/make-full-house.ts';
import browserSettings from '../playwright.config.ts';
import { openContext } from '../src/operations/context.ts';
import { openStore } from '../src/store/open-store.ts';
import {
  floorTapTimes,
  openFloor,
  otherTabletTimes,
  type StaffVisit,
  tapTimes,
  visitFloor,
  visitStaff,
} from './measure-staff.ts';
import { startServer } from './measured-server.ts';
import { median, quantile } from './quantiles.ts';

/**
 * `npm run bench:staff`: measures the staff view of a venue with sixty tables in the middle of a full evening, beside a
 * floor: the same elements and styles in one answer, without the view's code.
 * `--runs 1` visits it once, as a smoke test.
 */

const ASSETS = fileURLToPath(new URL('../dist/browser/assets', import.meta.url));

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);

const folder = mkdtempSync(join(tmpdir(), 'maitre-bench-staff-'));
try {
  process.stdout.write(`${(await measured()).join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

async function measured(): Promise<string[]> {
  const databaseUrl = `file:${join(folder, 'maitre.sqlite')}`;
  const store = await openStore(databaseUrl);
  const context = openContext(store, { publicUrl: 'http://127.0.0.1', bookingsPerHour: 1 });
  const house = await makeFullHouse(context, 'full-house');
  await store.close();
  const server = await startServer(databaseUrl);
  const journeys = browserSettings.projects?.find(({ name }) => name === 'chromium');
  const browser = await chromium.launch(journeys?.use?.launchOptions ?? {});
  try {
    const place = { url: server.url, staff: house.staff };
    // Warms up the server.
    await visitStaff(browser, place);
    const floor = await openFloor(browser, place);
    await visitFloor(browser, floor);
    const visits: StaffVisit[] = [];
    const floorMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visitStaff(browser, place));
      floorMs.push(await visitFloor(browser, floor));
    }
    const others = await otherTabletTimes(browser, place);
    const taps = await tapTimes(browser, place);
    const floorTaps = await floorTapTimes(browser, floor);
    const cores = cpus();
    return [
      `${cores[0]?.model ?? 'unknown'}, ${cores.length} cores, Node ${process.version}, Chromium ${browser.version()}, ${house.bookings.length} bookings`,
      '',
      '| | median | p95 |',
      '| --- | ---: | ---: |',
      row(
        'code before the lists, kB',
        visits.map(({ bytes }) => bytes / 1000),
      ),
      row('code in all with one language, kB', [allBytes() / 1000]),
      row(
        'lists, cold, ms',
        visits.map(({ coldMs }) => coldMs),
      ),
      row(
        'lists, warm, ms',
        visits.map(({ warmMs }) => warmMs),
      ),
      row(
        'first paint, warm, ms',
        visits.map(({ firstPaintMs }) => firstPaintMs),
      ),
      row('floor: lists, ms', floorMs),
      row('tap to screen, ms', taps),
      row('floor: tap to screen, ms', floorTaps),
      row('tap to the other tablet, ms', others),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** As they are sent: compressed. */
function allBytes(): number {
  return readdirSync(ASSETS)
    .filter((file) => /^staff-.*\.(js|css)\.br$/.test(file) && !/-language-(?!en)/.test(file))
    .reduce((sum, file) => sum + statSync(join(ASSETS, file)).size, 0);
}

function row(what: string, figures: readonly number[]): string {
  return `| ${what} | ${Math.round(median(figures))} | ${Math.round(quantile(figures, 0.95))} |`;
}
