import type { BrowserContext } from '@playwright/test';
import { addDays, toZonedIso, workDayOf } from '../src/domain/venue-time.ts';
import { expect, type House, test } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { expectInSight, standOn, startJob } from './fixtures/host-stand.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

test.use({ viewport: { width: 1180, height: 820 } });

const MINUTE_MS = 60_000;

test('an arriving party is seated with one tap', async ({ page, context, house }) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.nextOf(GUEST.arrived));
  await expect(stand.tile(4)).toHaveAccessibleName(/6 guests, \d+ minutes left/);
  await expectStatus(house, context, GUEST.arrived, 'SEATED');
  effort.expectAtMost(1);
});

test('two parties that arrive at once are seated with two taps, and both can be undone', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.nextOf(GUEST.due));
  await effort.tap(stand.nextOf(GUEST.dueToo));
  effort.expectAtMost(2);
  await expectStatus(house, context, GUEST.due, 'SEATED');
  await expectStatus(house, context, GUEST.dueToo, 'SEATED');

  await stand.menu.click();
  await stand.button(new RegExp(`^Undo: .*${GUEST.due}`)).click();
  await stand.button(new RegExp(`^Undo: .*${GUEST.dueToo}`)).click();
  await expectStatus(house, context, GUEST.due, 'CONFIRMED');
  await expectStatus(house, context, GUEST.dueToo, 'CONFIRMED');
  await expect(stand.nextOf(GUEST.due)).toBeAttached();
});

test('a party of the list gets another table with two taps: party, table', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.party(GUEST.late));
  await effort.tap(stand.tile(42));
  effort.expectAtMost(2);
  await expectTables(house, context, GUEST.late, ['42']);
});

test('a party that sits moves with two taps, from its table or from the list', async ({
  page,
  context,
  house,
}) => {
  await house.open(page);
  const stand = standOn(page);
  const fromTable = new TapCounter(page);
  await fromTable.tap(stand.tile(1));
  const to = stand.dialog(/^Table 1, /).getByRole('button', { name: /^Move to table \d+$/ });
  const table = /\d+/.exec((await to.first().textContent()) ?? '')?.[0] ?? '';
  await fromTable.tap(to.first());
  fromTable.expectAtMost(2);
  await expectTables(house, context, GUEST.seated, [table]);

  await stand.tab('In house').click();
  const fromList = new TapCounter(page);
  await fromList.tap(stand.party(GUEST.seated));
  await fromList.tap(stand.tile(48));
  fromList.expectAtMost(2);
  await expectTables(house, context, GUEST.seated, ['48']);
  expect((await house.read(context, house.uuidOf(GUEST.seated))).status).toBe('SEATED');
});

test('a walk-in of four is seated with three taps, and the best table is on the button', async ({
  page,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('Walk-in'));
  await effort.tap(stand.dialog('Walk-in').getByRole('button', { name: '4', exact: true }));
  await effort.tap(stand.button(/^Seat 4 at table \d+/));
  effort.expectAtMost(3);
  await stand.tab('In house').click();
  await expect(stand.row('Walk-in').filter({ hasText: /\d+′ left/ })).toBeVisible();
});

test('a walk-in of four is seated from the floor with two taps', async ({ page, house }) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.tile(42));
  await effort.tap(
    page.getByRole('group', { name: 'Walk-in here' }).getByRole('button', { name: '4' }),
  );
  effort.expectAtMost(2);
  await expect(stand.tile(42)).toHaveAccessibleName(/4 guests, \d+ minutes left/);
});

test('a walk-in for whom no table is free is put on the list with the calculated wait', async ({
  page,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('Walk-in'));
  await effort.tap(stand.dialog('Walk-in').getByRole('button', { name: '6', exact: true }));
  const put = stand.button(/^Put on the list, (\d+–)?\d+ min$/);
  await expect(put).toBeVisible();
  await expect(page.getByLabel('Name or phone')).toBeFocused();
  await effort.type('Otto');
  await effort.tap(put);
  effort.expectAtMost(3, 'Otto'.length);
  await stand.tab('Waiting').click();
  await expect(stand.row('Otto')).toContainText(/\d+′ left/);
});

