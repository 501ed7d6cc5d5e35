import type { PublicBooking } from '../src/contract/booking.ts';
import type { StartAnswer } from '../src/contract/widget/start.ts';
import { showToday } from './fixtures/booking-steps.ts';
import { expect, test } from './fixtures/maitre.ts';

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    // One time zone ahead of the venue is enough for both browsers.
    const tag = timezoneId === 'Pacific/Auckland' ? [] : '@chromium';
    test(`a diner in ${timezoneId} sees the venue's days and times`, { tag }, async ({
      page,
      maitre,
    }) => {
      const started = page.waitForResponse((response) => response.url().includes('/start?'));
      await page.goto(maitre.hostUrl);
      const { venue } = (await (await started).json()) as StartAnswer;
      const widget = page.locator('table-booking');
      await showToday(widget);
      const today = widget.getByRole('gridcell', { name: /, today/ });
      await expect(today).toHaveText(String(Number(venue.today.slice(8))));

      await widget.getByRole('button', { name: 'Next month' }).click();
      await widget
        .getByRole('gridcell', { name: /tables available/ })
        .nth(20)
        .click();
      const time = widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').last();
      await time.check();
      const shown = (await widget.getByRole('button', { name: /^Continue: / }).textContent()) ?? '';
      const [chosen = ''] = /\d{1,2}:\d\d/.exec(shown) ?? [];
      await widget.getByRole('button', { name: /^Continue: / }).click();
      await widget.getByRole('radio').first().check();
      await widget.getByRole('button', { name: 'Continue' }).click();
      await widget.getByRole('button', { name: /^Continue/ }).click();
      await widget.getByRole('textbox', { name: 'Name' }).fill('Aroha Ngata');
      await widget.getByRole('textbox', { name: 'Email' }).fill('aroha@example.com');
      await widget.getByRole('checkbox', { name: /processes my data/ }).check();
      const answered = page.waitForResponse((response) => response.url().endsWith('/bookings'));
      await widget.getByRole('button', { name: /^Book for 2 on / }).click();
      const booking = (await (await answered).json()) as PublicBooking;
      await expect(widget.getByRole('heading', { level: 2 })).toBeFocused();

      // The date-time's offset is the venue's, so the text before it is the venue's wall clock.
      expect(booking.bookingAt.slice(11, 16)).toBe(chosen.padStart(5, '0'));
      await expect(widget).toContainText(chosen);
    });
  });
}
