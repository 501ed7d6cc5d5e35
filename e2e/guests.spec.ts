import type { Page } from '@playwright/test';
import { bookNextWeek } from './fixtures/book-next-week.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import type { House } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { startJob } from './fixtures/host-stand.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

/** A guest for each test, who has booked for next week. */
const ROSA = { name: 'Rosa Ferrer', phone: '+34655998877' };
const NURIA = { name: 'Nuria Pladevall', phone: '+34655110011' };
const OSCAR = { name: 'Oscar Ribes', phone: '+34655220022' };
const IRMA = { name: 'Irma Castells', phone: '+34655330033' };
const MILA = { name: 'Mila Quintana', phone: '+34655440044' };
const EVA = { name: 'Eva Ponce', phone: '+34655556655' };
const TILDA = { name: 'Tilda Quirke', phone: '+34655660066' };
const VERA = { name: 'Vera Lindqvist', phone: '+34655770077' };

async function openGuests(house: House, page: Page, uuid: string | null = null) {
  // By way of the service, so that nothing is left of another test.
  await startJob(page, house);
  await page.goto(`${house.url}/staff#place=guests${uuid === null ? '' : `&customer=${uuid}`}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guests' })).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Find a guest' });
const nameInProfile = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a guest of another day is found with one tap and half a phone number', async ({
  page,
  context,
  house,
}) => {
  const booking = await bookNextWeek(house, context, ROSA);
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('Search'));
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await effort.type('9988');
  const options = page.getByRole('option').filter({ hasText: /Rosa Ferrer|4 guests/ });
  await expect(options).toHaveCount(2);
  await expect(options.first().locator('mark')).toHaveText('9988');
  effort.expectAtMost(1, 4);
  // The booking opens on its day.
  await options.last().click();
  await expect(page.getByRole('complementary', { name: 'Booking details' })).toContainText(
    ROSA.name,
  );
  expect(page.url()).toContain(booking.workDay);
});

test('history and notes of a guest are one tap from the booking', async ({ page, house }) => {
  await page.goto(`${house.url}/staff#booking=${house.uuidOf(GUEST.due)}`);
  const effort = new TapCounter(page);
  await effort.tap(page.getByRole('link', { name: 'Open the profile' }));
  const profile = page.getByRole('region', { name: 'Guest', exact: true });
  await expect(profile.getByRole('heading', { level: 2 })).toHaveText(GUEST.due);
  await expect(profile.getByRole('textbox', { name: 'About the guest' })).toBeVisible();
  await expect(profile.getByRole('heading', { name: 'Allergies' })).toBeVisible();
  effort.expectAtMost(1);
});

test('notes are saved while they are typed, tags at once, and contacts when the field is left', async ({
  page,
  context,
  house,
}) => {
  const { customer } = await bookNextWeek(house, context, NURIA);
  await openGuests(house, page, customer?.uuid);
  const notes = page.getByRole('textbox', { name: 'About the guest' });
  await notes.click();
  await page.keyboard.type('Likes table 12');
  await expect(page.getByText('Saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'VIP' }).click();
  await expect(page.getByRole('button', { name: 'VIP' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Add a tag' }).click();
  await page.keyboard.type('Regular');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the tag Regular' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Bosch');
  await page.keyboard.press('Tab');
  await expect(nameInProfile(page, 'Nuria Pladevall Bosch')).toBeVisible();

  await page.reload();
  await expect(notes).toHaveValue('Likes table 12');
  await expect(page.getByRole('button', { name: 'VIP' })).toHaveAttribute('aria-pressed', 'true');
});

test('a note that somebody else has overtaken is kept, and saved on request', async ({
  page,
  context,
  house,
}) => {
  const { customer } = await bookNextWeek(house, context, OSCAR);
  await openGuests(house, page, customer?.uuid);
  const notes = page.getByRole('textbox', { name: 'About the guest' });
  await expect(notes).toBeVisible();
  const other = await context.request.put(`${house.url}/staff/v3/customers/${customer?.uuid}`, {
    headers: { origin: house.url },
    data: { privateNotes: 'Comes with a dog' },
  });
  expect(other.status()).toBe(200);
  await notes.click();
  await page.keyboard.type('No onions');
  await expect(page.getByText('Somebody else has just changed this guest.')).toBeVisible();
  await expect(notes).toHaveValue('No onions');
  await expect(page.getByText('Stored now: “Comes with a dog”')).toBeVisible();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  const stored = async () => {
    const answer = await context.request.get(`${house.url}/staff/v3/customers/${customer?.uuid}`);
    return (await answer.json()).privateNotes;
  };
  await expect.poll(stored).toBe('No onions');
});

test('a guest is booked again with the sheet filled in', async ({ page, context, house }) => {
  const { customer } = await bookNextWeek(house, context, IRMA);
  await openGuests(house, page, customer?.uuid);
  await page.getByRole('button', { name: 'Book again' }).click();
  const sheet = page.getByRole('dialog', { name: 'New booking' });
  await expect(sheet.getByRole('combobox', { name: 'Name or phone' })).toHaveValue(IRMA.name);
  await expect(sheet.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue(IRMA.phone);
});

test('two guests become one, after a look at what goes where', async ({ page, context, house }) => {
  const kept = await bookNextWeek(house, context, MILA);
  await bookNextWeek(house, context, { ...MILA, phone: '+34655112233' });
  await openGuests(house, page, kept.customer?.uuid);
  await page.getByRole('button', { name: 'Merge …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge with Mila Quintana' });
  await expect(dialog).toContainText('1 booking of Mila Quintana come here');
  await dialog.getByRole('radio', { name: '+34655112233' }).check();
  await dialog.getByRole('button', { name: 'Merge the two guests' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: '+34655112233' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Coming' })).toBeVisible();
});

test('a guest is erased only after their name was typed', async ({ page, context, house }) => {
  const { customer } = await bookNextWeek(house, context, EVA);
  await openGuests(house, page, customer?.uuid);
  await page.getByRole('button', { name: 'Erase …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase Eva Ponce?' });
  await page.keyboard.type('Eva');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('That is not the name.');
  await page.keyboard.type(' Ponce');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The guest is erased.')).toBeVisible();
  await field(page).click();
  await page.keyboard.type('5566');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Nobody found' }).last(),
  ).toBeVisible();
});

test('the search has the focus, and its results are reached with the arrow keys', async ({
  page,
  context,
  house,
}) => {
  await bookNextWeek(house, context, TILDA);
  await openGuests(house, page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('quirke');
  // A part of the name, searched for while it was typed, finds others, too.
  await expect(page.getByRole('status').filter({ hasText: '1 guest found' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Tilda Quirke/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(nameInProfile(page, TILDA.name)).toBeVisible();
});

test('the guests of today are there before a search, and open with the arrow keys', async ({
  page,
  context,
  house,
}) => {
  await bookNextWeek(house, context, VERA);
  await openGuests(house, page);
  const today = page.getByRole('region', { name: 'Guests today' });
  const due = today.getByRole('link', { name: GUEST.due });
  await expect(due).toContainText('2 guests, table 16');
  await expect(today.getByRole('link', { name: VERA.name })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(today.getByRole('link').first()).toBeFocused();
  await due.click();
  await expect(nameInProfile(page, GUEST.due)).toBeVisible();
  await expect(due).toHaveAttribute('aria-current', 'true');
  await field(page).fill('lindqvist');
  await expect(page.getByRole('link', { name: /Vera Lindqvist/ })).toBeVisible();
  await expect(today).toHaveCount(0);
});
