import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/maitre.ts';
import { type EmptyServer, startEmptyServer } from './fixtures/start-maitre.ts';

let server: EmptyServer;

test.beforeEach(async () => {
  server = await startEmptyServer();
});

test.afterEach(() => server.stop());

test('an owner sets up a restaurant in the browser, and a guest finds a table on its page', async ({
  page,
}) => {
  const [, code] = /set up your restaurant with the code (\S+)/.exec(server.output) ?? [];
  await page.goto(`${server.url}/staff`);
  await expect(page.getByRole('heading', { name: 'Your restaurant' })).toBeVisible();

  const create = page.getByRole('button', { name: 'Create the restaurant' });
  await create.click();
  await expect(page.getByRole('alert')).toContainText(/\d entries need attention/);
  await expectAccessible(page);

  const type = (label: string, text: string) =>
    page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await type('Code from the terminal', 'wrong');
  await type('Your name', 'Rosa Ferrer');
  await type('Email', 'rosa@canrosa.example');
  await page.getByLabel('Password').fill('una contrasenya llarga');
  await type('Name of the venue', 'Can Rosa');
  await type('Your website', 'www.canrosa.example');
  await type('Address of the privacy policy', 'www.canrosa.example/privacy');
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await type('Phone', '020 7946 0018');
  // Open every day, so that tomorrow has a table whatever day it is.
  for (const day of await page.getByRole('group', { name: 'Dinner' }).getByRole('checkbox').all())
    await day.check();
  await create.click();
  await expect(page.getByRole('alert')).toContainText('This is not the code');

  await type('Code from the terminal', code ?? '');
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'House' })).toBeVisible();
  const session = await page.request.get(`${server.url}/staff/v3/session`);
  const { staff, venue } = await session.json();
  expect([staff.name, staff.role, venue.name, venue.timezone, venue.tables.length]).toEqual([
    'Rosa Ferrer',
    'OWNER',
    'Can Rosa',
    'Europe/London',
    14,
  ]);

  await page.goto(`${server.url}/book/${venue.accountId}`);
  const widget = page.locator('table-booking');
  await expect(widget.getByRole('gridcell', { name: /tables available/ }).first()).toBeVisible();

  // Whoever comes later signs in.
  await page.context().clearCookies();
  await page.goto(`${server.url}/staff`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
