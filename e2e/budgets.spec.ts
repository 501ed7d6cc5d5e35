import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { embedSnippet } from '../src/contract/embed-snippet.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { test as houseTest } from './fixtures/full-house.ts';
import { expect, test } from './fixtures/maitre.ts';
import { bookLargeParty, partnerOf } from './fixtures/partner.ts';

const BUILT = new URL('../dist/browser', import.meta.url).pathname;

/** The widget's budget in transferred bytes (brotli) and in round trips. */
const KB = 1000;
const CALENDAR_BYTES = 26 * KB;
const FORM_BYTES = 62 * KB;
/** The manage page's budget: to show a booking, and to change it. */
const BOOKING_BYTES = 28 * KB;
const CHANGE_BYTES = 45 * KB;
/** The staff view's budget: until the lists are there, and with every part that anybody may open later. */
const LIST_BYTES = 72 * KB;
const STAFF_BYTES = 205 * KB;

test('at most 26 kB of script, style and language before the calendar, and nothing blocks the page', async ({
  page,
  maitre,
}) => {
  const requests = requestsTo(page, maitre.url);
  const preflights = await preflightsOf(page);
  await page.addInitScript(() => {
    addEventListener('table-booking:ready', () => performance.mark('ready'), { once: true });
  });
  await page.goto(maitre.hostUrl);
  const widget = page.locator('table-booking');
  await expect(widget.getByRole('gridcell', { name: /tables available/ }).first()).toBeVisible();

  // Chunks after the calendar are prefetched and delay nothing.
  const needed = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('ready');
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched
      .filter(({ startTime }) => ready && startTime < ready.startTime)
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }));
  });
  const own = needed.filter(({ name }) => name.startsWith(maitre.url));
  // The code with its texts and the venue's month load in parallel.
  expect(own.map(({ name }) => new URL(name).pathname).sort()).toEqual([
    '/embed.en.js',
    '/widget/v3/start',
  ]);
  const firstAnswer = Math.min(...own.map(({ responseEnd }) => responseEnd));
  expect(own.filter(({ startTime }) => startTime > firstAnswer)).toEqual([]);

  const names = needed.map(({ name }) => name);
  const beforeCalendar = requests.filter((request) => names.includes(request.url()));
  expect(await bytesOf(beforeCalendar)).toBeLessThanOrEqual(CALENDAR_BYTES);
  expect(beforeCalendar.filter((request) => request.resourceType() === 'stylesheet')).toEqual([]);
  expect(preflights.filter((url) => names.includes(url))).toEqual([]);
  expect(page.frames()).toHaveLength(1);
});

