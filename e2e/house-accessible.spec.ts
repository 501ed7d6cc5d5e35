import type { Page } from '@playwright/test';
import { expectAccessibleInSampledScheme, overflow } from './fixtures/expect-accessible.ts';
import { expect, type House, test } from './fixtures/full-house.ts';
import { isLong, SAMPLED_LANGUAGES, SAMPLED_WIDTHS } from './fixtures/sampled.ts';

/** The sections of the house, in both colour schemes, on the widths and in the languages of `sampled.ts`. */

async function openHouse(page: Page, house: House, section = ''): Promise<void> {
  const hash = section === '' ? '' : `&section=${section}`;
  await page.goto(`${house.url}/staff#place=house${hash}`);
  await expect(page.locator('.house-sections')).toBeAttached();
}

/** The sections that this person sees. */
function sectionsOf(page: Page): Promise<string[]> {
  return page
    .locator('.house-sections a')
    .evaluateAll((links) =>
      links.map(
        (link) => new URLSearchParams((link as HTMLAnchorElement).hash).get('section') ?? '',
      ),
    );
}

async function show(page: Page, section: string): Promise<void> {
  await page.evaluate((id) => {
    window.location.hash = `#place=house&section=${id}`;
  }, section);
  await expect(
    page.locator(`.house-sections [aria-current][href$="section=${section}"]`),
  ).toBeAttached();
  await expect(
    page.locator('.house-section > :not(h2, .house-back, [role=status])').first(),
  ).toBeAttached();
  // The first entry of each list, with all of its fields.
  for (const entry of await page.locator('.list > .entry:first-of-type > summary').all())
    if (await entry.isVisible()) await entry.click();
}

for (const [number, width] of SAMPLED_WIDTHS.entries()) {
  test(`no section has an accessibility violation or is wider than ${width} px`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await openHouse(page, house);
    for (const [index, section] of (await sectionsOf(page)).entries()) {
      await show(page, section);
      // In `npm test`, each section on one of the widths and in one scheme.
      if (isLong || index % SAMPLED_WIDTHS.length === number)
        await expectAccessibleInSampledScheme(page, index >> 1, section);
      expect(await overflow(page), section).toBe(0);
    }
  });
}

test('no section is wider than a phone, in any sampled language', async ({ page, house }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHouse(page, house);
  const sections = await sectionsOf(page);
  for (const language of SAMPLED_LANGUAGES) {
    await openHouse(page, house, 'device');
    await page.locator('.house-section select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const section of sections) {
      await show(page, section);
      expect(await overflow(page), `${section} in ${language}`).toBe(0);
    }
  }
});
