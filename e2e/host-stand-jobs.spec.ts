import type { BrowserContext, Page } from '@playwright/test';
import { addDays, workDayOf } from '../src/domain/venue-time.ts';
import { countInSight } from '../test/fixtures/layout.ts';
import type { House } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { expectInSight, startJob } from './fixtures/host-stand.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

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
  const { stand } = await startJob(page, house);
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
  await effort.tap(stand.tile(60));
  await effort.tap(
    page.getByRole('group', { name: 'Walk-in here' }).getByRole('button', { name: '4' }),
  );
  effort.expectAtMost(2);
  await expect(stand.tile(60)).toHaveAccessibleName(/4 guests, \d+ minutes left/);
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
  const [booking, ...others] = await house.readAll(context, tomorrow);
  expect(others).toEqual([]);
  expect(booking).toMatchObject({
    customer: { name: 'Rosa Roig', phone: '+34612345678' },
    pax: 6,
    allergiesDescription: 'Nuts',
    status: 'CONFIRMED',
  });
  expect(booking?.bookingAt).toContain(`${tomorrow}T20:30`);
});

test('time and party of a booking change with four taps', async ({ page, context, house }) => {
  const { stand, effort } = await startJob(page, house);
  const before = await house.read(context, house.uuidOf(GUEST.atRisk));
  await effort.tap(stand.row(GUEST.atRisk).getByRole('button', { name: /^Change / }));
  const sheet = stand.dialog(`Change ${GUEST.atRisk}`);
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
  const answer = stand.button(/^To answer \d/);
  const open = Number(/\d/.exec((await answer.textContent()) ?? '')?.[0]);
  await effort.tap(answer);
  await effort.tap(stand.button(new RegExp(`^Accept ${GUEST.request}`)));
  effort.expectAtMost(2);
  await expectStatus(house, context, GUEST.request, 'CONFIRMED');
  await expect(answer).toHaveText(`To answer ${open - 1}`);
});

test('a request gets another time with three taps: the nearest free one is chosen', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button(/^To answer \d/));
  await effort.tap(stand.button(new RegExp(`^Other time for ${GUEST.requestToo}`)));
  const sheet = stand.dialog(`Answer ${GUEST.requestToo}`);
  const offer = sheet.getByRole('button', { name: /^Offer / });
  const offered = (await offer.textContent())?.replace('Offer ', '');
  await effort.tap(offer);
  effort.expectAtMost(3);
  await expect(sheet).toBeHidden();
  const after = await house.read(context, house.uuidOf(GUEST.requestToo));
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

test('the covers at nine are in sight without a tap', async ({ page, context, house }) => {
  const { effort } = await startJob(page, house);
  // Walk-ins of earlier jobs begin when they came.
  const covers = (await house.readAll(context))
    .filter(({ bookingAt, status }) => FROM_NINE.test(bookingAt) && COUNTED.includes(status))
    .reduce((sum, { pax }) => sum + pax, 0);
  const quarter = page
    .getByRole('region', { name: 'Covers by quarter hour' })
    .getByRole('listitem')
    .filter({ hasText: '21:00: ' });
  await expectInSight(quarter);
  await expect(quarter).toContainText(`21:00: ${covers} of 48 covers`);
  effort.expectAtMost(0);
});

/** A time in the quarter hour from nine. */
const FROM_NINE = /T21:(0\d|1[0-4])/;

/** The statuses of parties that come, have come, or wait at the door. */
const COUNTED = [
  'WAIT_LIST_WALK_IN',
  'CONFIRMED',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
  'ATTENDED',
];

test('which tables free up next is in sight without a tap', async ({ page, context, house }) => {
  const { stand, effort } = await startJob(page, house);
  for (const number of [25, 43, 49]) {
    await expectInSight(stand.tile(number));
    await expect(stand.tile(number)).toHaveText(/over \d+′/);
  }
  await expect.poll(() => page.evaluate(countInSight, '.tile')).toBe(60);
  const shown = await minutesOnTiles(page);
  for (const { tables, status, seatedAt, turnMinutes } of await house.readAll(context)) {
    if (status !== 'SEATED') continue;
    const name = tables[0]?.name ?? '';
    const left = Math.round((Date.parse(seatedAt ?? '') - Date.now()) / MINUTE_MS) + turnMinutes;
    if (left > 5) expect(Math.abs((shown[name] ?? 0) - left), name).toBeLessThanOrEqual(1);
  }
  effort.expectAtMost(0);
});

test('the list is printed with two taps, with every note in full', async ({ page, house }) => {
  const { stand, effort } = await startJob(page, house);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await effort.tap(stand.menu);
  await effort.tap(page.locator('#staff-menu').getByRole('button', { name: 'Print' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  effort.expectAtMost(2);
  const pages = page.getByRole('dialog', { name: 'Running order' });
  await expect(pages).toContainText('Allergies: Coeliac: no trace of gluten');
  await expect(pages).toContainText('Note: Critic: no fuss');
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

/** The first minutes that each tile says, by the name of its table. */
function minutesOnTiles(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.tile')].map((tile) => [
        tile.querySelector('.tile-name')?.textContent ?? '',
        Number(/(\d+)′/.exec(tile.textContent)?.[1]),
      ]),
    ),
  );
}