test('a booking by phone for tomorrow takes seven taps and what is said', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button(/^Booking$/));
  const sheet = stand.dialog('New booking');
  await expect(sheet.getByLabel('Name or phone')).toBeFocused();
  await effort.type('Rosa Roig 612345678');
  await effort.tap(sheet.getByRole('button', { name: '6', exact: true }));
  await effort.tap(sheet.getByRole('button', { name: 'Tomorrow' }));
  await effort.tap(sheet.getByRole('button', { name: /^20:30 / }));
  await effort.tap(sheet.getByLabel('Allergies'));
  await effort.type('Nuts');
  await effort.tap(sheet.getByRole('button', { name: /^Book Rosa Roig, 6, .*20:30, table \d+/ }));
  effort.expectAtMost(7, 25);
  await expect(sheet).toBeHidden();

  const tomorrow = addDays(workDayOf(house.venue, Date.now()), 1);
  const answer = await context.request.get(
    `${house.url}/staff/v3/bookings?date_start=${tomorrow}&date_end=${tomorrow}`,
  );
  const { data } = (await answer.json()) as { data: Awaited<ReturnType<House['read']>>[] };
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    customer: { name: 'Rosa Roig', phone: '+34612345678' },
    pax: 6,
    allergiesDescription: 'Nuts',
    status: 'CONFIRMED',
  });
  expect(data[0]?.bookingAt).toContain(`${tomorrow}T20:30`);
});

test('time and party of a booking change with four taps', async ({ page, context, house }) => {
  const { stand, effort } = await startJob(page, house);
  const before = await house.read(context, house.uuidOf(GUEST.due));
  await effort.tap(stand.row(GUEST.due).getByRole('button', { name: /^Change / }));
  const sheet = stand.dialog(`Change ${GUEST.due}`);
  await effort.tap(sheet.getByRole('button', { name: '3', exact: true }));
  await effort.tap(sheet.getByRole('button', { name: /^22:30 / }));
  await effort.tap(sheet.getByRole('button', { name: /^Save / }));
  effort.expectAtMost(4);
  await expect(sheet).toBeHidden();
  const after = await house.read(context, before.uuid);
  expect(after).toMatchObject({ pax: 3, status: 'CONFIRMED' });
  expect(after.bookingAt).toContain('T22:30');
});

test('a party that does not come is a no-show with one tap, and the undo takes one', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.row(GUEST.late).getByRole('button', { name: 'No-show' }));
  await expectStatus(house, context, GUEST.late, 'NO_SHOW');
  await effort.tap(page.getByRole('button', { name: 'Undo', exact: true }));
  effort.expectAtMost(2);
  await expectStatus(house, context, GUEST.late, 'CONFIRMED');
});

test('by keyboard, the undo of a no-show is one key', async ({ page, context, house }) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.party(GUEST.late));
  await effort.tap(stand.chosen.getByRole('button', { name: 'No-show' }));
  await expectStatus(house, context, GUEST.late, 'NO_SHOW');
  await effort.press('u');
  effort.expectAtMost(2, 1);
  await expectStatus(house, context, GUEST.late, 'CONFIRMED');
});

test('a request is accepted with two taps', async ({ page, context, house }) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('To answer 3'));
  await effort.tap(stand.button(new RegExp(`^Accept ${GUEST.request}`)));
  effort.expectAtMost(2);
  await expectStatus(house, context, GUEST.request, 'CONFIRMED');
  await expect(stand.button('To answer 2')).toBeAttached();
});

test('a request gets another time with three taps: the nearest free one is chosen', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('To answer 3'));
  await effort.tap(stand.button(new RegExp(`^Other time for ${GUEST.request}`)));
  const sheet = stand.dialog(`Answer ${GUEST.request}`);
  const offer = sheet.getByRole('button', { name: /^Offer / });
  const offered = (await offer.textContent())?.replace('Offer ', '');
  await effort.tap(offer);
  effort.expectAtMost(3);
  await expect(sheet).toBeHidden();
  const after = await house.read(context, house.uuidOf(GUEST.request));
  expect(after.status).toBe('CONFIRMED');
  expect(after.bookingAt).toContain(`T${offered}`);
});

test('a guest of today is found by four digits in the middle of the number', async ({
  page,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('Search'));
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await effort.type('2207');
  // Below the bookings comes the guest, who is looked up meanwhile.
  const found = page
    .getByRole('listbox', { name: 'Bookings found' })
    .getByRole('option', { name: / 2 guests/ });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(GUEST.phone);
  effort.expectAtMost(1, 4);
});

