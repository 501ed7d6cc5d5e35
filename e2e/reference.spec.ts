import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures/maitre.ts';

const PATHS = ['/reference', '/problems', '/problems/booking-is-outdated'];

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(`the API's reference is accessible, ${colorScheme}, ${width} pixels wide`, async ({
    page,
    maitre,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await page.goto(maitre.url + path);
      // Objects have the same tables as bodies, so a few are enough.
      const { violations } = await new AxeBuilder({ page }).exclude('#objects').analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test("no page of the API's reference scrolls horizontally", async ({ page, maitre }) => {
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await page.goto(maitre.url + path);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, scrollWidth]).toEqual([path, width]);
    }
  }
});

test('links lead from a problem to its operations and back, by keyboard', async ({
  page,
  maitre,
}) => {
  await page.goto(`${maitre.url}/problems/customer-gdpr-consent-required`);
  await page.getByRole('link', { name: 'Create a booking' }).press('Enter');
  await expect(page).toHaveURL(`${maitre.url}/reference#create-booking`);
  await expect(page.getByRole('heading', { name: 'Create a booking' })).toBeInViewport();
  const operation = page.getByRole('region', { name: 'Create a booking' });
  const problems = operation.getByRole('table', {
    name: 'Problems of create-booking',
    exact: true,
  });
  await problems.getByRole('link', { name: 'CUSTOMER_GDPR_CONSENT_REQUIRED' }).press('Enter');
  await expect(page).toHaveURL(`${maitre.url}/problems/customer-gdpr-consent-required`);

  await page.goto(`${maitre.url}/reference`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
