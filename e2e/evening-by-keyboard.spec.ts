import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { standOn } from './fixtures/host-stand.ts';
import { pressUntil, tabAndEnter } from './fixtures/press-until.ts';

test.use({ viewport: { width: 1180, height: 820 } });

test('an evening by keyboard alone: from signing in, over parties, tables, bookings, a ticket and a block, to closing the night', async ({
  page,
  context,
  house,
}) => {
  const stand = standOn(page);
  const { keyboard } = page;
  const status = async (name: string) => (await house.read(context, house.uuidOf(name))).status;

  // Sign in.
  await context.clearCookies();
  await page.clock.install();
  await page.goto(`${house.url}/staff`);
  const email = page.getByLabel('Email');
  await expect(email).toBeVisible();
  await pressUntil(page, 'Tab', email);
  await keyboard.type(house.staff.email);
  await pressUntil(page, 'Tab', page.getByLabel('Password', { exact: true }));
  await keyboard.type(house.staff.password);
  await keyboard.press('Enter');
  await expect(stand.party(GUEST.arrived)).toBeVisible();

  // At most six presses from the top of the page to the next arrival.
  await keyboard.press('Tab');
  await expect(stand.button('Skip to the bookings')).toBeFocused();
  await keyboard.press('Enter');
  await expect(stand.party(GUEST.arrived)).toBeFocused();
  await keyboard.press('s');
  await expect.poll(() => status(GUEST.arrived)).toBe('SEATED');

  await keyboard.press('Home');
  await pressUntil(page, 'ArrowDown', stand.party(GUEST.due));
  await keyboard.press('a');
  await expect.poll(() => status(GUEST.due)).toBe('ARRIVED');

  await keyboard.press('Home');
  await pressUntil(page, 'ArrowDown', stand.party(GUEST.late));
  await keyboard.press('m');
  await expect(stand.chosen).toBeVisible();
  await expect(stand.tiles.and(page.locator(':focus'))).toHaveCount(1);
  await keyboard.press('Home');
  await pressUntil(page, 'ArrowRight', stand.tile(42));
  await keyboard.press('Enter');
  await expect(stand.row(GUEST.late)).toContainText('42');
  await keyboard.press('u');
  await expect(stand.row(GUEST.late)).toContainText('10');

  await keyboard.press('w');
  const walkIn = stand.dialog('Walk-in');
  await expect(walkIn.getByRole('button', { name: '2', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  const seatAt = stand.button(/^Seat 2 at /);
  await expect(seatAt).toBeVisible();
  await pressUntil(page, 'Tab', seatAt);
  await keyboard.press('Enter');
  await expect(walkIn).toBeHidden();
  await keyboard.press('3');
  await expect(stand.row('Walk-in').filter({ hasText: /left/ })).toBeVisible();

  await keyboard.press('b');
  const booking = stand.dialog('New booking');
  await expect(booking.getByLabel('Name or phone')).toBeFocused();
  await keyboard.type('Rosa Roig 612345678');
  for (const name of ['6', 'Tomorrow', /^20:30 /, /^Book Rosa Roig, 6, .*20:30, table \d+/]) {
    const button = booking.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    await pressUntil(page, 'Tab', button);
    await keyboard.press('Enter');
  }
  await expect(booking).toBeHidden();

  await keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await keyboard.type(GUEST.atRisk);
  await expect(
    page.getByRole('listbox', { name: 'Bookings found' }).getByRole('option').first(),
  ).toContainText(GUEST.atRisk);
  await keyboard.press('Enter');
  const cancel = stand.button('Cancel booking: The guest called');
  await expect(cancel).toBeVisible();
  await pressUntil(page, 'Tab', cancel);
  await keyboard.press('Enter');
  // It can be taken back for ten seconds.
  await page.clock.runFor(11_000);
  await expect.poll(() => status(GUEST.atRisk)).toBe('CANCELED');

  // A booking gets another time, by the button beside its actions.
  await keyboard.press('1');
  await toParty(page, GUEST.dueToo);
  await keyboard.press('Enter');
  await expect(stand.chosen).toBeVisible();
  await tabAndEnter(page, stand.chosen.getByRole('button', { name: 'Change', exact: true }));
  const change = stand.dialog(`Change ${GUEST.dueToo}`);
  await tabAndEnter(page, change.getByRole('button', { name: /^22:30 / }));
  await tabAndEnter(page, change.getByRole('button', { name: /^Save / }));
  await expect(change).toBeHidden();
  const changed = await house.read(context, house.uuidOf(GUEST.dueToo));
  expect(changed.bookingAt).toContain('T22:30');

  // A no-show.
  await toParty(page, GUEST.late);
  await keyboard.press('Enter');
  await tabAndEnter(page, stand.chosen.getByRole('button', { name: 'No-show' }));
  await expect.poll(() => status(GUEST.late)).toBe('NO_SHOW');

  // The ticket of a table, and its guests leave.
  await pressUntil(page, 'Tab', stand.tiles.and(page.locator('[tabindex="0"]')));
  await keyboard.press('Home');
  await pressUntil(page, 'ArrowRight', stand.tile(1));
  await keyboard.press('Enter');
  await tabAndEnter(page, stand.button('Close ticket'));
  const ticket = stand.dialog(`Ticket of ${GUEST.seated}`);
  await expect(ticket.getByLabel('Total of the ticket')).toBeFocused();
  await keyboard.type('84');
  await tabAndEnter(page, ticket.getByRole('button', { name: 'Card: add a payment' }));
  await tabAndEnter(page, ticket.getByRole('button', { name: /^Close as paid/ }));
  await expect(ticket).toBeHidden();
  await expect.poll(() => status(GUEST.seated)).toBe('ACCOUNT_PAID');

  // A table is blocked.
  await pressUntil(page, 'Tab', stand.tiles.and(page.locator('[tabindex="0"]')));
  await pressUntil(page, 'ArrowRight', stand.tile(42));
  await keyboard.press('Enter');
  await tabAndEnter(page, stand.button('Block the table'));
  await tabAndEnter(page, stand.button(/^(Block table 42|Move them and block)$/));
  await expect(stand.tile(42)).toHaveAccessibleName(/blocked/);

  // The end of the night.
  await keyboard.press('Escape');
  await pressUntil(page, 'Shift+Tab', stand.menu);
  await keyboard.press('Enter');
  await tabAndEnter(page, stand.button('Close the night'));
  const night = stand.dialog('Close the night');
  const allLeft = night.getByRole('button', { name: 'All have left' });
  await tabAndEnter(page, allLeft);
  await expect(night.getByRole('alert')).toContainText('Only the last ten can be undone.');
  await tabAndEnter(page, allLeft);
  await expect(allLeft).toHaveCount(0);
  await expect.poll(() => status(GUEST.over)).toBe('ATTENDED');
});

/** Moves to a party of the list on screen, from wherever the focus is. */
async function toParty(page: Page, name: string): Promise<void> {
  await pressUntil(page, 'Shift+Tab', page.getByRole('button', { name: 'Skip to the bookings' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await pressUntil(page, 'ArrowDown', standOn(page).party(name));
}
