import type { Page } from '@playwright/test';
import { isLong } from '../test/fixtures/long-tests.ts';
import { chooseDay, createBooking } from './fixtures/create-booking.ts';
import { expectPageUnchanged, type HostileHost, openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';
import { mergedHosts } from './fixtures/merged-hosts.ts';

const popup = (url: string, key: string) => `
  <script type="module" src="${url}/embed.js" crossorigin async></script>
  <p><a href="#elsewhere" data-table-booking-open>Reserve</a></p>
  <table-booking publishable-key="${key}" mode="popup"></table-booking>`;

const floating: HostileHost['snippet'] = (url, key) => `
  <script type="module" src="${url}/embed.js" crossorigin async></script>
  <table-booking publishable-key="${key}" mode="floating"></table-booking>`;

const styles = (css: string): HostileHost => ({ head: `<style>${css}</style>` });

/** What the host page does to the element's ancestors. */
const HOSTS: Record<string, HostileHost> = {
  'bars with the maximum z-index': styles(`
    body::before, body::after {
      content: 'Cookies'; position: fixed; inset: 0 0 auto; height: 90px;
      z-index: 2147483647; background: gold;
    }
    body::after { inset: auto 0 0 }`),
  'right-to-left': { html: 'lang="en" dir="rtl"' },
  'vertical writing mode': styles('body { writing-mode: vertical-rl }'),
  'a rotated ancestor': styles('main { transform: rotate(180deg) scale(0.5) }'),
  'a dimmed ancestor': styles('main { filter: blur(1px); opacity: 0.1; will-change: transform }'),
  'an ancestor with containment': styles(
    'main { contain: strict; width: 300px; height: 200px; container-type: size; isolation: isolate }',
  ),
  'an ancestor with overflow hidden': styles(
    'main { overflow: hidden; width: 200px; height: 60px }',
  ),
  'an ancestor with visibility hidden': styles(
    'main { visibility: hidden } main a, main button { visibility: visible }',
  ),
  'an ancestor with pointer-events none': styles(
    'main { pointer-events: none } main a { pointer-events: auto }',
  ),
  'an ancestor that is inert while a menu is open': {
    snippet: (url, key) => popup(url, key).replace('<table-booking', '<section inert>$&'),
  },
  'body zoom 1.5': styles('body { zoom: 1.5 }'),
  'body zoom 0.5': styles('body { zoom: 0.5 }'),
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });

/** Until the widget is ready, the page's link works as a link. */
const untilWatching = (page: Page) =>
  page.locator('table-booking dialog[aria-label]').waitFor({ state: 'attached' });

/** Where a later step could differ from the first. */
const BOOKED = [
  'bars with the maximum z-index',
  'right-to-left',
  'an ancestor with containment',
  'body zoom 1.5',
];

/** Pages that are tested as one page, because none hides what another does. */
const TOGETHER = [
  BOOKED,
  [
    'vertical writing mode',
    'a rotated ancestor',
    'an ancestor with overflow hidden',
    'body zoom 0.5',
  ],
  [
    'a dimmed ancestor',
    'an ancestor with visibility hidden',
    'an ancestor with pointer-events none',
    'an ancestor that is inert while a menu is open',
  ],
];

/** `npm run test:long` books a table on every page alone. */
const PAGES = isLong ? HOSTS : mergedHosts(HOSTS, TOGETHER);

for (const [title, host] of Object.entries(PAGES)) {
  const books = isLong || title === BOOKED.join('; ');
  test(`a ${books ? 'booking' : 'time'} in a fully visible dialog: ${title}`, async ({
    page,
    maitre,
  }) => {
    await openHostPage(page, maitre, { snippet: popup, ...host });
    await untilWatching(page);
    await page.getByRole('link', { name: 'Reserve' }).click();
    const dialog = dialogOf(page);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    if (books) await createBooking(page);
    else await (await chooseDay(page)).getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    // The page can scroll again after the close event.
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await expectPageUnchanged(page);
  });
}

for (const title of ['right-to-left', 'vertical writing mode', 'body zoom 1.5']) {
  test(`the floating button is in the lower right corner: ${title}`, async ({ page, maitre }) => {
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

test.describe('inside a hidden element', () => {
  test.use({ expectedError: /<table-booking> cannot open its dialog: .*display: none/ });

  test('no dialog opens, the page’s link works, and the console has a message', async ({
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

    // Once visible, it opens.
    await page.addStyleTag({ content: 'main > section { display: block !important }' });
    await page.getByRole('link', { name: 'Reserve' }).click();
    await expect(dialogOf(page).getByRole('grid')).toBeVisible();
  });
});
