import type { BrowserContext, Page } from '@playwright/test';
import { bookTable } from './fixtures/book-table.ts';
import { COLOUR_RULES, expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
  test(`the page for partners is readable for everyone, ${colorScheme} and ${width} pixels wide`, async ({
    page,
    maitre,
  }) => {
    const screenshot = screenshotTaker(`embed-page-${colorScheme}`);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${maitre.url}/embed`);
    await untilPreviewed(page);
    for (const folded of await page.locator('form summary').all()) await folded.press('Enter');
    await expectAccessible(page, '', colorScheme === 'dark' ? COLOUR_RULES : undefined);
    await screenshot(page, 'page');
  });
}

test('the page for partners is never wider than its window', async ({ page, maitre }) => {
  await page.goto(`${maitre.url}/embed`);
  await untilPreviewed(page);
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBe(width);
  }
});

test('what is chosen is in the snippet and in the widget beside it', async ({ page, maitre }) => {
  await page.goto(`${maitre.url}/embed`);
  await untilPreviewed(page);
  const widget = page.locator('#preview table-booking');
  const snippet = page.getByRole('region', { name: 'Snippet to paste' });

  await page.getByLabel('Language').selectOption('eu');
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
  // As it was before is not worth an attribute.
  await page.getByLabel('Theme').selectOption('not set');
  await expect(snippet).not.toContainText('data-theme');
  await expect(widget).not.toHaveAttribute('theme');
  // What is opened by a button of the page has that button in both.
  await page.getByLabel('Mode').selectOption('popup');
  await expect(snippet).toContainText('<button type="button" data-table-booking-open>');
  await page.getByRole('button', { name: 'Book a table' }).click();
  await expect(widget.getByRole('dialog')).toBeVisible();
});

test.describe(() => {
  test.use({ expectedError: /has (?:a|the) publishable-key / });

  test('a key for another page is told apart from one that is wrong', async ({ page, maitre }) => {
    await page.goto(`${maitre.url}/embed`);
    await untilPreviewed(page);
    const preview = page.locator('#preview-place');
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

test('a page without JavaScript shows a snippet that works', async ({ browser, maitre }) => {
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

for (const form of ['Its own tag', 'A div', 'The script alone']) {
  test(`a blank page of another origin books with what was copied: ${form}`, async ({
    browser,
    page,
    maitre,
  }) => {
    // Who copies has a key for their own page: it shows nothing on this one.
    const partner = await browser.newContext();
    const { snippet, policy } = await copySnippet(partner, maitre, form);
    await partner.close();
    const address = maitre.addPage({
      headers: {
        'Content-Security-Policy': `${policy}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
      html: () => `<!doctype html><title>Blank</title><body>${snippet}`,
    });
    await page.goto(address);
    expect(await bookTable(page)).toMatchObject({ status: 'CONFIRMED' });
  });
}

/** What someone new takes from the page: the snippet for their key, and the policy for their host. */
async function copySnippet(context: BrowserContext, maitre: RunningMaitre, form: string) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: maitre.url });
  const page = await context.newPage();
  await page.goto(`${maitre.url}/embed`);
  await page.getByLabel('Publishable key').fill(maitre.publishableKey);
  await page.getByLabel('Language').selectOption('en');
  await page.getByRole('radio', { name: form }).check();
  // The strictest policy allows no style element.
  await page.getByText('Before the script, and without it').click();
  await page.getByRole('checkbox', { name: /^Keep its room/ }).uncheck();
  await page.getByRole('button', { name: 'Copy the snippet' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  const lines = await page.getByRole('region', { name: 'Policy to send' }).textContent();
  const policy = (lines ?? '').replace(/^\S+:/, '').replace(/\s+/g, ' ').trim();
  return { snippet, policy };
}

async function untilPreviewed(page: Page): Promise<void> {
  const days = page.locator('#preview table-booking').getByRole('gridcell');
  await expect(days.filter({ hasText: /\d/ }).first()).toBeVisible();
}

function demoKey(page: Page): Promise<string> {
  return page.getByLabel('Publishable key').inputValue();
}
