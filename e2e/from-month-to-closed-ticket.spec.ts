import type { APIRequestContext, Locator } from '@playwright/test';
import type { PublicBooking } from '../src/contract/booking.ts';
import type { StaffBooking } from '../src/contract/staff/booking.ts';
import type { StaffSession } from '../src/contract/staff/session.ts';
import { STAFF_RULES } from '../src/domain/availability/staff-rules.ts';
import { BOOKING_STATUSES, groupOf, holdsTable } from '../src/domain/booking-status.ts';
import { wallOf, workDayOf } from '../src/domain/venue-time.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { partnerOf } from './fixtures/partner.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';

// The whole of what runs outside of tests.
test.use({ serviceWorkers: 'allow' });

const GUEST = 'Montserrat Puig i Soler';
const QUARTER_MS = 15 * 60_000;
const ALLERGY = 'Nuts: carries an adrenaline pen';

test('a diner books on a partner’s page, staff serve them, and the API shows the same booking', async ({
  page,
  browser,
  maitre,
}) => {
  const screenshot = screenshotTaker('from-month-to-closed-ticket');

  // The diner books on the host page.
  await page.goto(maitre.hostUrl);
  expect(new URL(page.url()).origin).not.toBe(new URL(maitre.url).origin);
  const widget = page.locator('table-booking');
  const days = widget.getByRole('gridcell', { name: /tables available/ });
  await expect(days.first()).toBeVisible();
  await screenshot(page, 'month');

  // The demo has no bookings from three weeks ahead on.
  await widget.getByRole('button', { name: 'Next month' }).click();
  await days.nth(25).click();
  const dinner = widget.getByRole('group', { name: 'Dinner' });
  await dinner.getByRole('radio').first().check();
  await screenshot(page, 'day-and-time');

  await widget.getByRole('button', { name: /^Continue: / }).click();
  await widget.getByRole('radio', { name: /^Dining room/ }).check();
  await screenshot(page, 'area');

  await widget.getByRole('button', { name: 'Continue' }).click();
  await widget.getByRole('button', { name: 'More: Bottle of brut nature cava' }).click();
  await screenshot(page, 'add-on');

  await widget.getByRole('button', { name: 'Continue' }).click();
  await widget.getByRole('textbox', { name: 'Name' }).fill(GUEST);
  await widget.getByRole('textbox', { name: 'Email' }).fill('montserrat.puig@example.com');
  await widget.getByText('Allergies, occasion, special requests').click();
  await widget.getByRole('checkbox', { name: /allerg/i }).check();
  await widget.getByRole('textbox', { name: 'Which, and for how many?' }).fill(ALLERGY);
  await screenshot(page, 'details');

  // Without the consent: the checkbox has the error and the focus.
  const book = widget.getByRole('button', { name: /^Book for 2 on / });
  await book.click();
  const consent = widget.getByRole('checkbox', { name: /processes my data/ });
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(/only book with your agreement/);
  await screenshot(page, 'without-consent');

  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/widget/v3/bookings') && response.ok(),
  );
  await consent.check();
  await book.click();
  const booking = (await (await answered).json()) as PublicBooking;
  await expect(widget.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(widget).toContainText('Bottle of brut nature cava');
  // The demo sends no mail.
  await expect(widget.getByText(/^Keep the link to your booking/)).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await screenshot(page, 'confirmed');
  await expectAccessible(page);

  // The manage page opens by its link, in the language of the widget.
  const link = widget.getByRole('link', { name: 'Change or cancel' });
  const ownPage = await page.context().newPage();
  await ownPage.goto((await link.getAttribute('href')) ?? '');
  await expect(ownPage.getByRole('heading', { level: 1 })).toHaveText('Your booking at Casa Brisa');
  await expect(ownPage.getByRole('definition').filter({ hasText: ALLERGY })).toBeVisible();
  await ownPage.close();

  // Staff see the booking with its add-on and its allergy.
  const staffContext = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const staffPage = await staffContext.newPage();
  await staffPage.goto(`${maitre.url}/staff`);
  await staffPage.getByLabel('Email').fill(maitre.demo.staff.email);
  await staffPage.getByLabel('Password', { exact: true }).fill(maitre.demo.staff.password);
  await screenshot(staffPage, 'sign-in');
  await staffPage.getByRole('button', { name: 'Sign in' }).click();
  await expect(staffPage.getByRole('tablist')).toBeVisible();
  // The venue's own language comes first; this test reads English.
  await staffPage.locator('.service-bar > [popovertarget="staff-menu"]').click();
  await staffPage.getByLabel('Language').or(staffPage.getByLabel('Idioma')).selectOption('en');
  await staffPage.keyboard.press('Escape');
  await expect(staffPage.locator('html')).toHaveAttribute('lang', 'en');
  await screenshot(staffPage, 'today');

  await staffPage.getByRole('textbox', { name: 'Date' }).fill(booking.bookingAt.slice(0, 10));
  const row = staffPage.getByRole('row').filter({ hasText: GUEST });
  await expect(row).toContainText(ALLERGY);
  await screenshot(staffPage, 'that-day');
  await row.getByRole('button', { name: GUEST }).and(staffPage.locator('[aria-pressed]')).click();
  await staffPage.getByRole('button', { name: 'Details' }).click();
  const panel = staffPage.getByRole('complementary', { name: 'Booking details' });
  // What the diner chose in their language, in that of the staff member.
  await expect(panel).toContainText('Bottle of brut nature cava');
  await expect(panel).toContainText(ALLERGY);
  await screenshot(staffPage, 'booking');
  await expectAccessible(staffPage);

  // Nobody can be seated on another day. The guests come today instead, whatever the rules of the venue say.
  const moves = panel.getByRole('group', { name: 'Move to' });
  await expect(moves.getByRole('button', { name: 'Cancel booking' }).first()).toBeVisible();
  await expect(moves.getByRole('button', { name: /^(Arrived|Seat)/ })).toHaveCount(0);
  const { bookingAt } = await bringForward(staffContext.request, maitre, booking.uuid);

  // They arrive and are seated.
  const status = staffPage.getByRole('status');
  await moves.getByRole('button', { name: /^Arrived/ }).click();
  await expect(status.filter({ hasText: `${GUEST} has arrived` })).toBeVisible();
  await moves.getByRole('button', { name: /^Seat/ }).click();
  await expect(status.filter({ hasText: `${GUEST} is now seated at` })).toBeVisible();
  await screenshot(staffPage, 'seated');

  // Two lines, a discount, a tip and two payments; at first with a wrong total.
  await panel.getByRole('button', { name: 'Close ticket' }).click();
  const ticket = staffPage.getByRole('dialog', { name: `Ticket of ${GUEST}` });
  await fillLine(ticket, 1, 'Paella for two', '1', '42');
  await fillLine(ticket, 2, 'Glass of cava', '4', '5,75');
  await typeInto(ticket.getByLabel('Discount on the whole'), '5');
  await typeInto(ticket.getByLabel('Total of the ticket'), '65');
  await expect(ticket.getByText(/The money does not add up/)).toBeVisible();
  await screenshot(staffPage, 'does-not-add-up');
  await ticket.getByRole('button', { name: /^Use / }).click();
  await typeInto(ticket.getByLabel('Tip'), '4');
  await ticket.getByRole('button', { name: 'Card: add a payment' }).click();
  await typeInto(ticket.getByRole('group', { name: 'Payment 1' }).getByLabel('Amount'), '40');
  await ticket.getByRole('button', { name: 'Cash: add a payment' }).click();
  await screenshot(staffPage, 'ticket');
  await ticket.getByRole('button', { name: /^Close as paid/ }).click();
  await expect(status.filter({ hasText: `The ticket of ${GUEST} is closed` })).toBeVisible();
  await expect(panel.getByText('Paid', { exact: true }).first()).toBeVisible();
  await screenshot(staffPage, 'paid');
  await moves.getByRole('button', { name: /^Left/ }).click();
  await expect(status.filter({ hasText: `${GUEST} has left` })).toBeVisible();
  await screenshot(staffPage, 'left');

  // A partner's system sees the same booking, once the tap has been sent.
  await expect
    .poll(() => partnerOf(maitre).read(booking.uuid))
    .toMatchObject({
      uuid: booking.uuid,
      bookingAt,
      status: 'ATTENDED',
      channel: 'WIDGET',
      ticketTotalAmount: 6000,
      ticketPartner: 'DEFAULT',
      allergiesDescription: ALLERGY,
      addOns: [{ name: 'Botella de cava brut nature', quantity: 1 }],
      customer: { name: GUEST, visitsCount: 1, averageOrderAmountPerPax: 3000 },
    });
  await staffContext.close();
});

