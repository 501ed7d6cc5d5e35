import type { Browser, Locator, Page } from '@playwright/test';
import { openVisit, type Throttle, untilPainted } from './measure-widget.ts';
import type { Pages } from './measured-pages.ts';
import { median, quantile } from './quantiles.ts';

/** A tap on the way from the calendar to the form. */
interface Tap {
  what: string;
  on(widget: Locator): Locator;
  /** What the tap leads to. */
  shows(widget: Locator): Locator;
}

/** The way to a dinner on a day of the demo without bookings: with a choice of areas, and extras that are left out. */
const TAPS: readonly Tap[] = [
  {
    what: 'one more guest',
    on: (widget) => widget.getByRole('button', { name: /^More: / }).first(),
    shows: (widget) => widget.locator('[role=grid][aria-busy=false]'),
  },
  {
    what: 'next month',
    on: (widget) => widget.getByRole('button', { name: 'Next month' }),
    shows: (widget) => widget.locator('[role=grid][aria-busy=false]'),
  },
  {
    what: 'a day',
    on: (widget) => widget.getByRole('gridcell', { name: /tables available/ }).nth(20),
    shows: (widget) => widget.getByRole('radio').first(),
  },
  {
    what: 'a time',
    on: (widget) => widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first(),
    shows: (widget) => widget.getByRole('button', { name: /^Continue: / }),
  },
  {
    what: 'continue to the areas',
    on: (widget) => widget.getByRole('button', { name: /^Continue: / }),
    shows: (widget) => widget.getByRole('radio').first(),
  },
  {
    what: 'an area',
    on: (widget) => widget.getByRole('radio').first(),
    shows: (widget) => widget.getByRole('button', { name: 'Continue' }),
  },
  {
    what: 'continue to the extras',
    on: (widget) => widget.getByRole('button', { name: 'Continue' }),
    shows: (widget) => widget.getByRole('button', { name: /^Continue/ }),
  },
  {
    what: 'continue to the form',
    on: (widget) => widget.getByRole('button', { name: /^Continue/ }),
    shows: (widget) => widget.getByRole('textbox', { name: 'Name' }),
  },
];

/**
 * The delay of each tap from the calendar to the form, as a table: from the tap to the next frame, by the browser's own
 * event timing, which counts in steps of 8 ms.
 */
export async function tapTable(
  browser: Browser,
  pages: Pages,
  throttle: Throttle,
  runs: number,
): Promise<string[]> {
  const delays = new Map(TAPS.map(({ what }) => [what, [] as number[]]));
  for (let run = 0; run < runs; run += 1)
    for (const [what, delay] of await tapThrough(browser, pages, throttle))
      delays.get(what)?.push(delay);
  return [
    '| tap, to the next frame | median ms | p75 ms | worst ms |',
    '| --- | ---: | ---: | ---: |',
    ...[...delays].map(
      ([what, all]) =>
        `| ${what} | ${median(all)} | ${quantile(all, 0.75)} | ${Math.max(...all)} |`,
    ),
  ];
}

async function tapThrough(browser: Browser, pages: Pages, throttle: Throttle) {
  const { page, close } = await openVisit(browser, throttle);
  try {
    await page.addInitScript(watchInteractions);
    const painted = untilPainted(page);
    await page.goto(pages.withWidget);
    await painted;
    const widget = page.locator('table-booking');
    const delays: [what: string, delay: number][] = [];
    // A diner looks first: what is loaded ahead has come by then.
    await page.waitForLoadState('networkidle');
    for (const { what, on, shows } of TAPS) {
      await on(widget).click();
      await shows(widget).waitFor();
      await page.waitForLoadState('networkidle');
      delays.push([what, await longestSince(page)]);
    }
    return delays;
  } finally {
    await close();
  }
}

declare global {
  interface Window {
    longestInteraction?: number;
  }
}

/** Runs in the page before its own scripts. */
function watchInteractions(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestInteraction = Math.max(window.longestInteraction ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest delay since the last call; 0 below 16 ms, the least that browsers tell. */
function longestSince(page: Page): Promise<number> {
  return page.evaluate(() => {
    const longest = window.longestInteraction ?? 0;
    window.longestInteraction = 0;
    return longest;
  });
}
