import type { Page } from '@playwright/test';
import { COLOUR_RULES, expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/maitre.ts';

const PATHS = ['/reference', '/problems', '/problems/booking-is-outdated'];

test("the API's reference is accessible on a phone and a desk, in both colour schemes", async ({
  page,
  maitre,
}) => {
  for (const path of PATHS) {
    await page.goto(maitre.url + path);
    // axe takes many seconds for the whole page, and objects have the same tables as bodies.
    await page
      .locator('#objects > section')
      .evaluateAll((sections) => sections.map((section) => section.remove()));
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, path);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await removeRepetitions(page);
    await expectAccessible(page, `${path}, dark`, COLOUR_RULES);
  }
});

/** All operations have the same colours. */
function removeRepetitions(page: Page): Promise<void> {
  return page.evaluate(() => {
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
  });
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