async function fillLine(
  ticket: Locator,
  number: number,
  description: string,
  quantity: string,
  unitPrice: string,
): Promise<void> {
  await ticket.getByRole('button', { name: 'Add a line' }).click();
  const line = ticket.getByRole('group', { name: `Line ${number}` });
  await typeInto(line.getByLabel('Description'), description);
  await typeInto(line.getByLabel('Quantity'), quantity);
  await typeInto(line.getByLabel('Unit price'), unitPrice);
}

/**
 * Replaces a field's text key by key, because the sums are updated while typing. In Firefox `fill`
 * sets the value by script, which does not trigger React's onChange.
 */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.pressSequentially(text);
}

/**
 * Moves a booking to now, at a table for two. Guests of the demo who sit there at this hour leave, and bookings of the table
 * become no-shows. If the table is offered to the wait list meanwhile, it takes the next one.
 */
async function bringForward(
  request: APIRequestContext,
  { url, demo }: RunningMaitre,
  uuid: string,
): Promise<StaffBooking> {
  const read = async <Answer>(path: string) =>
    (await (await request.get(`${url}/staff/v3${path}`)).json()) as Answer;
  const put = (path: string, data: object) =>
    request.put(`${url}/staff/v3/bookings${path}`, { headers: { origin: url }, data });
  const quarter = Date.now() - (Date.now() % QUARTER_MS);
  const change = {
    date: workDayOf({ timezone: demo.timezone, dayStartsAt: '05:00:00' }, quarter),
    time: wallOf(demo.timezone, quarter).time,
    force: STAFF_RULES,
  };
  const query = BOOKING_STATUSES.filter(holdsTable)
    .map((status) => `status=${status}`)
    .join('&');
  const { venue } = await read<StaffSession>('/session');
  const refusals: string[] = [];
  for (const { id, minCovers, maxCovers } of venue.tables) {
    if (minCovers > 2 || maxCovers < 2) continue;
    const { data } = await read<{ data: StaffBooking[] }>(`/bookings?${query}`);
    for (const other of data.filter(({ tables }) => tables.some((table) => table.id === id))) {
      const status = groupOf(other.status) === 'seated' ? 'ATTENDED' : 'NO_SHOW';
      const freed = await put(`/${other.uuid}/status`, { status });
      expect(freed.status(), await freed.text()).toBe(200);
    }
    const moved = await put(`/${uuid}`, { ...change, tables: [String(id)] });
    if (moved.ok()) return (await moved.json()) as StaffBooking;
    refusals.push(await moved.text());
  }
  throw new Error(`No table for two can be had: ${refusals.join('\n')}`);
}
