import type { Page } from '@playwright/test';
import {
  bookButton,
  chooseFreeDay,
  fillForm,
  freeDays,
  goToForm,
  keepNoTables,
  widgetOn,
} from './fixtures/booking-steps.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { partnerOf } from './fixtures/partner.ts';

/** Days that no other tests fill up. */
const dayOf = (index: number) => ({ index, months: 2 });

/** Resolves to the time that a diner chooses on this page. */
async function chosenTime(page: Page): Promise<() => Promise<{ date: string; time: string }>> {
  const chosen = page.waitForEvent('console', (message) => message.text().startsWith('chosen'));
  await page.addInitScript(() => {
    addEventListener('table-booking:slot-selected', (event) => {
      const { date, time } = (event as CustomEvent<{ date: string; time: string }>).detail;
      console.log('chosen', date, time);
    });
  });
  return async () => {
    const [, date = '', time = ''] = (await chosen).text().split(' ');
    return { date, time };
  };
}

test('one visitor books the last table, and another one sees it without a press', async ({
  page,
  browser,
  maitre,
}) => {
  const screenshot = screenshotTaker('live-times');
  const partner = partnerOf(maitre);
  const chosen = await chosenTime(page);
  await keepNoTables(page);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, dayOf(17));
  const { date, time } = await chosen();
  const others = await partner.takeAll(date, time);
  await partner.cancel(others[0]?.uuid ?? '');

  const context = await browser.newContext();
  const looking = await context.newPage();
  const streamed = looking.waitForResponse((response) => response.url().includes('/changes?'));
  await looking.goto(maitre.hostUrl);
  expect(new URL(looking.url()).origin).not.toBe(new URL(maitre.url).origin);
  const lookingWidget = widgetOn(looking);
  for (let month = 0; month < 2; month += 1) {
    await expect(freeDays(lookingWidget).first()).toBeVisible();
    await lookingWidget.getByRole('button', { name: 'Next month' }).click();
  }
  await lookingWidget.locator(`[data-date="${date}"]`).click();
  const dinner = lookingWidget.getByRole('group', { name: 'Dinner' });
  const label = time.slice(0, 5);
  const radio = dinner.getByRole('radio', { name: label });
  await radio.focus();
  expect((await streamed).status()).toBe(200);

  await fillForm(widget, 'last.table@example.com');
  await bookButton(widget).click();
  await expect(widget.getByRole('heading', { name: 'Your table is booked' })).toBeVisible();

  const gone = dinner.getByRole('radio', { name: `${label} no longer free` });
  await expect(gone).toHaveAttribute('aria-disabled', 'true');
  const hasFocus = (element: Element) =>
    element === (element.getRootNode() as ShadowRoot).activeElement;
  expect(await gone.evaluate(hasFocus)).toBe(true);
  await expect(
    lookingWidget.getByRole('status').filter({ hasText: `${label} no longer free` }),
  ).toHaveCount(1);
  await screenshot(looking, 'gone');
  await looking.bringToFront();
  // Neither a press nor the arrow keys choose it.
  await gone.press('Space');
  await expect(gone).not.toBeChecked();
  await gone.press('ArrowRight');
  await expect(dinner.getByRole('radio').nth(1)).toBeFocused();
  await context.close();
});

test('a chosen time that goes is told at once, with what would work', async ({ page, maitre }) => {
  const chosen = await chosenTime(page);
  const streamed = page.waitForResponse((response) => response.url().includes('/changes?'));
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await chooseFreeDay(widget, dayOf(18));
  await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().check();
  const { date, time } = await chosen();
  await streamed;
  await partnerOf(maitre).takeAll(date, time);
  const notice = widget.getByRole('alert');
  await expect(notice).toContainText('What would work');
  await expect(notice).not.toBeFocused();
  await expect(widget.getByRole('button', { name: /^Continue: / })).toHaveCount(0);
});

test('no stream before the calendar, and none while no day is chosen', async ({ page, maitre }) => {
  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  await page.goto(maitre.hostUrl);
  await expect(freeDays(widgetOn(page)).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(streams).toEqual([]);
});

test('a server without streams is silent: the times can be booked as before', {
  tag: '@chromium',
}, async ({ page, maitre }) => {
  let tries = 0;
  await page.route('**/changes?*', (route) => {
    tries += 1;
    return route.fulfill({ status: 503 });
  });
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await chooseFreeDay(widget, 22);
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(widget.getByRole('alert')).toHaveCount(0);
  await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().check();
  await expect(widget.getByRole('button', { name: /^Continue: / })).toBeVisible();
});
