import type { Locator, Page } from '@playwright/test';
import {
  bookButton,
  fillForm,
  freeDays,
  goToForm,
  hostPage,
  keepNoTables,
  showToday,
  widgetOn,
} from './fixtures/booking-steps.ts';
import { refuseRequests } from './fixtures/change-responses.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { isFirefox } from './fixtures/is-firefox.ts';
import { expect, test } from './fixtures/maitre.ts';
import { partnerOf } from './fixtures/partner.ts';

const booked = /Your table is booked/;

// The second argument of `goToForm` is the index of a free day. A test that fills a time up needs a day of its own.

test('a lost response is requested again, and there is one booking', { tag: '@chromium' }, async ({
  page,
  maitre,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/widget/v3/bookings', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server makes the booking, but the response is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, 20);
  await fillForm(widget, 'lost.answer@example.com');
  await bookButton(widget).click();
  await expect(widget.getByRole('heading', { name: booked })).toBeFocused();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await expectBookings(maitre, 'lost.answer@example.com', 1);
});

test('a double click makes one booking', async ({ page, maitre }) => {
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, 21);
  await fillForm(widget, 'double.press@example.com');
  await bookButton(widget).dblclick();
  await expect(widget.getByRole('heading', { name: booked })).toBeFocused();
  await expectBookings(maitre, 'double.press@example.com', 1);
});

for (const place of ['on', 'beside'] as const)
  test(`the second press of a double click, after the answer and ${place} the widget, leaves the focus on the confirmation`, async ({
    page,
    maitre,
  }) => {
    test.skip(
      isFirefox(page),
      'Here, Firefox counts the presses itself: two are a double click only in time.',
    );
    await page.goto(maitre.hostUrl);
    const widget = widgetOn(page);
    await goToForm(widget, 22);
    await fillForm(widget, `fast.answer.${place}@example.com`);
    const button = bookButton(widget);
    await button.hover();
    await page.mouse.down();
    await page.mouse.up();
    const heading = widget.getByRole('heading', { name: booked });
    await expect(heading).toBeFocused();
    // The confirmation is shorter than the form, so the press can be beside the widget.
    if (place === 'on') await heading.hover();
    else await page.mouse.move(1, 1);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(heading).toBeFocused();
    await page.mouse.click(1, 1);
    await expect(heading).not.toBeFocused();
  });

test('a time taken while typing: the form stays filled, and a suggested time is booked', async ({
  page,
  maitre,
}) => {
  const widget = await bookTooLate(page, maitre, {
    freeDayIndex: 18,
    email: 'too.late@example.com',
  });
  const notice = widget.getByRole('alert');
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('The restaurant takes up to 12 bookings for the same time');
  await expect(notice).toContainText('What would work');
  await expect(widget.getByText('Everything you typed is still here.')).toBeVisible();
  await expect(widget.getByRole('textbox', { name: 'Email' })).toHaveValue('too.late@example.com');
  await expect(widget.getByRole('checkbox', { name: /processes my data/ })).toBeChecked();
  await expectBookings(maitre, 'too.late@example.com', 0);
  // Every area is taken at this time, so another time is suggested.
  const suggestion = notice.getByRole('button', { name: /^\d+:\d+$/ }).first();
  const time = await suggestion.textContent();
  await suggestion.click();
  await expect(bookButton(widget)).toHaveText(new RegExp(`${time}$`));
  await bookButton(widget).click();
  await expect(widget.getByRole('heading', { name: booked })).toBeFocused();
  await expectBookings(maitre, 'too.late@example.com', 1);
});

test('if the alternatives to a lost time cannot be loaded, Try again requests them again', {
  tag: '@chromium',
}, async ({ page, maitre }) => {
  let isLost = true;
  await page.route('**/widget-slot-alternatives-*.js', (route) =>
    isLost ? route.abort() : route.continue(),
  );
  const notice = (await submitRefused(page, maitre)).getByRole('alert');
  await expect(notice).toContainText('Please try again');
  isLost = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toContainText('Nearest free times');
});

test('if the explanation of a refusal cannot be loaded, an error is shown, and the booking can be sent again', {
  tag: '@chromium',
}, async ({ page, maitre }) => {
  await page.route('**/widget-booking-refusal-*.js', (route) => route.abort());
  const widget = await submitRefused(page, maitre);
  await expect(widget.getByRole('alert')).toBeVisible();
  await expect(bookButton(widget)).toBeEnabled();
});

test('an invalid gift code: its field is focused, although its section was collapsed', {
  tag: ['@chromium', '@long'],
}, async ({ page, maitre }) => {
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, 22);
  await fillForm(widget, 'no.gift@example.com');
  const section = widget.getByText('Promo or gift code');
  const field = widget.getByRole('textbox', { name: /^Gift code/ });
  await section.click();
  await field.fill('NOGIFT');
  await section.click();
  await expect(field).toBeHidden();

  await bookButton(widget).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/not valid, or it was used before/);
  await expectBookings(maitre, 'no.gift@example.com', 0);
});

