import type { Browser, BrowserContext, Page } from '@playwright/test';
import { InviteStaffAnswer } from '../src/contract/staff/team.ts';
import type { StaffRole } from '../src/domain/staff-role.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { type House, test as houseTest } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { standOn, startJob } from './fixtures/host-stand.ts';
import { pastedText } from './fixtures/pasted-text.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';
import type { TapCounter } from './fixtures/tap-counter.ts';

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

const PASSWORD = 'four long words here';
const PIN = '4711';

/** Sends a request as the owner. */
async function asOwner(house: House, context: BrowserContext, path: string, data: object) {
  const answer = await context.request.post(`${house.url}/staff/v3${path}`, {
    headers: { origin: house.url },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Somebody who joined by a link, on a device of their own, with a PIN. */
async function join(
  { house, context, browser }: { house: House; context: BrowserContext; browser: Browser },
  role: StaffRole,
  name: string,
) {
  const invited = await asOwner(house, context, '/team/invitations', {
    role,
    name,
    language: 'en',
  });
  const token = InviteStaffAnswer.parse(invited).link.split('#invitation=')[1];
  const device = await browser.newContext();
  const email = `${name.toLowerCase()}-${house.venue.accountId}@venue.test`;
  await asOwner(house, device, '/invitations/accept', { token, name, email, password: PASSWORD });
  const pin = await device.request.put(`${house.url}/staff/v3/account/pin`, {
    headers: { origin: house.url },
    data: { password: PASSWORD, pin: PIN },
  });
  expect(pin.status()).toBe(200);
  return device;
}

async function enterPin(page: Page, effort: TapCounter) {
  for (const digit of PIN) await effort.tap(page.getByRole('button', { name: digit, exact: true }));
}

test('a manager approves with a PIN what a host may not do, and the log names both', async ({
  context,
  browser,
  house,
}) => {
  await (await join({ house, context, browser }, 'MANAGER', 'Nerea')).close();
  const device = await join({ house, context, browser }, 'HOST', 'Ana');
  const page = await device.newPage();
  await house.open(page);
  const stand = standOn(page);
  // Four guests at a table for two: a rule of the venue stands against it, which a host may not set aside.
  await stand.party(GUEST.late).click();
  await stand.tile(36).click();
  await stand.button(/^Use table 36 alone/).click();
  await stand.button('Ask for approval').click();
  const dialog = stand.dialog('Who allows it?');
  const nerea = dialog.getByRole('button', { name: /^Nerea/ });
  await expect(nerea).toBeVisible();
  await nerea.click();
  await page.keyboard.type(PIN);

  const uuid = house.uuidOf(GUEST.late);
  const tablesOf = async () => (await house.read(context, uuid)).tables.map(({ name }) => name);
  await expect.poll(tablesOf).toEqual(['36']);
  await expect(stand.button('Ask for approval')).toHaveCount(0);
  const [entry] = (await house.log(context, uuid)).entries;
  expect(entry).toMatchObject({ actor: { name: 'Ana' }, approvedBy: 'Nerea', forced: ['TABLE'] });
  await device.close();
});

test('a tablet that is signed out remotely asks to sign in, and says what is not sent', async ({
  page,
  context,
  browser,
  house,
}) => {
  const device = await join({ house, context, browser }, 'HOST', 'Pol');
  const tablet = await device.newPage();
  await house.open(tablet);
  await tablet.route('**/staff/v3/bookings/**', (route) => route.abort());
  await standOn(tablet).nextOf(GUEST.due).click();

  await startJob(page, house);
  await page.goto(`${house.url}/staff#place=house&section=team`);
  const row = page.getByRole('listitem').filter({ hasText: 'Pol, last used' });
  await row.getByRole('button', { name: /^Sign out/ }).click();
  // The server says so, on the tablet’s open stream.
  const dialog = tablet.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(dialog).toBeVisible({ timeout: 5000 });
  await expect(dialog).toContainText('1 not sent');
  await expect(row).toHaveCount(0);
  await device.close();
});

test('an owner invites a new waiter by a link with five taps and the name, and who opens it joins', async ({
  page,
  context,
  browser,
  house,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { effort } = await startJob(page, house);
  await effort.tap(page.getByRole('button', { name: /^Menu of / }));
  await effort.tap(page.locator('#staff-menu').getByRole('link', { name: 'House' }));
  await effort.tap(page.getByRole('link', { name: 'Team' }));
  await effort.tap(page.getByLabel('Name', { exact: true }));
  await effort.type('Bea');
  await effort.press('Enter');
  await expect(page.getByLabel(/^The link for Bea/)).toHaveValue(/#invitation=/);
  await effort.tap(page.getByRole('button', { name: 'Copy', exact: true }));
  effort.expectAtMost(5, 4);
  const link = await pastedText(context);

  const device = await browser.newContext();
  const guest = await device.newPage();
  await guest.goto(link);
  await expect(guest.getByText(/: (Host|Sala)\.$/)).toBeVisible();
  await guest.locator('button[type=submit]').click();
  await expect(guest.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(guest);
  await guest.locator('input[type=email]').fill(`bea-${house.venue.accountId}@venue.test`);
  await guest.locator('input[type=password]').fill(PASSWORD);
  await guest.locator('button[type=submit]').click();
  await expect(guest.getByRole('grid').first()).toBeVisible();
  expect(guest.url()).not.toContain('invitation');
  await device.close();
});

// Its own evening: the page is that of a host afterwards.
houseTest(
  'a colleague takes over with a name and four digits: three taps and the PIN',
  async ({ page, context, browser, house }) => {
    await (await join({ house, context, browser }, 'HOST', 'Marc')).close();
    const { stand, effort } = await startJob(page, house);
    await effort.tap(stand.menu);
    await effort.tap(stand.button('Change person'));
    await expect(stand.button(/^Marc/)).toBeVisible();
    await effort.tap(stand.button(/^Marc/));
    await enterPin(page, effort);
    await expect(page.getByRole('button', { name: 'Menu of Marc' })).toBeVisible();
    effort.expectAtMost(7);

    await stand.nextOf(GUEST.arrived).click();
    const uuid = house.uuidOf(GUEST.arrived);
    await expect.poll(async () => (await house.read(context, uuid)).status).toBe('SEATED');
    expect((await house.log(context, uuid)).entries[0]?.actor.name).toBe('Marc');
  },
);
