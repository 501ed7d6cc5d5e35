import type { Locator, Page } from '@playwright/test';
import { messages as english } from '../src/diner/i18n/locales/en.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { widgetOn } from './fixtures/booking-steps.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';

/** Half of the languages are tested in the dark scheme. axe needs one language per scheme. */
const THEMES = ['light', 'dark'] as const;

/** Short texts can be the same in two languages: “Total”, “Name”. */
const MIN_LENGTH = 12;

for (const [number, language] of LANGUAGES.entries()) {
  test(`every step is in ${language} and fits into 280 pixels`, async ({ page, maitre }) => {
    await page.emulateMedia({ colorScheme: THEMES[number % THEMES.length] ?? 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    const screenshot = screenshotTaker(`language-${language}`);
    const widget = widgetOn(page);
    const main = widget.locator('[part=button]');
    const widths = [320, 280];
    const look = async (step: string) => {
      await screenshot(page, step);
      await expectLanguage(widget, language);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await tooWide(page), `${step} at ${width} pixels`).toEqual([]);
      }
      // The next step begins with the current width.
      widths.reverse();
      if (number < THEMES.length) await expectAccessible(page);
    };

    await page.goto(`${maitre.hostUrl}/?lang=${language}`);
    await expect(widget.locator('[data-day=free]').first()).toBeVisible();
    await look('month');
    await widget.locator('.month-head button').last().click();
    const day = widget.locator('[data-day=free]').nth(24);
    await day.click();
    await widget.locator('.shift').last().getByRole('radio').first().check();
    await look('times');
    await main.click();
    await widget.getByRole('radio').first().check();
    await look('area');
    await main.click();
    await expect(widget.getByRole('radio')).toHaveCount(0);
    await look('extras');
    await main.click();
    await expect(widget.locator('input[name=name]')).toBeVisible();
    for (const fold of await widget.locator('summary').all()) await fold.click();
    await main.click();
    await expect(widget.locator('input[name=name]')).toBeFocused();
    await look('errors');
    await widget.locator('input[name=name]').fill('Laura Vidal i Ferrer');
    await widget.locator('input[name=email]').fill(`${language}@example.com`);
    await widget.locator('input[name=hasGdprConsent]').check();
    await main.click();
    await expect(widget.locator('.confirmed')).toBeVisible();
    await look('confirmed');
  });
}

/** The language is declared, and no English text is visible or announced. */
async function expectLanguage(widget: Locator, language: string): Promise<void> {
  const { lang, texts } = await widget.evaluate((element) => {
    const all = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])];
    const labels = all.flatMap((each) => each.getAttribute('aria-label') ?? []);
    const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
    return { lang: frame?.lang ?? '', texts: [frame?.textContent ?? '', ...labels].join('\n') };
  });
  expect(lang.split('-')[0]).toBe(language);
  expect(texts.length).toBeGreaterThan(50);
  const found = ENGLISH.filter((text) => texts.includes(text));
  if (language === 'en') expect(found).not.toEqual([]);
  else expect(found).toEqual([]);
}

const ENGLISH = Object.values(english)
  .flatMap((text) => (typeof text === 'object' && text ? Object.values(text) : [text]))
  .filter((text) => typeof text === 'string')
  // Placeholders hold the venue’s and the diner’s texts, so only the text around them is compared.
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((text) => text.trim())
  .filter((text) => text.length >= MIN_LENGTH);

/** Lists what extends beyond the right edge of the window. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const inside = document.querySelector('table-booking')?.shadowRoot?.querySelectorAll('*') ?? [];
    const wide = [...inside].filter((each) => {
      const box = each.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(each);
      // A column's name must not overlap the next one's.
      const isCramped = each.matches('th') && words.getBoundingClientRect().width > box.width + 1;
      // A collapsed element reports its last layout.
      const isWide = box.width > 1 && box.right > width + 1 && each.checkVisibility();
      return isCramped || isWide;
    });
    const page = root.scrollWidth > width ? [`the page: ${root.scrollWidth}`] : [];
    return [...page, ...wide.map((each) => `${each.tagName}.${each.className}`)];
  });
}
