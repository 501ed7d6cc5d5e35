import type { Browser, BrowserContext, Page } from '@playwright/test';
import { GUEST } from '../e2e/fixtures/full-house-parties.ts';
import type { FullHouse } from '../e2e/fixtures/make-full-house.ts';
import { timeToOtherTablet } from '../e2e/fixtures/time-to-other-tablet.ts';
import { serveFloor } from './staff-floor.ts';

/** A host's tablet in the venue's network, with a slow processor. */
const PROCESSOR_SLOWDOWN = 4;
const LINK = { roundTripMs: 40, bytesPerSecond: 1_250_000 };
const TAPS = 20;
const BETWEEN_TAPS_MS = 300;
const CHANGES = 100;

/** The button of a row that says that the party has arrived. */
const ARRIVED = '.party-other[data-status="ARRIVED"]';

declare global {
  interface Window {
    listsAt?: number;
  }
}

/** The times of one visit to the staff view, in milliseconds. */
export interface StaffVisit {
  /** From navigation until the lists are painted, with nothing on the device. */
  coldMs: number;
  /** The same with the view and the day on the device. */
  warmMs: number;
  /** As `warmMs`, until the frame of the screen is painted. */
  firstPaintMs: number;
  /** The code that was loaded before the lists, compressed. */
  bytes: number;
}

type Place = Pick<FullHouse, 'staff'> & { url: string };

export async function visitStaff(browser: Browser, place: Place): Promise<StaffVisit> {
  const context = await signedIn(browser, place);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLists);
    await slowDown(page);
    const address = `${place.url}/staff`;
    const coldMs = await listsOf(page, address);
    const bytes = await page.evaluate(codeBeforeLists);
    await untilKept(page);
    const warmMs = await listsOf(page, address);
    const firstPaintMs = await page.evaluate(firstPaint);
    return { coldMs, warmMs, firstPaintMs, bytes };
  } finally {
    await context.close();
  }
}

/** From navigation until the lists of the floor are painted, in milliseconds. */
export async function visitFloor(browser: Browser, floor: string): Promise<number> {
  const context = await onTablet(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLists);
    await slowDown(page);
    return await listsOf(page, floor);
  } finally {
    await context.close();
  }
}

/** From each tap on "Arrived" to the frame that shows it, on a slow processor, in milliseconds. */
export async function tapTimes(browser: Browser, place: Place): Promise<number[]> {
  const context = await signedIn(browser, place);
  try {
    return await tapThrough(await context.newPage(), `${place.url}/staff`);
  } finally {
    await context.close();
  }
}

/** The same on the floor, whose buttons only disappear. */
export async function floorTapTimes(browser: Browser, floor: string): Promise<number[]> {
  const context = await onTablet(browser);
  try {
    return await tapThrough(await context.newPage(), floor);
  } finally {
    await context.close();
  }
}

/** Serves what the staff view shows before the first tap as a page without its code. @returns its address */
export async function openFloor(browser: Browser, place: Place): Promise<string> {
  const context = await signedIn(browser, place);
  try {
    const page = await context.newPage();
    await page.goto(`${place.url}/staff`);
    await page.locator(ARRIVED).nth(TAPS).waitFor();
    await page.waitForLoadState('networkidle');
    return await serveFloor(page);
  } finally {
    await context.close();
  }
}

/** From a tap on one tablet to the frame of another one that shows it, in milliseconds. */
export async function otherTabletTimes(browser: Browser, place: Place): Promise<number[]> {
  const contexts = [await signedIn(browser, place), await signedIn(browser, place)] as const;
  try {
    const [page, other] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
    for (const each of [page, other]) {
      await each.goto(`${place.url}/staff`);
      await each.locator('.state-live').waitFor();
      await each.locator('.tile').first().waitFor();
    }
    const party = page.locator('tr.party').filter({ hasText: GUEST.late }).locator('.party-name');
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      await party.click();
      times.push(await timeToOtherTablet(page, other, GUEST.late, change % 2 === 0 ? 42 : 60));
    }
    return times;
  } finally {
    for (const context of contexts) await context.close();
  }
}

async function tapThrough(page: Page, address: string): Promise<number[]> {
  await slowDown(page);
  await page.goto(address);
  await page.locator(ARRIVED).nth(TAPS).waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    times.push(await page.evaluate(tapOn, ARRIVED));
    // A person needs longer from tap to tap than the server does.
    await page.locator('.unsent-mark').first().waitFor({ state: 'hidden' });
    await page.waitForTimeout(BETWEEN_TAPS_MS);
  }
  return times;
}

function onTablet(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1180, height: 820 } });
}

async function signedIn(browser: Browser, { url, staff }: Place): Promise<BrowserContext> {
  const context = await onTablet(browser);
  const headers = { origin: url };
  const answer = await context.request.post(`${url}/staff/v3/session`, { headers, data: staff });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
  return context;
}

async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINK.roundTripMs,
    downloadThroughput: LINK.bytesPerSecond,
    uploadThroughput: LINK.bytesPerSecond,
  });
}

/** Runs in the page. @returns the compressed bytes of the scripts and styles that were begun before the lists */
function codeBeforeLists(): number {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded
    .filter(({ name, startTime }) => /\.(js|css)$/.test(name) && startTime < (window.listsAt ?? 0))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

/** Runs in the page. */
function firstPaint(): number {
  return performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN;
}

async function listsOf(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address);
  const handle = await page.waitForFunction(() => window.listsAt);
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** Runs in the page before its own scripts. */
function watchLists(): void {
  const look = () => {
    if (!document.querySelector('#parties tr')) return requestAnimationFrame(look);
    // What is there before a frame is painted with it; a message comes after that.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.listsAt = performance.now();
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Until the service worker has the view; what is on screen is kept a second after it changes. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'maitre-device');
  });
  await page.waitForLoadState('networkidle');
}

/** Runs in the page. Taps the first of these buttons, and waits for the frame without it. */
function tapOn(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const button = document.querySelector<HTMLElement>(selector);
    const tappedAt = performance.now();
    button?.click();
    const look = () => {
      if (button?.isConnected) return requestAnimationFrame(look);
      // Right after the frame, and before what the view puts off until then.
      void scheduler.postTask(() => resolve(performance.now() - tappedAt), {
        priority: 'user-blocking',
      });
    };
    requestAnimationFrame(look);
  });
}
