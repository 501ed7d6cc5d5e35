import type { BrowserContext, Page } from '@playwright/test';
import { isLong } from '../test/fixtures/long-tests.ts';
import { chooseDay, createBooking } from './fixtures/create-booking.ts';
import { expectAccessibleOnDeskAndPhone } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { pastedText } from './fixtures/pasted-text.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';

test('the page for partners is accessible on a desk and a phone, in both colour schemes', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('embed-page');
  await page.goto(`${maitre.url}/embed`);
  await untilPreviewed(page);
  for (const folded of await page.locator('form summary').all()) await folded.press('Enter');
  await expectAccessibleOnDeskAndPhone(page);
  await screenshot(page, 'page');
});

test('the page for partners does not scroll horizontally', async ({ page, maitre }) => {
  await page.goto(`${maitre.url}/embed`);
  await untilPreviewed(page);
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBe(width);
  }
});

test('the chosen settings appear in the snippet and in the preview', async ({ page, maitre }) => {
  await page.goto(`${maitre.url}/embed`);
  await untilPreviewed(page);
  const widget = page.locator('#preview table-booking');
  const snippet = page.getByRole('region', { name: 'Snippet to paste' });

  await page.getByRole('combobox', { name: 'Language' }).selectOption('eu');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Accent').fill('#a02020');
  await page.getByRole('radio', { name: /^A div/ }).check();

  await expect(widget).toHaveAttribute('lang', 'eu');
  await expect(widget).toHaveAttribute('theme', 'dark');
  await expect(widget).toHaveCSS('--table-booking-accent', '#a02020');
  await expect(snippet).toContainText('table-booking { --table-booking-accent: #a02020; }');
  await expect(snippet).toContainText(
    `<div data-table-booking data-publishable-key="${await demoKey(page)}" data-lang="eu" data-theme="dark"></div>`,
  );
  // A default needs no attribute.
  await page.getByLabel('Theme').selectOption('not set');
  await expect(snippet).not.toContainText('data-theme');
  await expect(widget).not.toHaveAttribute('theme');
  // Popup mode adds the page's button to the snippet and the preview.
  await page.getByLabel('Mode').selectOption('popup');
  await expect(snippet).toContainText('<button type="button" data-table-booking-open>');
  await page.getByRole('button', { name: 'Book a table' }).click();
  await expect(widget.getByRole('dialog')).toBeVisible();
});

test.describe(() => {
  test.use({ expectedError: /has (?:a|the) publishable-key / });

  test('the message differs for a key of another page and an unknown key', async ({
    page,
    maitre,
  }) => {
    await page.goto(`${maitre.url}/embed`);
    await untilPreviewed(page);
    const preview = page.locator('#preview-section');
    const field = page.getByLabel('Publishable key');
    await field.fill(maitre.publishableKey);
    await field.blur();
    await preview.getByRole('button', { name: 'Next month' }).click();
    await expect(preview.getByText(/^This key is for other pages/)).toBeVisible();
    await field.fill('pk_nobodys');
    await field.blur();
    await expect(preview.getByText('The widget reports UNAUTHORIZED.')).toBeVisible();
  });
});

test('without JavaScript the page shows a working snippet', async ({ browser, maitre }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${maitre.url}/embed`);
  await expect(page.getByRole('region', { name: 'Snippet to paste' })).toHaveText(
    new RegExp(
      `^<style>[^]*<link rel="preload" [^]*<script type="module" src="${maitre.url}/embed.en.js"`,
    ),
  );
  await expect(page.getByRole('form', { name: 'Snippet' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy the snippet' })).toBeHidden();
  await expect(page.getByText('With JavaScript, this page writes the snippet')).toBeVisible();
  await context.close();
});

/** A booking takes the same way from each. `npm run test:long` books from all. */
const BOOKED = ['Only the script'];

test('each copied snippet works on a blank page of another origin, and books', async ({
  browser,
  page,
  maitre,
}) => {
  // The partner's key allows only their own page, so there is no preview here.
  const partner = await browser.newContext();
  const copied = await copySnippets(partner, maitre, [
    'The widget’s own tag',
    'A div',
    'Only the script',
  ]);
  await partner.close();
  for (const { form, snippet, policy } of copied) {
    const address = maitre.addPage({
      headers: {
        'Content-Security-Policy': `${policy}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
      html: () => `<!doctype html><title>Blank</title><body>${snippet}`,
    });
    await test.step(form, async () => {
      // Another tab for each: in the same one, the widget would go on with the day of the last.
      const tab = await page.context().newPage();
      await tab.goto(address);
      if (isLong || BOOKED.includes(form))
        expect(await createBooking(tab)).toMatchObject({ status: 'CONFIRMED' });
      else await (await chooseDay(tab)).getByRole('radio').first().check();
      await tab.close();
    });
  }
});

/** Copies the snippets for a key, each with the Content-Security-Policy for a host. */
async function copySnippets(context: BrowserContext, maitre: RunningMaitre, forms: string[]) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: maitre.url });
  const page = await context.newPage();
  await page.goto(`${maitre.url}/embed`);
  await page.getByLabel('Publishable key').fill(maitre.publishableKey);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  // A strict policy does not allow style elements.
  await page.getByText('Loading and fallback').click();
  await page.getByRole('checkbox', { name: /^Reserve space/ }).uncheck();
  const copied = [];
  for (const form of forms) {
    await page.getByRole('radio', { name: form }).check();
    await page.getByRole('button', { name: 'Copy the snippet' }).click();
    const shown = page.getByRole('region', { name: 'Snippet to paste' });
    const snippet = (await shown.textContent()) ?? '';
    await expect.poll(() => pastedText(context)).toBe(snippet);
    const lines = await page.getByRole('region', { name: 'Policy to send' }).textContent();
    const policy = (lines ?? '').replace(/^\S+:/, '').replace(/\s+/g, ' ').trim();
    copied.push({ form, snippet, policy });
  }
  return copied;
}

async function untilPreviewed(page: Page): Promise<void> {
  const days = page.locator('#preview table-booking').getByRole('gridcell');
  await expect(days.filter({ hasText: /\d/ }).first()).toBeVisible();
}

function demoKey(page: Page): Promise<string> {
  return page.getByLabel('Publishable key').inputValue();
}
