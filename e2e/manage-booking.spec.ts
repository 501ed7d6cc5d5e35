import type { Page } from '@playwright/test';
import { expectAccessibleOnDeskAndPhone } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { bookLargeParty, partnerOf } from './fixtures/partner.ts';

test('a diner signs, reconfirms, changes and cancels a booking by its link, and the API shows the same', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('manage-one-booking');
  const partner = partnerOf(maitre);

  // A partner books a large party, which the demo asks to sign a cancellation policy.
  const booking = await bookLargeParty(partner, 30);
  expect(booking.cancellationPolicy).toMatchObject({ status: 'PENDING_SIGNATURE' });

  const addresses = addressesOf(page);
  await page.goto(booking.redirectUrl ?? '');
  const token = new URL(booking.redirectUrl ?? '').hash.slice(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking at Casa Brisa');
  await expect(page.getByText('€25.00 per person, €200.00 for 8 people')).toBeVisible();
  await screenshot(page, 'to-be-signed');
  await expectAccessibleOnDeskAndPhone(page);

  // Signing requires the checkbox, which is unchecked at first.
  const box = page.getByRole('checkbox', { name: 'I have read and accept' });
  await page.getByRole('button', { name: 'Sign the policy' }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Tick the box to sign the policy.');
  await screenshot(page, 'not-ticked');
  // With the keyboard, from the focused element.
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. The cancellation policy is signed.')).toBeFocused();
  await screenshot(page, 'signed');
  expect(await partner.read(booking.uuid)).toMatchObject({
    cancellationPolicy: { status: 'SIGNED' },
  });

  await page.getByRole('button', { name: 'Yes, we are coming' }).click();
  await expect(page.getByText('The restaurant knows that you are coming.')).toBeFocused();
  await screenshot(page, 'reconfirmed');

  // Another time on the same day; the current one is marked as booked.
  await page.getByRole('button', { name: 'Change day, time or guests' }).click();
  await expect(page.getByRole('heading', { name: 'Change day, time or guests' })).toBeFocused();
  const times = page.getByRole('radio', { name: /^\d/ });
  await expect(times.and(page.locator(':checked'))).toHaveCount(1);
  await expect(page.getByText(/^Nothing is changed yet/)).toBeVisible();
  await screenshot(page, 'what-is-booked');
  await times.and(page.locator(':not(:checked)')).first().check();
  await screenshot(page, 'another-time');
  await page.getByRole('button', { name: /^Change to .* for 8$/ }).click();
  await expect(page.getByText('Your change is saved.')).toBeFocused();
  await screenshot(page, 'moved');
  const moved = await partner.read(booking.uuid);
  expect(moved).toMatchObject({ isReconfirmedByCustomer: true, pax: 8, status: 'CONFIRMED' });
  expect(moved.bookingAt).not.toBe(booking.bookingAt);

  // Requests and allergies.
  await page.getByRole('button', { name: 'Change requests or allergies' }).click();
  await page.getByRole('checkbox', { name: /allerg/ }).check();
  await page.getByRole('textbox', { name: 'Which, and for how many?' }).fill('Nuts, one of us');
  await screenshot(page, 'requests');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Nuts, one of us' })).toBeVisible();

  // The link still works after a reload. Canceling takes a reason and a confirmation.
  await page.reload();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await screenshot(page, 'why');
  await page.getByRole('radio', { name: 'Our plans have changed' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel for good?' })).toBeFocused();
  await expect(page.getByText(/^Cancelling is free until /)).toBeVisible();
  await screenshot(page, 'last-question');
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
  await expect(page.getByRole('heading', { name: 'This booking is cancelled' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await screenshot(page, 'canceled');
  expect(await partner.read(booking.uuid)).toMatchObject({
    status: 'CANCELED',
    cancelReason: 'CHANGED_PLANS',
    allergiesDescription: 'Nuts, one of us',
    cancellationPolicy: { status: 'ENDED', endedBy: 'CUSTOMER' },
  });

  // The link's token is only sent in a header: no requested URL contains it.
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('Back leads from an action to the booking, and the URL keeps its token', async ({
  page,
  maitre,
}) => {
  const booking = await bookLargeParty(partnerOf(maitre), 31);
  const address = booking.redirectUrl ?? '';
  await page.goto(maitre.hostUrl);
  await page.goto(address);
  const standing = page.getByRole('heading', { name: 'Your table is booked' });
  const requested = page.getByRole('heading', { name: 'Cancel your booking' });

  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(requested).toBeFocused();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(standing).toBeFocused();
  await expect(page).toHaveURL(address);
  await page.goForward();
  await expect(requested).toBeFocused();

  // Forward is pressed as soon as Back has shown the booking.
  await page.evaluate(async () => {
    const goForward = () => history.forward();
    addEventListener('focusin', goForward, { once: true });
    const wentForward = new Promise<void>((resolve) => {
      addEventListener(
        'popstate',
        () => {
          addEventListener('popstate', () => resolve(), { once: true });
        },
        { once: true },
      );
    });
    history.back();
    await wentForward;
  });
  await expect(requested).toBeFocused();

  // A reload during an action shows the booking and leaves no dead history entry.
  await page.reload();
  await expect(standing).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);

  await page.getByRole('button', { name: 'Change day, time or guests' }).click();
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await expect(standing).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await page.goBack();
  await expect(page).toHaveURL(maitre.hostUrl);
});

test('a truncated link shows an error and sends no request', async ({ page, maitre }) => {
  const addresses = addressesOf(page);
  await page.goto(`${maitre.url}/manage/6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e?lang=eu`);

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Esteka honek ez du erreserbarik irekitzen',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'eu');
  expect(addresses.filter((address) => address.includes('/widget/v3'))).toEqual([]);
});

/** The URLs of all requests. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url().replace(/#.*/, '')));
  return addresses;
}
