import type { Page } from '@playwright/test';
import { COLOUR_RULES, expectAccessible } from './fixtures/expect-accessible.ts';
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
      if (path === '/reference') await removeRepetitions(page, colorScheme);
      await expectAccessible(page, path, colorScheme === 'dark' ? COLOUR_RULES : undefined);
    }
  });
}

/**
 * axe takes many seconds for the whole page. Objects have the same tables as bodies, and all
 * operations have the same colours.
 */
function removeRepetitions(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((keepsAll) => {
    for (const section of document.querySelectorAll('#objects > section')) section.remove();
    if (keepsAll) return;
    // What only some operations have, such as a body, is in the first of each class and element.
    const seen = new Set<string>();
    for (const section of document.querySelectorAll('main section[aria-labelledby]')) {
      const kinds = [section, ...section.querySelectorAll('*')].map(
        ({ tagName, className, parentElement }) =>
          `${parentElement?.tagName} ${tagName} ${className}`,
      );
      if (kinds.every((kind) => seen.has(kind))) section.remove();
      for (const kind of kinds) seen.add(kind);
    }
  }, colorScheme === 'light');
}

test("no page of the API's reference scrolls horizontally", async ({ page, maitre }) => {
  for (const path of PATHS) {
    await page.goto(maitre.url + path);
    for (const width of [320, 375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
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
