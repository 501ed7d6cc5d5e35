import { createBooking } from './fixtures/create-booking.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';

test('the mail of a booking is shown to the staff, and its link opens the booking', async ({
  page,
  browser,
  maitre,
}) => {
  const screenshot = screenshotTaker('mail');
  await page.goto(maitre.hostUrl);
  await createBooking(page);

  const context = await browser.newContext();
  const staff = await context.newPage();
  await staff.goto(`${maitre.url}/staff`);
  await staff.getByLabel('Email').fill(maitre.demo.staff.email);
  await staff.getByLabel('Password', { exact: true }).fill(maitre.demo.staff.password);
  await staff.getByRole('button', { name: 'Sign in' }).click();
  const menu = staff.locator('.service-bar > [popovertarget="staff-menu"]');
  await menu.click();
  await staff.getByLabel('Language').or(staff.getByLabel('Idioma')).selectOption('en');
  await staff.getByRole('button', { name: 'Mail', exact: true }).click();

  const sheet = staff.getByRole('dialog', { name: 'Mail' });
  await expect(sheet).toContainText('This is the demo: nothing is sent.');
  const mail = sheet.getByRole('listitem').filter({ hasText: 'Booked' }).first();
  await expect(mail).toContainText('To Laura Vidal i Ferrer');
  await expect(mail).toContainText('Not sent, because this is the demo');
  await mail.getByRole('button', { name: /^Show/ }).click();
  const frame = mail.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Your table is booked');
  await expect(frame.getByText('Hello Laura Vidal i Ferrer,')).toBeVisible();
  await screenshot(staff, 'shown');

  const opened = context.waitForEvent('page');
  // By keyboard: the frame has a process of its own, which a click may miss right after its page was scrolled.
  await frame.getByRole('link', { name: 'View, change or cancel' }).press('Enter');
  const own = await opened;
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Your booking at Casa Brisa');
  await context.close();
});