test('a key revoked in the meantime: the diner sees an error, the console has the fix', {
  tag: ['@chromium', '@long'],
}, async ({ page, maitre, consoleErrors }) => {
  const { publishableKey } = await maitre.admin<{ publishableKey: string }>(
    'publishable-key',
    'create',
    '--account',
    maitre.demo.accountId,
    '--origin',
    maitre.hostUrl,
  );
  await page.goto(hostPage(maitre, { element: elementOf(publishableKey) }));
  const widget = widgetOn(page);
  await goToForm(widget, 23);
  await fillForm(widget, 'revoked@example.com');
  await maitre.admin('publishable-key', 'revoke', publishableKey);
  await bookButton(widget).click();
  await expect(widget.getByRole('alert')).toContainText('Please contact the restaurant directly');
  await expect(widget.getByRole('textbox', { name: 'Name' })).toHaveValue('Laura Vidal i Ferrer');
  await expect
    .poll(() => consoleErrors.splice(0).join())
    .toContain(`${publishableKey}, which is unknown or revoked`);
});

test('reload and Back keep the form, and personal data stays in the tab', async ({
  page,
  context,
  maitre,
}) => {
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, 24);
  await fillForm(widget, 'reloaded@example.com');
  const email = widget.getByRole('textbox', { name: 'Email' });
  await page.reload();
  await expect(email).toHaveValue('reloaded@example.com');
  await page.goto(`${maitre.url}/problems/booking-not-found`);
  await page.goBack();
  await expect(email).toHaveValue('reloaded@example.com');

  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  const otherTab = await context.newPage();
  await otherTab.goto(maitre.hostUrl);
  await expect(freeDays(widgetOn(otherTab)).first()).toBeVisible();
  expect(await otherTab.evaluate(() => sessionStorage.length)).toBe(0);
  await page.bringToFront();

  await bookButton(widget).click();
  await expect(widget.getByRole('heading', { name: booked })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('two widgets on one page keep what is typed apart, also after a reload', async ({
  page,
  maitre,
}) => {
  const element = '<table-booking publishable-key="KEY" lang="en"></table-booking>';
  await keepNoTables(page);
  await showHostPage(page, maitre, `${element}\n${element}`);
  const widgets = widgetOn(page);
  const [one, other] = [widgets.first(), widgets.last()];
  const emailIn = (widget: Locator) => widget.getByRole('textbox', { name: 'Email' });
  await goToForm(one, 24);
  await fillForm(one, 'one@example.com');
  await expect(freeDays(other).first()).toBeVisible();
  await page.reload();
  await expect(emailIn(one)).toHaveValue('one@example.com');
  await expect(freeDays(other).first()).toBeVisible();

  await goToForm(other, 25);
  await fillForm(other, 'other@example.com');
  await page.reload();
  await expect(emailIn(other)).toHaveValue('other@example.com');
  await expect(emailIn(one)).toHaveValue('one@example.com');
});

for (const [clock, days] of [
  ['slow', -1],
  ['fast', 1],
] as const) {
  test(`a device whose clock is a day ${clock} books in the venue's calendar`, {
    tag: '@chromium',
  }, async ({ page, maitre }) => {
    await page.clock.setSystemTime(Date.now() + days * 86_400_000);
    const started = page.waitForResponse((response) => response.url().includes('/start?'));
    await page.goto(maitre.hostUrl);
    const { venue } = await (await started).json();
    const widget = widgetOn(page);
    await showToday(widget);
    const today = widget.getByRole('gridcell', { name: /, today/ });
    await expect(today).toHaveAttribute('data-date', venue.today);
    // On the last evening of a month, nothing is left of it.
    if ((await freeDays(widget).count()) === 0)
      await widget.getByRole('button', { name: 'Next month' }).click();
    await goToForm(widget, 26);
    await fillForm(widget, `clock.${clock}@example.com`);
    await bookButton(widget).click();
    await expect(widget.getByRole('heading', { name: booked })).toBeFocused();
    await expectBookings(maitre, `clock.${clock}@example.com`, 1);
  });
}

const elementOf = (key: string) => `<table-booking publishable-key="${key}"></table-booking>`;

type Maitre = Parameters<typeof partnerOf>[0];

async function expectBookings(maitre: Maitre, email: string, count: number): Promise<void> {
  expect(await partnerOf(maitre).bookingsOf(email)).toHaveLength(count);
}

/** Fills in the form and submits it; the server refuses it, because the time is taken. */
async function submitRefused(page: Page, maitre: Maitre): Promise<Locator> {
  const refusal = { status: 409, code: 'NO_AVAILABLE_SLOT' };
  await refuseRequests(page, '**/widget/v3/bookings', refusal);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, 23);
  await fillForm(widget, 'refused@example.com');
  await bookButton(widget).click();
  return widget;
}

/** Fills in the form, and sends it when all tables of the time have been taken meanwhile. */
async function bookTooLate(
  page: Page,
  maitre: Maitre,
  { freeDayIndex, email }: { freeDayIndex: number; email: string },
): Promise<Locator> {
  const chosen = page.waitForEvent('console', (message) => message.text().startsWith('chosen'));
  await page.addInitScript(() => {
    addEventListener('table-booking:slot-selected', (event) => {
      const { date, time } = (event as CustomEvent<{ date: string; time: string }>).detail;
      console.log('chosen', date, time);
    });
  });
  await keepNoTables(page);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, freeDayIndex);
  const [, date = '', time = ''] = (await chosen).text().split(' ');
  await fillForm(widget, email);
  await fillUp(maitre, date, time);
  await bookButton(widget).click();
  return widget;
}

/** Books every free table for two at this time. */
async function fillUp(maitre: Maitre, date: string, time: string): Promise<void> {
  expect(await partnerOf(maitre).takeAll(date, time)).not.toEqual([]);
}