for (const [root, what] of [
  ['100%', 'the usual'],
  ['62.5%', 'ten-pixel'],
] as const) {
  test(`a page with ${what} fonts has no layout shift until the times can be chosen`, async ({
    page,
    maitre,
  }) => {
    const address = maitre.addPage({
      html: (publicUrl, key) => `<!doctype html>
<html lang="en" style="font-size: ${root}">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Our restaurant</title></head>
<body>
${snippetWithRoom(publicUrl, key)}
<p>By the sea.</p>
</body>
</html>`,
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const each of list.getEntries()) performance.mark(`moved ${JSON.stringify(each)}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address);
    await expect(page.locator('table-booking').getByRole('gridcell').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const marks = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    );
    expect(marks.filter((name) => name.startsWith('moved'))).toEqual([]);
  });
}

test('the script is revalidated and compressed; its chunks are immutable', async ({
  page,
  maitre,
}) => {
  const answers = new Map<string, Promise<Record<string, string>>>();
  page.on('response', (response) => {
    answers.set(response.url(), response.allHeaders());
  });
  await page.goto(maitre.hostUrl);
  await expect(page.locator('table-booking').getByRole('grid')).toBeVisible();

  const { etag = '', ...script } = (await answers.get(`${maitre.url}/embed.en.js`)) ?? {};
  expect(script['cache-control']).toBe('public, max-age=300');
  const again = await page.request.get(`${maitre.url}/embed.en.js`, {
    headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
  });
  expect(again.status()).toBe(304);

  const own = () =>
    [...answers].filter(([url]) => url.startsWith(maitre.url) && url.endsWith('.js'));
  // The deferred parts are loaded before the first click.
  await expect.poll(() => own().length).toBeGreaterThan(1);
  const files = own();
  for (const [url, headers] of files) {
    const { 'cache-control': kept, 'content-encoding': encoding } = await headers;
    expect(encoding, url).toBe('br');
    if (url.includes('/assets/')) expect(kept, url).toBe('public, max-age=31536000, immutable');
  }
});

test('the widget, the page of a booking and the staff view load Preact without React', async () => {
  const files = (await readdir(BUILT, { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const part of ['widget', 'manage', 'staff'])
    expect(files.filter((file) => file.startsWith(`assets/${part}-`)).length).toBeGreaterThan(8);
  for (const file of files) {
    const code = await readFile(join(BUILT, file), 'utf8');
    expect(code, file).not.toMatch(/react\.dev\/errors|__CLIENT_INTERNALS|__SECRET_INTERNALS/);
  }
});

test('at most 62 kB in total up to the form', async ({ page, maitre }) => {
  const requests = requestsTo(page, maitre.url);
  await page.goto(maitre.hostUrl);
  const widget = page.locator('table-booking');
  await widget.getByRole('button', { name: 'Next month' }).click();
  await widget
    .getByRole('gridcell', { name: /tables available/ })
    .nth(20)
    .click();
  await widget.getByRole('radio', { name: /^\d/ }).first().check();
  await widget.getByRole('button', { name: /^Continue: / }).click();
  await widget.getByRole('radio').first().check();
  await widget.getByRole('button', { name: 'Continue' }).click();
  await widget.getByRole('button', { name: /^Continue/ }).click();
  await expect(widget.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(await bytesOf(requests)).toBeLessThanOrEqual(FORM_BYTES);
});

for (const language of LANGUAGES)
  test(`at most 26 kB before the calendar and 62 kB in all, with the policy terms: ${language}`, async () => {
    const parts = ['deferred-parts', `policy-${language}`];
    const chunks = (await readdir(join(BUILT, 'assets'))).filter((file) =>
      parts.some((part) => file.startsWith(`widget-${part}-`) && file.endsWith('.js.br')),
    );
    expect(chunks).toHaveLength(parts.length);
    const files = [`embed.${language}.js.br`, ...chunks.map((file) => join('assets', file))];
    const sizes = await Promise.all(
      files.map(async (file) => (await readFile(join(BUILT, file))).length),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: `${sizes[0]} of ${total}` });
    expect(sizes[0]).toBeLessThanOrEqual(CALENDAR_BYTES);
    expect(total).toBeLessThanOrEqual(FORM_BYTES);
  });

test('at most 28 kB to show a booking, and 45 kB in total to change it', async ({
  page,
  maitre,
}) => {
  const booking = await bookLargeParty(partnerOf(maitre), 31);
  const requests = requestsTo(page, maitre.url);
  await page.goto(booking.redirectUrl ?? '');
  const change = page.getByRole('button', { name: 'Change day, time or guests' });
  await expect(change).toBeVisible();
  expect(await bytesOf(requests)).toBeLessThanOrEqual(BOOKING_BYTES);

  await change.click();
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
  expect(await bytesOf(requests)).toBeLessThanOrEqual(CHANGE_BYTES);
});

houseTest(
  'at most 72 kB before the lists of the staff view, and 205 kB in all with one language',
  async ({ page, house }) => {
    const requests = requestsTo(page, house.url);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('#parties')) return;
        performance.mark('lists');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await house.open(page);
    const before = await page.evaluate(() => {
      const [lists] = performance.getEntriesByName('lists');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => lists && startTime < lists.startTime)
        .map(({ name }) => name);
    });
    const listBytes = await bytesOf(requests.filter((each) => before.includes(each.url())));

    // All parts but the languages that are not on screen.
    const parts = (await readdir(join(BUILT, 'assets'))).filter(
      (file) => /^staff-.*\.(js|css)\.br$/.test(file) && !/-language-(?!en)/.test(file),
    );
    const sizes = await Promise.all(
      parts.map(async (file) => (await readFile(join(BUILT, 'assets', file))).length),
    );
    const allBytes = sizes.reduce((sum, size) => sum + size, 0);
    const description = `${listBytes} before the lists, ${allBytes} in all`;
    test.info().annotations.push({ type: 'bytes', description });
    expect(listBytes).toBeLessThanOrEqual(LIST_BYTES);
    expect(allBytes).toBeLessThanOrEqual(STAFF_BYTES);
  },
);

function snippetWithRoom(publicUrl: string, publishableKey: string): string {
  return embedSnippet({
    form: 'element',
    publicUrl,
    attributes: { 'publishable-key': publishableKey, lang: 'en' },
    reservesSpace: true,
  });
}

function requestsTo(page: Page, url: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(url)) requests.push(request);
  });
  return requests;
}

/** Preflights, which the browser sends by itself and reports only to its developer tools. */
async function preflightsOf(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Preflight') requested.push(request.url);
  });
  return requested;
}

/** Of the code only: the size of API responses depends on the venue. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const code = requests.filter((request) => /\.(js|css)$/.test(new URL(request.url()).pathname));
  const sizes = await Promise.all(code.map((request) => request.sizes()));
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
