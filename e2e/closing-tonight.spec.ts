import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { StaffBooking } from '../src/contract/staff/booking.ts';
import type { StaffSession } from '../src/contract/staff/session.ts';
import type { Language } from '../src/domain/language.ts';
import { DINER as TEXTS } from '../src/locales/compiled/diner.ts';
import { SAMPLED_LANGUAGES } from '../test/fixtures/long-tests.ts';
import {
  bookButton,
  fillForm,
  hostPage,
  keepNoTables,
  widgetOn,
} from './fixtures/booking-steps.ts';
import { expect, type House, test } from './fixtures/full-house.ts';
import { standOn } from './fixtures/host-stand.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';

/** Plain text, whatever it looks like. */
const MESSAGE = 'Kitchen closes at 22:00 <b>tonight</b>.';
const DINER = { name: 'Laura Vidal i Ferrer', email: 'laura.vidal@example.com' };

test.use({ viewport: { width: 1180, height: 820 } });

test('a host closes tonight at 22:00 and blocks a table: open widgets follow in their languages, and nobody slips in', async ({
  page,
  context,
  browser,
  maitre,
  house,
}) => {
  const { key, today } = await widgetOf(house, maitre, context);
  const table = await leaveOneTable(house, context, today);
  const addressOf = (language: Language) =>
    hostPage(maitre, {
      element: `<table-booking publishable-key="${key}" lang="${language}"></table-booking>`,
    });
  const watching = [];
  for (const language of SAMPLED_LANGUAGES) {
    const own = await openTonight(browser, addressOf(language), today);
    // What the diner has entered so far.
    await own.widget.locator('.stepper-buttons button').last().click();
    await expect(own.free.first()).toBeVisible();
    watching.push({ ...own, language, texts: TEXTS[language], loads: await loadsOf(own.page) });
  }
  const late = await openTonight(browser, addressOf('en'), today);
  await keepNoTables(late.page);
  await goToFormAt(late.widget, /^2[23]:(?!00)\d\d/);
  await fillForm(late.widget, DINER.email);

  // The host closes, and sees everyone whom it hits first.
  await house.open(page);
  const stand = standOn(page);
  await stand.button('This day only').click();
  const sheet = stand.dialog(/^Only on /);
  await sheet.getByRole('button', { name: '22:00', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Message for guests' }).fill(MESSAGE);
  const listed = sheet.getByRole('listitem').filter({ hasText: 'after the last time' });
  const expected = await lateBookings(house, context, today);
  await expect(listed).toHaveCount(expected.length);
  for (const { name } of expected)
    await expect(listed.filter({ hasText: name })).not.toHaveCount(0);
  await sheet.getByRole('button', { name: 'Save for this day' }).click();
  await expect(sheet).toBeHidden();

  for (const { free, gone, status, texts, widget } of watching) {
    await expect.poll(async () => (await timesOf(free)).filter(isAfterTen)).toEqual([]);
    const times = await timesOf(gone);
    expect(times.filter(isAfterTen).length).toBeGreaterThan(0);
    await expect(status.filter({ hasText: texts.timeGone })).toContainText(times[0] ?? '');
    await expect(free.first()).toBeVisible();
    await expect(widget.getByRole('status').filter({ hasText: MESSAGE })).toHaveText(MESSAGE);
  }

  // Somebody who had chosen a later time meanwhile is refused, and told another one.
  await bookButton(late.widget).click();
  const refusal = late.widget.getByRole('alert');
  await expect(refusal).toBeFocused();
  const suggestion = refusal.getByRole('button', { name: /^(21|22):\d\d/ }).first();
  await expect(suggestion).toBeVisible();
  await expectTyped(late.widget);
  await suggestion.click();
  await expect(bookButton(late.widget)).toHaveText(/ (21:\d\d|22:00)$/);

  // The last table that is free is blocked, too.
  await stand.tile(table).click();
  await stand.button('Block the table').click();
  await stand.button(`Block table ${table}`).click();
  await expect(stand.button(`Release table ${table}`)).toBeVisible();
  for (const { free, gone, status, texts, widget, page: own, loads } of watching) {
    await expect(free).toHaveCount(0);
    await expect(gone.first()).toBeVisible();
    await expect(status.filter({ hasText: texts.timeGone })).toHaveCount(1);
    await expect(widget.locator('.notice').first()).toContainText(texts.nearestDays);
    await expect(widget.locator('.stepper output').first()).toHaveText('3');
    expect(await loadsOf(own)).toBe(loads);
  }
  await bookButton(late.widget).click();
  await expect(late.widget.getByRole('alert')).toBeFocused();
  await expectTyped(late.widget);

  expect(await lateBookings(house, context, today)).toEqual(expected);
  await Promise.all([...watching, late].map(({ page: own }) => own.context().close()));
});

/** A key for the pages of the test, and the venue's work day. */
async function widgetOf(
  house: House,
  maitre: RunningMaitre,
  { request }: BrowserContext,
): Promise<{ key: string; today: string }> {
  const terms = ['--account', house.venue.accountId, '--origin', maitre.hostUrl];
  const { publishableKey } = await maitre.admin<{ publishableKey: string }>(
    'publishable-key',
    'create',
    ...terms,
  );
  const session = (await (
    await request.get(`${house.url}/staff/v3/session`)
  ).json()) as StaffSession;
  return { key: publishableKey, today: session.venue.today };
}

/** In one block. */
const MAX_TABLES = 20;

/** Blocks every table but one that nobody has for the rest of the evening. @returns its number */
async function leaveOneTable(
  { venue, bookings, url, quarter }: House,
  { request }: BrowserContext,
  date: string,
): Promise<number> {
  const isOver = new Set(['ATTENDED', 'CANCELED', 'NO_SHOW']);
  const taken = new Set(
    bookings
      .filter(({ status, bookingAt }) => !isOver.has(status) || bookingAt > quarter)
      .flatMap(({ tableIds }) => tableIds),
  );
  const left = venue.tables.find(({ id, maxCovers }) => maxCovers === 4 && !taken.has(id));
  if (!left) throw new Error('Every table has somebody tonight.');
  const others = venue.tables.filter(({ id }) => id !== left.id).map(({ posId }) => posId);
  for (let from = 0; from < others.length; from += MAX_TABLES) {
    const tables = others.slice(from, from + MAX_TABLES);
    const answer = await request.post(`${url}/staff/v3/blocks`, {
      headers: { origin: url },
      data: { date, tables, until: 'END_OF_DAY', keepBookings: true, reason: null },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return left.id;
}

interface OpenWidget {
  page: Page;
  widget: Locator;
  free: Locator;
  gone: Locator;
  status: Locator;
}

/** Opens the times of tonight, in a browser of its own: one browser has only six connections to a server. */
async function openTonight(browser: Browser, address: string, date: string): Promise<OpenWidget> {
  const page = await (await browser.newContext()).newPage();
  const streamed = page.waitForResponse((response) => response.url().includes('/changes?'));
  await page.goto(address);
  const widget = widgetOn(page);
  await widget.locator(`[data-date="${date}"]`).click();
  // Those of the wait list have a tag.
  const free = widget.locator('.chip:not(:has([aria-disabled], .chip-tag))');
  await expect(free.first()).toBeVisible();
  expect((await streamed).status()).toBe(200);
  return {
    page,
    widget,
    free,
    gone: widget.locator('.chip:has([aria-disabled])'),
    status: widget.locator('.day-panel').getByRole('status'),
  };
}

const timesOf = async (chips: Locator): Promise<string[]> =>
  (await chips.locator('.chip-time').allTextContents()).map((text) => text.trim());

const isAfterTen = (time: string): boolean => /^2[23]:(?!00)/.test(time) || time.startsWith('23');

/** How often the page was loaded, and its widget built. */
const loadsOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Goes to the form with the first of these times and no extras; there is one area. */
async function goToFormAt(widget: Locator, time: RegExp): Promise<void> {
  await widget.getByRole('radio', { name: time }).first().check();
  await widget.getByRole('button', { name: /^Continue: / }).click();
  await widget.getByRole('button', { name: /^Continue without/ }).click();
}

async function expectTyped(widget: Locator): Promise<void> {
  await expect(widget.getByRole('textbox', { name: 'Name' })).toHaveValue(DINER.name);
  await expect(widget.getByRole('textbox', { name: 'Email' })).toHaveValue(DINER.email);
  await expect(widget.getByRole('checkbox', { name: /processes my data/ })).toBeChecked();
}

/** Whose booking begins after 22:00, as the server has them. */
async function lateBookings(
  { url }: House,
  { request }: BrowserContext,
  date: string,
): Promise<{ name: string }[]> {
  const read = await request.get(`${url}/staff/v3/bookings?date_start=${date}&date_end=${date}`);
  expect(read.status(), await read.text()).toBe(200);
  const { data } = (await read.json()) as { data: StaffBooking[] };
  return data
    .filter(
      ({ status, bookingAt }) =>
        ['CONFIRMED', 'REQUESTED', 'PENDING_MERCHANT_CONFIRMATION'].includes(status) &&
        isAfterTen(bookingAt.slice(11, 16)),
    )
    .map(({ customer }) => ({ name: customer?.name ?? '' }));
}
