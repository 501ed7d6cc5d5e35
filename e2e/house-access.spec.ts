import type { BrowserContext, Page } from '@playwright/test';
import type { Access } from '../src/contract/staff/access.ts';
import type { House } from './fixtures/full-house.ts';
import { startJob } from './fixtures/host-stand.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';
import type { TapCounter } from './fixtures/tap-counter.ts';

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

const PAGE = 'https://www.full-house.example';

test('a leaked API key is revoked with five taps, and the partner is refused at once', async ({
  page,
  context,
  house,
}) => {
  const partner = await addPartner(context, house, 'Leaky portal');
  const path = `/partners/${partner}/keys`;
  const { apiKey } = await send<{ apiKey: string }>(context, house, path);
  const list = async () => {
    const answer = await context.request.get(`${house.url}/v3/bookings`, {
      headers: {
        authorization: `Bearer ${apiKey}`,
        'service-partner-id': partner,
        'service-account-id': house.venue.accountId,
      },
    });
    return answer.status();
  };
  expect(await list()).toBe(200);

  const { effort } = await startJob(page, house);
  await openSection(page, effort, 'Partners');
  await effort.tap(page.getByRole('button', { name: /^Revoke: Leaky portal/ }));
  await effort.tap(page.getByRole('button', { name: 'Revoke the key' }));
  await expect(page.getByText('The key of Leaky portal is revoked.')).toBeVisible();
  effort.expectAtMost(5);
  expect(await list()).toBe(401);
});

test('a key of the widget is revoked with five taps, and the widget stops on its pages', async ({
  page,
  context,
  house,
}) => {
  const { publishableKeys } = await send<Access>(context, house, '/publishable-keys', {
    origins: [PAGE],
  });
  const key = publishableKeys[0]?.publishableKey ?? '';
  const start = async () => {
    const headers = { origin: PAGE, 'service-publishable-key': key };
    const path = '/widget/v3/start?pax=2&paxChildren=0';
    return (await context.request.get(house.url + path, { headers })).status();
  };
  expect(await start()).toBe(200);

  const { effort } = await startJob(page, house);
  await openSection(page, effort, 'Keys and pages');
  await effort.tap(page.getByRole('button', { name: `Revoke: ${PAGE}` }));
  await effort.tap(page.getByRole('button', { name: 'Revoke the key' }));
  await expect(page.getByText(/^The key is revoked/)).toBeVisible();
  effort.expectAtMost(5);
  expect(await start()).toBe(401);
});

test('a new API key is shown once, and gone after a reload', async ({ page, context, house }) => {
  await addPartner(context, house, 'Point of sale');
  await page.goto(`${house.url}/staff#place=house&section=partners`);
  await page.getByRole('button', { name: 'New API key: Point of sale' }).click();
  const shown = page.getByRole('textbox', { name: 'New API key' });
  const apiKey = await shown.inputValue();
  expect(apiKey.length).toBeGreaterThan(30);
  // Escape does not lose it.
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(shown).toBeHidden();
  await page.reload();
  await expect(page.getByText(/^created .* 20\d\d$/)).toBeVisible();
  expect(await page.content()).not.toContain(apiKey);
});

test('colours are tried out on the real booking page before anybody uses them', async ({
  page,
  context,
  house,
}) => {
  await send(context, house, '/publishable-keys', { origins: [house.url] });
  await page.goto(`${house.url}/staff#place=house&section=keys`);
  await page.getByLabel('Accent colour').fill('#c2410c');
  await page.getByLabel('Round corners').fill('0');
  const preview = page.frameLocator('iframe');
  const widget = preview.locator('table-booking');
  const style = () =>
    widget.evaluate((element) => {
      const { colorScheme } = getComputedStyle(element);
      const value = (name: string) => getComputedStyle(element).getPropertyValue(name);
      return [value('--table-booking-accent'), value('--table-booking-radius'), colorScheme];
    });
  await expect(preview.getByRole('button', { name: /people|guests/i }).first()).toBeVisible();
  expect(await style()).toEqual(['#c2410c', '0px', 'light']);
  await page.getByLabel('Preview in').selectOption('Dark');
  await expect.poll(style).toEqual(['#c2410c', '0px', 'dark']);
  // Also on the page in another language, and on nobody else's.
  await preview.getByRole('link', { name: 'Deutsch' }).click();
  await expect(preview.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(style).toEqual(['#c2410c', '0px', 'dark']);
  await page.getByRole('button', { name: 'Usual look' }).click();
  await expect.poll(style).toEqual(['#1f5d4c', '8px', 'dark']);
});

/** The menu, House, the section: three taps. */
async function openSection(page: Page, effort: TapCounter, section: string): Promise<void> {
  await effort.tap(page.getByRole('button', { name: /^Menu of / }));
  await effort.tap(page.getByRole('link', { name: 'House' }));
  await effort.tap(page.getByRole('link', { name: section }));
}

async function addPartner(context: BrowserContext, house: House, name: string): Promise<string> {
  const { partners } = await send<Access>(context, house, '/partners', { name });
  const partner = partners.find((each) => each.name === name);
  if (!partner) throw new Error(`${name} was not created.`);
  return partner.partnerId;
}

/** A change by the owner, from elsewhere. */
async function send<Answer>(
  context: BrowserContext,
  house: House,
  path: string,
  data: object = {},
): Promise<Answer> {
  const headers = { origin: house.url };
  const answer = await context.request.post(`${house.url}/staff/v3/access${path}`, {
    headers,
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Answer;
}
