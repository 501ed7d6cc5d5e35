import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { FoundCustomers } from '../src/contract/staff/customers.ts';
import {
  AUSTRALIAN_FILE,
  CANADIAN_FILE,
  DANISH_FILE,
  SPANISH_FILE,
} from '../test/fixtures/other-systems.ts';
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

test('guests of another system come with what is known of them, and faulty lines once corrected', async ({
  page,
  context,
  house,
}) => {
  await openSection(page, house);
  await choose(page, SPANISH_FILE);
  await expect(page.getByRole('combobox', { name: 'Visits before', exact: true })).toHaveValue(
    'Nº de visitas',
  );
  await page.getByRole('button', { name: 'Check the file' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('group', { name: 'Which date is 02/03/2025?' });
  await question.getByRole('radio', { name: 'Day first: 2 March' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 lines have faults')).toBeVisible();
  const link = page.getByRole('link', { name: 'Download the 2 lines with faults' });
  const downloading = page.waitForEvent('download');
  await link.focus();
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\(to correct\)\.csv$/);
  const faulty = await readFile(await download.path(), 'utf8');
  await page.getByRole('button', { name: 'Import 2 guests' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The guests are imported.')).toBeFocused();

  await choose(page, faulty.replace('marta@;', 'marta@example.com;'));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('radio', { name: 'Day first' }).check();
  await expect(page.getByText('1 line is left out')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 guest' }).click();
  await expect(page.getByText('The guests are imported.')).toBeFocused();

  const answer = await context.request.post(`${house.url}/staff/v3/customers/search`, {
    headers: { origin: house.url },
    data: { query: 'núria puig' },
  });
  const { customers } = (await answer.json()) as FoundCustomers;
  expect(customers).toMatchObject([
    {
      name: 'Núria Puig',
      phone: '+34612345678',
      isVip: true,
      tags: [{ name: 'Terraza' }, { name: 'Celíaca' }],
      visitsCount: 0,
      earlierVisits: { count: 23, lastOn: '2025-03-02' },
    },
  ]);
  await page.goto(`${house.url}/staff#place=guests&customer=${customers[0]?.uuid}`);
  await expect(page.getByText('23 visits before, last on 2 Mar 2025')).toBeVisible();
});

const AS_EXPORTED = [
  {
    system: 'Australian',
    file: AUSTRALIAN_FILE,
    count: 3,
    query: 'olivia nguyen',
    guest: {
      email: 'olivia@example.com',
      phone: '+61412000111',
      birthDate: '1980-09-21',
      postalCode: '2042',
    },
  },
  {
    system: 'Danish',
    file: DANISH_FILE,
    count: 2,
    query: 'søren ærø',
    guest: {
      phone: '+4520123456',
      postalCode: '8000',
      country: 'DK',
      privateNotes: 'Window table',
      tags: [{ name: 'Regular' }, { name: 'Wine' }],
    },
  },
  {
    system: 'Canadian',
    file: CANADIAN_FILE,
    count: 2,
    query: 'amélie tremblay',
    guest: { phone: '+14385550144', postalCode: 'H2X 1K9', country: 'CA' },
  },
];

for (const { system, file, count, query, guest } of AS_EXPORTED)
  test(`the file of the ${system} system is imported as it is`, async ({
    page,
    context,
    house,
  }) => {
    await openSection(page, house);
    await choose(page, file);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: `Import ${count} guests` }).click();
    await expect(page.getByText('The guests are imported.')).toBeFocused();
    const answer = await context.request.post(`${house.url}/staff/v3/customers/search`, {
      headers: { origin: house.url },
      data: { query },
    });
    const { customers } = (await answer.json()) as FoundCustomers;
    const profile = await context.request.get(
      `${house.url}/staff/v3/customers/${customers[0]?.uuid}`,
    );
    expect(await profile.json()).toMatchObject(guest);
  });
