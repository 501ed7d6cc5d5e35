import { bookButton, fillForm, freeDays, goToForm, widgetOn } from './fixtures/booking-steps.ts';
import { endAllHolds, endHolds } from './fixtures/end-holds.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { partnerOf } from './fixtures/partner.ts';

test.beforeEach(({ maitre }) => endAllHolds(maitre));

/** Days that no other tests fill up. */
const dayOf = (index: number) => ({ index, months: 2 });

const KEPT = /^We keep this table for you until \d+:\d\d\.$/;

test('two visitors and the last table: it is kept for the one who fills in the form, until they leave', async ({
  page,
  browser,
  maitre,
}) => {
  const screenshot = screenshotTaker('table-holds');
  await page.addInitScript(() => {
    addEventListener('table-booking:slot-selected', (event) => {
      const { date, time } = (event as CustomEvent<{ date: string; time: string }>).detail;
      console.log('chosen', date, time);
    });
  });
  const chosen = page.waitForEvent('console', (message) => message.text().startsWith('chosen'));
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, dayOf(20));
  await expect(widget.getByRole('status').filter({ hasText: KEPT })).toBeVisible();
  await screenshot(page, 'kept');
  const [, date = '', time = ''] = (await chosen).text().split(' ');
  // All others are taken.
  await partnerOf(maitre).takeAll(date, time);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(maitre.hostUrl);
  const otherWidget = widgetOn(other);
  for (let month = 0; month < 2; month += 1) {
    await expect(freeDays(otherWidget).first()).toBeVisible();
    await otherWidget.getByRole('button', { name: 'Next month' }).click();
  }
  await otherWidget.locator(`[data-date="${date}"]`).click();
  const dinner = otherWidget.getByRole('group', { name: 'Dinner' });
  await expect(dinner.getByRole('radio').first()).toBeVisible();
  const free = dinner.getByRole('radio', { name: time.slice(0, 5), exact: true });
  await expect(free).toHaveCount(0);

  // The first visitor leaves the page, and the other one gets the table without a press.
  await page.goto('about:blank');
  await expect(free).toBeVisible();
  await context.close();
});

test('the diner books the table that is kept, although all others are gone', async ({
  page,
  maitre,
}) => {
  const held = page.waitForResponse((response) => response.url().includes('/holds?'));
  const asked = page.waitForRequest((request) => request.url().includes('/holds?'));
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, dayOf(21));
  expect((await (await held).json()).hold).not.toBe(null);
  const { date, time } = (await asked).postDataJSON() as { date: string; time: string };
  await partnerOf(maitre).takeAll(date, time);
  await fillForm(widget, 'kept@example.com');
  await bookButton(widget).click();
  await expect(widget.getByRole('heading', { name: 'Your table is booked' })).toBeFocused();
});

test('the hold ends while the diner types: it is told, kept again when they go on, and nothing typed is lost', async ({
  page,
  maitre,
}) => {
  await page.clock.install();
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, dayOf(22));
  await expect(widget.getByRole('status').filter({ hasText: KEPT })).toBeVisible();
  await fillForm(widget, 'slow.typist@example.com');
  await page.clock.fastForward('04:05');
  await expect(widget.getByRole('button', { name: 'Keep it longer' })).toBeVisible();
  await page.clock.fastForward('01:00');
  const line = widget.getByRole('status').filter({ hasText: 'We no longer keep the table' });
  await expect(line).toBeVisible();
  const name = widget.getByRole('textbox', { name: 'Name' });
  // Who types on asks for it again, from the next frame on.
  await expect(async () => {
    await name.press('End');
    await expect(widget.getByRole('status').filter({ hasText: KEPT })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(name).toHaveValue('Laura Vidal i Ferrer');
  await expect(widget.getByRole('textbox', { name: 'Email' })).toHaveValue(
    'slow.typist@example.com',
  );
});

test('the hold ends while the diner types, and somebody else takes the table: what would work is offered, nothing typed is lost, and another time is booked', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('ended-hold');
  const email = 'slower.typist@example.com';
  await page.clock.install();
  const asked = page.waitForRequest((request) => request.url().includes('/holds?'));
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, dayOf(23));
  await expect(widget.getByRole('status').filter({ hasText: KEPT })).toBeVisible();
  const { date, time } = (await asked).postDataJSON() as { date: string; time: string };
  await fillForm(widget, email);
  await widget.getByText('Allergies, occasion, special requests').click();
  const wishes = widget.getByRole('textbox', { name: 'Special requests' });
  await wishes.fill('By the window, if you can');

  // The time passes on the server and in the browser, and others take every table.
  expect(await endHolds(maitre, date)).toBe(1);
  const partner = partnerOf(maitre);
  expect(await partner.takeAll(date, time)).not.toEqual([]);
  await page.clock.fastForward('05:05');
  // Who types on asks for it again, from the next frame on.
  await expect(
    widget.getByRole('status').filter({ hasText: 'We no longer keep the table' }),
  ).toBeVisible();
  const name = widget.getByRole('textbox', { name: 'Name' });
  const notice = widget.getByRole('alert');
  await expect(async () => {
    await name.press('End');
    await expect(notice).toContainText('What would work', { timeout: 1000 });
  }).toPass();
  await expect(widget.getByText('Everything you typed is still here.')).toBeVisible();
  // Whoever types goes on typing.
  await expect(name).toBeFocused();
  await screenshot(page, 'lost');
  const expectEverythingTyped = async () => {
    await expect(name).toHaveValue('Laura Vidal i Ferrer');
    await expect(widget.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(wishes).toHaveValue('By the window, if you can');
    await expect(widget.getByRole('checkbox', { name: /processes my data/ })).toBeChecked();
  };
  await expectEverythingTyped();
  expect(await partner.bookingsOf(email)).toEqual([]);

  const suggestion = notice.getByRole('button', { name: /^\d+:\d+$/ }).first();
  const other = (await suggestion.textContent()) ?? '';
  const heldAgain = page.waitForResponse((response) => response.url().includes('/holds?'));
  await suggestion.click();
  expect((await (await heldAgain).json()).hold, `a table held at ${other}`).not.toBe(null);
  await expect(bookButton(widget)).toHaveText(new RegExp(`${other}$`));
  await expect(widget.getByRole('status').filter({ hasText: KEPT })).toBeVisible();
  await expectEverythingTyped();
  await bookButton(widget).click();
  await expect(widget.getByRole('heading', { name: 'Your table is booked' })).toBeFocused();
  const [booking, ...rest] = await partner.bookingsOf(email);
  expect(rest).toEqual([]);
  expect(booking?.bookingAt).toContain(`T${other}`);
  expect(booking?.customerSpecialRequests).toBe('By the window, if you can');
});
