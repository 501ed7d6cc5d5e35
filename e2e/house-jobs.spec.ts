import type { Page } from '@playwright/test';
import type { Venue } from '../src/domain/venue.ts';
import type { House } from './fixtures/full-house.ts';
import { startJob } from './fixtures/host-stand.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';
import type { TapCounter } from './fixtures/tap-counter.ts';

/** What an owner changes on a Monday, from the host stand and back, with everything counted. */

async function openSection(page: Page, house: House, section: string): Promise<TapCounter> {
  const { effort } = await startJob(page, house);
  await effort.tap(page.getByRole('button', { name: /^Menu of / }));
  await effort.tap(page.locator('#staff-menu').getByRole('link', { name: 'House' }));
  await effort.tap(page.getByRole('link', { name: section }));
  return effort;
}

async function save(page: Page, effort: TapCounter): Promise<void> {
  await effort.tap(page.getByRole('button', { name: 'What would change' }));
  await confirm(page, effort);
}

/** Waits for the answer: the job before may have left its "Saved." on the page. */
async function confirm(page: Page, effort: TapCounter): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/v3/venue'),
  );
  const dialog = page.getByRole('dialog', { name: 'What would change' });
  await effort.tap(dialog.getByRole('button', { name: 'Save', exact: true }));
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('Saved.')).toBeVisible();
}

async function readVenue(page: Page, house: House): Promise<Venue> {
  const answer = await page.request.get(`${house.url}/staff/v3/venue`);
  return ((await answer.json()) as { document: Venue }).document;
}

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

test('Thursday gets other hours with eight taps and the time', async ({ page, house }) => {
  const effort = await openSection(page, house, 'Opening times');
  await effort.tap(page.getByText(/^Lunch: /));
  await effort.tap(
    page
      .getByRole('group', { name: 'Other times on one of these days' })
      .getByRole('button', { name: 'Thu' }),
  );
  const last = page.getByLabel('Last booking at').first();
  await effort.tap(last);
  await effort.type('0230PM');
  await expect(last).toHaveValue('14:30');
  await save(page, effort);
  effort.expectAtMost(8, 6);
  const { shifts } = await readVenue(page, house);
  const thursdays = shifts.filter(({ weekdays }) => weekdays.includes(4));
  expect(thursdays.map(({ lastBookingTime }) => lastBookingTime)).toContain('14:30:00');
});

test('a table more takes six taps', async ({ page, house }) => {
  const effort = await openSection(page, house, 'Tables and areas');
  await effort.tap(page.getByRole('button', { name: 'Add a table' }));
  await save(page, effort);
  effort.expectAtMost(6);
  const { tables } = await readVenue(page, house);
  expect(tables).toHaveLength(61);
  expect(tables.at(-1)).toMatchObject({ name: '61', posId: 'POS-61' });
  await page.getByRole('button', { name: /^Menu of / }).click();
  await page.locator('#staff-menu').getByRole('link', { name: 'Service' }).click();
  await expect(
    page.getByRole('region', { name: 'Floor' }).getByRole('button', { name: /^Table 61, / }),
  ).toBeVisible();
});

test('a dearer menu takes seven taps and the price', async ({ page, house }) => {
  const effort = await openSection(page, house, 'Experiences');
  await effort.tap(page.getByText(/^Chef’s tasting menu: /));
  const price = page.getByLabel('Price per ticket (EUR)');
  await effort.tap(price);
  await effort.press('ControlOrMeta+a');
  await effort.type('95');
  await effort.tap(page.getByRole('button', { name: 'What would change' }));
  const dialog = page.getByRole('dialog', { name: 'What would change' });
  await expect(dialog.getByText(/€89\.00 → €95\.00/)).toBeVisible();
  await confirm(page, effort);
  effort.expectAtMost(7, 3);
  expect((await readVenue(page, house)).experiences[0]?.pricePerTicket).toBe(9500);
});

test('24 December is closed with seven taps and the date', async ({ page, house }) => {
  const effort = await openSection(page, house, 'Opening times');
  await effort.tap(page.getByRole('button', { name: 'Add a day' }));
  const { exceptions } = await readVenue(page, house);
  expect(exceptions).toEqual([]);
  const year = new Date().getFullYear();
  const day = page.getByLabel('Day', { exact: true });
  await effort.tap(day);
  await effort.type(`1224${year}`);
  await expect(day).toHaveValue(`${year}-12-24`);
  await effort.tap(page.getByRole('button', { name: 'What would change' }));
  await confirm(page, effort);
  effort.expectAtMost(7, 8);
  expect((await readVenue(page, house)).exceptions).toEqual([
    { date: `${year}-12-24`, shiftIds: [] },
  ]);
});

test('another text after a booking takes six taps and the text', async ({ page, house }) => {
  const effort = await openSection(page, house, 'Texts for guests');
  const note = page.getByRole('textbox', { name: 'Note after a booking', exact: true });
  await effort.tap(note);
  await effort.press('ControlOrMeta+a');
  await effort.type('Ring the bell.');
  await save(page, effort);
  effort.expectAtMost(6, 'Ring the bell.'.length + 1);
  expect((await readVenue(page, house)).texts.bookingNote).toMatchObject({ en: 'Ring the bell.' });
});

test('two owners at once: the second sees what the first changed, and both changes are kept', async ({
  page,
  house,
}) => {
  const effort = await openSection(page, house, 'Rules for bookings');
  await page.getByLabel('Book at most … days ahead').fill('45');
  const stored = await page.request.get(`${house.url}/staff/v3/venue`);
  const { document, version } = (await stored.json()) as { document: Venue; version: number };
  const first = await page.request.put(`${house.url}/staff/v3/venue`, {
    headers: { origin: house.url, 'if-match': `"${version}"` },
    data: { ...document, freezeMinutes: 77 },
  });
  expect(first.status()).toBe(200);
  await page.getByRole('button', { name: 'What would change' }).click();
  await expect(
    page.getByText(/Somebody else has saved meanwhile: Rules for bookings/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Put my changes on top of theirs' }).click();
  await confirm(page, effort);
  expect(await readVenue(page, house)).toMatchObject({ maxAdvanceDays: 45, freezeMinutes: 77 });
});
