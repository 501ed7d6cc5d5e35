import { SAMPLED_LANGUAGES } from '../test/fixtures/long-tests.ts';
import { bookButton, fillForm, goToForm, widgetOn } from './fixtures/booking-steps.ts';
import { expectAccessibleOnDeskAndPhone } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';

test('a guest books on the venue’s own page', async ({ page, maitre }) => {
  await page.goto(`${maitre.url}/book/${maitre.demo.accountId}?lang=en`);
  const widget = widgetOn(page);
  await goToForm(widget);
  await fillForm(widget, 'own-page@example.com');
  await bookButton(widget).click();
  await expect(widget.getByRole('heading', { name: /booked|confirmed/i })).toBeVisible();
});

test('the booking page is accessible on a desk and a phone, in both colour schemes', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('booking-page');
  await page.goto(`${maitre.url}/book/${maitre.demo.accountId}?lang=es`);
  await expect(widgetOn(page).getByRole('grid')).toBeVisible();
  await expectAccessibleOnDeskAndPhone(page);
  await screenshot(page, 'page');
});

test('the booking page does not scroll horizontally in the sampled languages', async ({
  page,
  maitre,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of SAMPLED_LANGUAGES) {
    await page.goto(`${maitre.url}/book/${maitre.demo.accountId}?lang=${language}`);
    await expect(widgetOn(page).getByRole('grid')).toBeVisible();
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, language).toBe(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the booking page says where the venue is, when, and how to call', async ({
    page,
    maitre,
  }) => {
    await page.goto(`${maitre.url}/book/${maitre.demo.accountId}?lang=en`);
    await expect(page.getByRole('heading', { name: 'Casa Brisa' })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('València');
    await expect(page.getByRole('link', { name: 'Book by phone' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Monday/ })).toContainText('13:00');
    await expect(page.locator('noscript p')).toContainText('has to allow JavaScript');
  });
});
