import type { Page } from '@playwright/test';
import { showHostPage } from './fixtures/host-page.ts';
import { expect, test } from './fixtures/maitre.ts';

const freeDays = (page: Page, within = 'table-booking') =>
  page.locator(within).getByRole('gridcell', { name: /tables available/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });

test('two widgets on a page: each button opens its own, and each keeps its own state', async ({
  page,
  maitre,
}) => {
  await showHostPage(
    page,
    maitre,
    `<table-booking id="inline" publishable-key="KEY"></table-booking>
<a href="/elsewhere" data-table-booking-open>Any</a>
<a href="/elsewhere" data-table-booking-open="second">Second</a>
<table-booking id="first" publishable-key="KEY" mode="popup" pax="3"></table-booking>
<div id="second" data-table-booking data-publishable-key="KEY" data-mode="popup" data-pax="5"></div>`,
  );
  await expect(freeDays(page, '#inline').first()).toBeVisible();

  await page.getByRole('link', { name: 'Any' }).click();
  await expect(freeDays(page, '#first').first()).toBeVisible();
  await expect(freeDays(page, '#second table-booking')).toHaveCount(0);
  await expect(dialogOf(page).getByText('3', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  const second = page.getByRole('link', { name: 'Second' });
  await second.click();
  await expect(freeDays(page, '#second table-booking').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a page built by script: elements added late work, removed ones are gone', async ({
  page,
  maitre,
}) => {
  await showHostPage(page, maitre, '<section id="app"></section>');
  await page.waitForFunction(() => customElements.get('table-booking'));
  const put = (html: string) =>
    page.evaluate(
      ([key, inner]) => {
        const app = document.querySelector('#app');
        if (app) app.innerHTML = inner?.replaceAll('KEY', key ?? '') ?? '';
      },
      [maitre.publishableKey, html],
    );

  const placeholder =
    '<article><div data-table-booking data-publishable-key="KEY"></div></article>';
  await put(placeholder);
  await freeDays(page).first().click();
  const time = page.locator('table-booking').getByRole('radio').first();
  await time.check();
  await page.locator('[data-table-booking]').evaluate((div) => div.setAttribute('data-lang', 'fr'));
  await expect(page.locator('table-booking').getByRole('heading', { level: 2 })).toHaveText(
    'Réserver une table',
  );

  // Removed and added again: the selected day is stored for the tab.
  await put('');
  await expect(page.locator('table-booking')).toHaveCount(0);
  await put(placeholder);
  await expect(page.locator('table-booking').getByRole('radio').first()).toBeVisible();

  await put('<table-booking publishable-key="KEY" mode="floating"></table-booking>');
  await page.getByRole('button', { name: 'Book a table' }).click();
  await expect(dialogOf(page).getByRole('radio').first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await put('<button type="button" data-table-booking-open>Reserve</button>');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).overflow))
    .toBe('visible');
  // The removed element no longer listens to clicks.
  await page.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a widget moved within the page keeps its state', async ({ page, maitre }) => {
  let started = 0;
  page.on('request', (request) => {
    if (request.url().includes('/start?')) started += 1;
  });
  await showHostPage(
    page,
    maitre,
    '<table-booking publishable-key="KEY"></table-booking><aside></aside>',
  );
  await freeDays(page).first().click();
  const time = page.locator('table-booking').getByRole('radio').first();
  await time.check();
  await page.evaluate(() => {
    const element = document.querySelector('table-booking');
    if (element) document.querySelector('aside')?.append(element);
  });
  await expect(page.locator('aside table-booking').getByRole('radio').first()).toBeChecked();
  expect(started).toBe(1);
});

test('the script alone creates a widget in every mode', async ({ page, maitre }) => {
  await showHostPage(
    page,
    maitre,
    '<script type="module" src="SERVER/embed.js" crossorigin async data-publishable-key="KEY" data-mode="floating" data-lang="ca"></script>',
  );
  await page.getByRole('button', { name: 'Reserva una taula' }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Reserva una taula' })
      .getByRole('gridcell', { name: /taules disponibles/ })
      .first(),
  ).toBeVisible();
});

test('loading the script twice is harmless; from another URL it causes a warning', async ({
  page,
  maitre,
}) => {
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await showHostPage(
    page,
    maitre,
    `<script type="module" src="SERVER/embed.js" crossorigin async></script>
<table-booking publishable-key="KEY"></table-booking>`,
  );
  await expect(freeDays(page).first()).toBeVisible();
  expect(logs).toEqual([]);

  await page.evaluate((server) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = `${server}/embed.js?another`;
    document.head.append(script);
    return new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
    });
  }, maitre.url);
  expect(logs).toEqual([
    `<table-booking> is already defined by ${maitre.url}/embed.js. Remove the script ${maitre.url}/embed.js?another from this page.`,
  ]);
  await freeDays(page).last().click();
  await expect(page.locator('table-booking').getByRole('radio').first()).toBeVisible();
});

test('the type declarations are served next to the script', async ({ request, maitre }) => {
  const answer = await request.get(`${maitre.url}/table-booking.d.ts`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('interface TableBookingAttributes');
});
