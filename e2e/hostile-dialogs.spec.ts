import type { Page } from '@playwright/test';
import { bookTable } from './fixtures/book-table.ts';
import { expectPageUnchanged, type HostileHost, openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';

const popup = (url: string, key: string) => `
  <script type="module" src="${url}/embed.js" crossorigin async></script>
  <p><a href="#elsewhere" data-table-booking-open>Reserve</a></p>
  <table-booking publishable-key="${key}" mode="popup"></table-booking>`;

const floating: HostileHost['snippet'] = (url, key) => `
  <script type="module" src="${url}/embed.js" crossorigin async></script>
  <table-booking publishable-key="${key}" mode="floating"></table-booking>`;

const styles = (css: string): HostileHost => ({ head: `<style>${css}</style>` });

/** What a page does with whatever is around the element. */
const HOSTS: Record<string, HostileHost> = {
  'bars above everything': styles(`
    body::before, body::after {
      content: 'Cookies'; position: fixed; inset: 0 0 auto; height: 90px;
      z-index: 2147483647; background: gold;
    }
    body::after { inset: auto 0 0 }`),
  'a page from right to left': { html: 'lang="en" dir="rtl"' },
  'lines from top to bottom': styles('body { writing-mode: vertical-rl }'),
  'a box that is turned': styles('main { transform: rotate(180deg) scale(0.5) }'),
  'a box that is dimmed': styles(
    'main { filter: blur(1px); opacity: 0.1; will-change: transform }',
  ),
  'a box that keeps to itself': styles(
    'main { contain: strict; width: 300px; height: 200px; container-type: size; isolation: isolate }',
  ),
  'a box that is cut off': styles('main { overflow: hidden; width: 200px; height: 60px }'),
  'a box out of sight': styles(
    'main { visibility: hidden } main a, main button { visibility: visible }',
  ),
  'a box that no mouse touches': styles(
    'main { pointer-events: none } main a { pointer-events: auto }',
  ),
  'a box that is inert while a menu is open': {
    snippet: (url, key) => popup(url, key).replace('<table-booking', '<section inert>$&'),
  },
  'a body that is larger': styles('body { zoom: 1.5 }'),
  'a body that is smaller': styles('body { zoom: 0.5 }'),
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });

/** Until then, a link of the page leads where it leads. */
const untilWatching = (page: Page) =>
  page.locator('table-booking dialog[aria-label]').waitFor({ state: 'attached' });

for (const [title, host] of Object.entries(HOSTS)) {
  test(`a booking in a dialog that is whole in sight: ${title}`, async ({ page, maitre }) => {
    await openHostPage(page, maitre, { snippet: popup, ...host });
    await untilWatching(page);
    await page.getByRole('link', { name: 'Reserve' }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await bookTable(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    // The page's scrolling is given back when the browser tells of the closing.
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await expectPageUnchanged(page);
  });
}

for (const title of [
  'a page from right to left',
  'lines from top to bottom',
  'a body that is larger',
]) {
  test(`a button that floats in the lower right corner: ${title}`, async ({ page, maitre }) => {
    await openHostPage(page, maitre, { ...HOSTS[title], snippet: floating });
    const button = page.getByRole('button', { name: 'Book a table' });
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    const size = page.viewportSize();
    expect(box?.height).toBeLessThan(100);
    expect(box?.x).toBeGreaterThan((size?.width ?? 0) / 2);
    expect(box?.y).toBeGreaterThan((size?.height ?? 0) / 2);
    await button.click();
    await expect(dialogOf(page).getByRole('grid')).toBeVisible();
  });
}

test.describe('within what the page does not show', () => {
  test.use({ expectedError: /<table-booking> cannot open its dialog: .*display: none/ });

  test('the page stays free, its link leads where it leads, and the console names it', async ({
    page,
    maitre,
  }) => {
    await openHostPage(page, maitre, {
      ...styles('main > section { display: none }'),
      snippet: (url, key) => `
        <script type="module" src="${url}/embed.js" crossorigin async></script>
        <a href="#elsewhere" data-table-booking-open>Reserve</a>
        <section><table-booking publishable-key="${key}" mode="popup"></table-booking></section>`,
    });
    await untilWatching(page);
    await page.getByRole('link', { name: 'Reserve' }).click();
    await expect(page).toHaveURL(/#elsewhere$/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await expectPageUnchanged(page);

    // Shown at last, it opens.
    await page.addStyleTag({ content: 'main > section { display: block !important }' });
    await page.getByRole('link', { name: 'Reserve' }).click();
    await expect(dialogOf(page).getByRole('grid')).toBeVisible();
  });
});
