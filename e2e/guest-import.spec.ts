import type { Page } from '@playwright/test';
import type { FoundCustomers } from '../src/contract/staff/customers.ts';
import { expectAccessibleInBothSchemes } from './fixtures/expect-accessible.ts';
import { expect, type House, test } from './fixtures/full-house.ts';
import { SAMPLED_WIDTHS } from './fixtures/sampled.ts';

const FILE = [
  'Vorname;Nachname;E-Mail;Handy;Bemerkungen',
  'Ágnes;Quillfeather;agnes@example.com;+36 20 123 4567;"Sits ""by the stove"",\nalways"',
  'Bo;Zimmerli;bo@example.com;612 345 678;',
].join('\r\n');

async function choose(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({
    name: 'gäste.csv',
    mimeType: 'text/csv',
    buffer,
  });
}

async function openSection(page: Page, house: House): Promise<void> {
  await page.goto(`${house.url}/staff#place=house&section=guest-import`);
  await expect(page.getByText('Choose a file')).toBeVisible();
}

test('an owner takes over guests from another system, by keyboard, and finds them', async ({
  page,
  context,
  house,
}) => {
  await openSection(page, house);
  await choose(page, FILE);
  await expect(page.getByRole('combobox', { name: 'Name', exact: true })).toHaveValue('Vorname');
  await page.getByRole('button', { name: 'Check the file' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 new guests')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 guests' }).focus();
  await page.keyboard.press('Enter');
  const done = page.getByText('The guests are imported.');
  await expect(done).toBeFocused();
  const answer = await context.request.post(`${house.url}/staff/v3/customers/search`, {
    headers: { origin: house.url },
    data: { query: 'quillfeather' },
  });
  const { customers } = (await answer.json()) as FoundCustomers;
  expect(customers).toMatchObject([
    { name: 'Ágnes Quillfeather', email: 'agnes@example.com', phone: '+36201234567' },
  ]);
});

for (const width of SAMPLED_WIDTHS)
  test(`each step of an import is accessible in both colour schemes on ${width} pixels`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await openSection(page, house);
    const step = async (name: string) => {
      await expectAccessibleInBothSchemes(page, name);
      expect(await overflow(page), name).toBe(0);
    };
    await step('no file');
    await choose(page, 'Vorname;E-Mail');
    await expect(page.getByRole('alert')).toBeVisible();
    await step('a file without guests');
    await choose(page, `${FILE}\r\n;;no email;60000000;\r\nC;;;`);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('list', { name: 'Faults' })).toBeVisible();
    await step('faults');
    await choose(page, FILE);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('2 new guests')).toBeVisible();
    await page.getByText('1 phone number without a country code').click();
    await expect(page.getByText('612 345 678 becomes +34612345678')).toBeVisible();
    await step('checked');
    await page.getByRole('button', { name: 'Import 2 guests' }).click();
    await expect(page.getByText('The guests are imported.')).toBeVisible();
    await step('imported');
  });

/** By how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
