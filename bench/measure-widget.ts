import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Pages } from './measured-pages.ts';
import type { LinkTerms } from './slow-link.ts';

/** One visit to a page with an empty browser cache. */
export interface Visit {
  firstPaintMs: number;
  /** From navigation until the first day of the calendar is painted; null without the widget. */
  calendarMs: number | null;
  layoutShift: number;
  /** Of the widget's origin, begun before the calendar was there. */
  requests: number;
  preflights: number;
  bytes: number;
}

/** The browser's own network throttling; null where the link is slow instead. */
export type Throttle = LinkTerms | null;

const PROCESSOR_SLOWDOWN = 4;

/** The user timing mark of the painted calendar. */
export const CALENDAR_MARK = 'calendar painted';

declare global {
  interface Window {
    calendarAt?: number;
    layoutShift?: number;
  }
}

export async function visit(
  browser: Browser,
  pages: Pages,
  address: string,
  throttle: Throttle,
): Promise<Visit> {
  const { page, cdp, close } = await openVisit(browser, throttle);
  try {
    const asked = await requestsTo(cdp, pages.booking);
    const hasWidget = address !== pages.bare;
    const painted = hasWidget && untilPainted(page);
    await page.goto(address);
    await painted;
    // What is fetched ahead comes after the calendar; it must not move anything either.
    await page.waitForLoadState('networkidle');
    return await figuresOf(page, asked);
  } finally {
    await close();
  }
}

/** A new page on a slow phone with an empty cache, which notes when the calendar is painted. */
export async function openVisit(browser: Browser, throttle: Throttle) {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, throttle);
  await page.addInitScript(watch, CALENDAR_MARK);
  return { page, cdp, close: () => context.close() };
}

/** Looks at nothing in the page itself, whose processor is busy enough. */
export function untilPainted(page: Page): Promise<unknown> {
  return page.waitForEvent('console', (message) => message.text() === CALENDAR_MARK);
}

async function slowDown(cdp: CDPSession, throttle: Throttle): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  if (!throttle) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.roundTripMs,
    downloadThroughput: throttle.downBytesPerSecond,
    uploadThroughput: throttle.upBytesPerSecond,
  });
}

interface Asked {
  url: string;
  isPreflight: boolean;
  bytes: number;
}

/** Includes preflights, which the page itself cannot observe. */
async function requestsTo(cdp: CDPSession, origin: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const byId = new Map<string, Asked>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith(origin)) return;
    const each = { url: request.url, isPreflight: type === 'Preflight', bytes: 0 };
    asked.push(each);
    byId.set(requestId, each);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const each = byId.get(requestId);
    if (each) each.bytes = encodedDataLength;
  });
  return asked;
}

/** Runs in the page before its own scripts. */
function watch(mark: string): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const root = document.querySelector('table-booking')?.shadowRoot;
    if (!root?.querySelector('[role=gridcell]')) return requestAnimationFrame(look);
    // What is there before a frame is painted with it. Right after it: what was put off until then is not counted.
    void scheduler.postTask(
      () => {
        window.calendarAt = performance.mark(mark).startTime;
        console.debug(mark);
      },
      { priority: 'user-blocking' },
    );
  };
  requestAnimationFrame(look);
}

async function figuresOf(page: Page, asked: readonly Asked[]): Promise<Visit> {
  const seen = await page.evaluate(() => {
    const until = window.calendarAt ?? Number.POSITIVE_INFINITY;
    return {
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      calendarMs: window.calendarAt ?? null,
      layoutShift: window.layoutShift ?? 0,
      early: performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd < until)
        .map(({ name }) => name),
    };
  });
  const { early, ...times } = seen;
  const needed = asked.filter(({ url }) => early.includes(url));
  return {
    ...times,
    requests: needed.filter(({ isPreflight }) => !isPreflight).length,
    preflights: needed.filter(({ isPreflight }) => isPreflight).length,
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