test('a note is added to a booking with two taps and the text, which Enter saves', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.party(GUEST.late));
  await effort.tap(stand.chosen.getByRole('button', { name: 'Note' }));
  await expect(page.getByLabel('For the team')).toBeFocused();
  await effort.type('Rang: late');
  await effort.press('Enter');
  effort.expectAtMost(2, 'Rang: late'.length + 1);
  const uuid = house.uuidOf(GUEST.late);
  await expect.poll(async () => (await house.read(context, uuid)).privateNotes).toBe('Rang: late');
});

test('the covers at nine are in sight without a tap', async ({ page, house }) => {
  const { effort } = await startJob(page, house);
  const at = (booking: House['bookings'][number]) =>
    toZonedIso(house.venue.timezone, booking.bookingAt).slice(11, 16);
  const covers = house.bookings
    .filter((booking) => at(booking) === '21:00' && COUNTED.includes(booking.status))
    .reduce((sum, { pax }) => sum + pax, 0);
  const quarter = page
    .getByRole('region', { name: 'Covers by quarter hour' })
    .getByRole('listitem')
    .filter({ hasText: '21:00: ' });
  await expectInSight(quarter);
  await expect(quarter).toContainText(`21:00: ${covers} of 48 covers`);
  effort.expectAtMost(0);
});

/** The statuses of parties that come, or have come. */
const COUNTED = [
  'CONFIRMED',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  'ATTENDED',
];

test('which tables free up next is in sight without a tap', async ({ page, house }) => {
  const { stand, effort } = await startJob(page, house);
  await expect(stand.tiles).toHaveCount(60);
  for (const number of [25, 43, 49]) {
    await expectInSight(stand.tile(number));
    await expect(stand.tile(number)).toHaveText(/over \d+′/);
  }
  const sitting = house.bookings.filter(({ status }) => status === 'SEATED');
  for (const { tableIds, seatedAt, turnMinutes } of sitting) {
    const [table = 0] = tableIds;
    const left = Math.round(((seatedAt ?? 0) - Date.now()) / MINUTE_MS) + turnMinutes;
    if (left <= 5) continue;
    const tile = stand.tile(table);
    await expectInSight(tile);
    const shown = Number(/(\d+)′/.exec((await tile.textContent()) ?? '')?.[1]);
    expect(Math.abs(shown - left), `table ${table}`).toBeLessThanOrEqual(1);
  }
  effort.expectAtMost(0);
});

test('the list is printed with two taps, with every note in full', async ({ page, house }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.menu);
  await effort.tap(page.locator('#staff-menu').getByRole('button', { name: 'Print' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  effort.expectAtMost(2);
  const pages = page.getByRole('dialog', { name: 'Running order' });
  await expect(pages).toContainText('Allergies: Coeliac: no trace of gluten');
  await expect(pages).toContainText('Note: Critic: no fuss');
});

test('after an hour in the background, the lists are grey and say of when they are, until they are read', async ({
  page,
  house,
}) => {
  await page.clock.install();
  const { stand, effort } = await startJob(page, house);
  const lists = page.getByRole('region', { name: 'Lists' });
  await expect(stand.state).toContainText('Live');
  await expect(lists).not.toHaveAttribute('data-stale');

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/staff\/v3\/(events|bookings)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(stand.state).toContainText(/As of \d\d:\d\d/);
  await expect(lists).toHaveAttribute('data-stale', 'true');
  await expect(stand.row(GUEST.arrived)).toBeVisible();
  release();
  await expect(stand.state).toContainText('Live');
  await expect(lists).not.toHaveAttribute('data-stale');
  effort.expectAtMost(0);
});

async function expectStatus(
  house: House,
  context: BrowserContext,
  name: string,
  status: string,
): Promise<void> {
  const uuid = house.uuidOf(name);
  await expect.poll(async () => (await house.read(context, uuid)).status, name).toBe(status);
}

async function expectTables(
  house: House,
  context: BrowserContext,
  name: string,
  tables: string[],
): Promise<void> {
  const uuid = house.uuidOf(name);
  const names = async () => (await house.read(context, uuid)).tables.map((table) => table.name);
  await expect.poll(names, name).toEqual(tables);
}
