import type { BrowserContext, Locator } from '@playwright/test';
import type { StaffServiceDay } from '../src/contract/staff/service-days.ts';
import type { StaffSession } from '../src/contract/staff/session.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import type { House } from './fixtures/full-house.ts';
import { startJob } from './fixtures/host-stand.ts';
import { screenshotTaker } from './fixtures/maitre.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

test('a table is blocked for tonight with three taps, and released with two', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.tile(42));
  await effort.tap(stand.button('Block the table'));
  await effort.tap(stand.button('Block table 42'));
  effort.expectAtMost(3);
  await expect.poll(async () => (await dayOf(house, context)).blocks.length).toBe(1);
  await expect(stand.button('Release table 42')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(stand.tile(42)).toHaveAccessibleName(/blocked until/);
  const release = new TapCounter(page);
  await release.tap(stand.tile(42));
  await release.tap(stand.button('Release table 42'));
  release.expectAtMost(2);
  await expect.poll(async () => (await dayOf(house, context)).blocks).toEqual([]);
  await expect(stand.tile(42)).not.toHaveAccessibleName(/blocked/);
});

test('a blocked table is hatched on the timeline, and takes a walk-in for those who may', async ({
  page,
  context,
  house,
}) => {
  const { stand } = await startJob(page, house);
  await stand.tile(60).click();
  await stand.button('Block the table').click();
  await page.getByLabel(/^Reason/).pressSequentially('Broken leg');
  await stand.button(/^(Block table 60|Move them and block)$/).click();
  await expect(stand.button('Release table 60')).toBeVisible();
  await page.keyboard.press('Escape');

  await stand.button('Timeline').click();
  const block = page.getByRole('button', { name: /table 60, blocked, Broken leg$/ });
  await expect(block).toBeVisible();
  await block.click();
  const walkIn = page.getByRole('group', { name: 'Walk-in here, although it is blocked' });
  await walkIn.getByRole('button', { name: '2', exact: true }).click();
  await expect(page.getByText('Walk-in of 2 added.', { exact: true })).toBeVisible();
  await stand.button('Floor').click();
  await expect(stand.tile(60)).toHaveAccessibleName(/2 guests/);
  const seated = (await house.readAll(context)).filter(
    ({ tables, status }) => tables[0]?.name === '60' && status === 'SEATED',
  );
  expect(seated.map(({ pax }) => pax)).toEqual([2]);
});

test('the bookings in the way are listed with other tables, moved, and the table is blocked', async ({
  page,
  context,
  house,
}) => {
  const { stand } = await startJob(page, house);
  const booked = house.bookings.find(
    ({ status, tableIds, bookingAt }) =>
      status === 'CONFIRMED' && tableIds.length === 1 && bookingAt > Date.now() + 3_600_000,
  );
  const number = booked?.tableIds[0] ?? 0;
  await stand.tile(number).click();
  await stand.button('Block the table').click();
  const form = page.getByRole('region', { name: `Block table ${number}` });
  await expect(form).toContainText(/\d+ bookings?, \d+ (people|person) no longer fit/);
  await form.getByRole('button', { name: /^Move / }).click();
  await expect(stand.button(`Release table ${number}`)).toBeVisible();
  const read = await house.read(context, booked?.uuid ?? '');
  expect(read.tables.map(({ id }) => id)).not.toContain(number);
});

test('a booking after the last time is moved with one tap, undone with another, and moved again', async ({
  page,
  context,
  house,
}) => {
  const screenshot = screenshotTaker('move-affected');
  const { stand } = await startJob(page, house);
  await stand.button('This day only').click();
  const sheet = stand.dialog(/^Only on /);
  await sheet.getByRole('button', { name: '22:30', exact: true }).click();
  const late = sheet.getByRole('listitem').filter({ hasText: 'after the last time' });
  await expect(late).not.toHaveCount(0);
  const before = await late.count();
  const move = late.getByRole('button', { name: /^Move to \d\d:\d\d: / }).first();
  const [, time = '', name = ''] = /to (.*?): (.*)$/.exec((await nameOf(move)) ?? '') ?? [];
  await expectAccessible(page);
  await screenshot(page, 'offered');
  await move.click();
  const moved = sheet.getByText(`${name} was moved to ${time}.`, { exact: true });
  await expect(moved).toBeVisible();
  await expect(late).toHaveCount(before - 1);
  await expect(sheet.getByText(/no longer fit: call|^No booking is affected/)).toBeFocused();
  await screenshot(page, 'moved');
  await sheet.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(late).toHaveCount(before);
  await sheet.getByRole('button', { name: `Move to ${time}: ${name}`, exact: true }).click();
  await expect(late).toHaveCount(before - 1);
  await sheet.getByRole('button', { name: 'Save for this day' }).click();
  await expect(sheet).toBeHidden();
  expect((await dayOf(house, context)).affected.map((each) => each.name)).not.toContain(name);
});

test('tonight is closed at 22:00 with three taps, and whom to call is on the list first', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('This day only'));
  const sheet = stand.dialog(/^Only on /);
  await effort.tap(sheet.getByRole('button', { name: '22:00', exact: true }));
  await expect(sheet.getByRole('status')).toHaveText(
    /^\d+ bookings, \d+ people no longer fit: call, move or keep them\.$/,
  );
  await expect(sheet.getByRole('link', { name: /^Call / }).first()).toHaveAttribute(
    'href',
    /^tel:\+/,
  );
  await effort.tap(sheet.getByRole('button', { name: 'Save for this day' }));
  effort.expectAtMost(4);
  await expect(sheet).toBeHidden();
  await expect(page.getByText('last booking 22:00')).toBeVisible();
  const day = await dayOf(house, context);
  expect(day.lastBookingTime).toBe('22:00:00');
  expect(day.affected.length).toBeGreaterThan(0);
});

function nameOf(button: Locator): Promise<string | null> {
  return button.getAttribute('aria-label');
}

async function dayOf({ url }: House, { request }: BrowserContext): Promise<StaffServiceDay> {
  const session = (await (await request.get(`${url}/staff/v3/session`)).json()) as StaffSession;
  const answer = await request.get(`${url}/staff/v3/service-days/${session.venue.today}`);
  return (await answer.json()) as StaffServiceDay;
}
