import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures/maitre.ts';
import { bookLargeParty, partnerOf } from './fixtures/partner.ts';

/** What a page pays for the widget, in bytes on the wire (brotli) and in round trips. */
const KB = 1000;
const CALENDAR_BYTES = 30 * KB;
const FORM_BYTES = 55 * KB;
/** The page of one booking, and the same with the month that it can be moved in. */
const BOOKING_BYTES = 28 * KB;
const CHANGE_BYTES = 44 * KB;

test('at most 30 kB of script, style and language before the calendar, and nothing that blocks the page', async ({
  page,
  maitre,
}) => {
  const requests = requestsTo(page, maitre.url);
  await page.addInitScript(() => {
    addEventListener('table-booking:ready', () => performance.mark('ready'), { once: true });
  });
  await page.goto(maitre.hostUrl);
  const widget = page.locator('table-booking');
  await expect(widget.getByRole('gridcell', { name: /tables available/ }).first()).toBeVisible();

  // What comes once the calendar is there is fetched ahead, and delays nothing.
  const needed = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('ready');
    const fetched = performance.getEntriesByType('resource');
    return fetched
      .filter(({ startTime }) => ready && startTime < ready.startTime)
      .map((r) => r.name);
  });
  const beforeCalendar = requests.filter((request) => needed.includes(request.url()));
  expect(await bytesOf(beforeCalendar)).toBeLessThanOrEqual(CALENDAR_BYTES);
  expect(beforeCalendar.filter((request) => request.method() === 'OPTIONS')).toEqual([]);
  expect(beforeCalendar.filter((request) => request.resourceType() === 'stylesheet')).toEqual([]);
  expect(page.frames()).toHaveLength(1);
});

test('at most 55 kB in all, to the form', async ({ page, maitre }) => {
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

test('at most 28 kB to see one booking, and 44 kB in all to change it', async ({
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

function requestsTo(page: Page, url: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(url)) requests.push(request);
  });
  return requests;
}

/** Of the code only: what the server answers is the venue's own. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const code = requests.filter((request) => /\.(js|css)$/.test(new URL(request.url()).pathname));
  const sizes = await Promise.all(code.map((request) => request.sizes()));
  expect(sizes.length).toBeGreaterThan(1);
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
