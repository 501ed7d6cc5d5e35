import type { Page } from '@playwright/test';
import type { FoundCustomers } from '../src/contract/staff/customers.ts';
import { expect, type House, test } from './fixtures/full-house.ts';

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
