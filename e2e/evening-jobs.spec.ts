import { workDayOf } from '../src/domain/venue-time.ts';
import { bookNextWeek } from './fixtures/book-next-week.ts';
import { expect, test } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { startJob } from './fixtures/host-stand.ts';
import { stopClock } from './fixtures/page-clock.ts';

test.use({ viewport: { width: 1180, height: 820 } });

test('a booking of another day is canceled by phone with three taps and four digits, and can be taken back for ten seconds', async ({
  page,
  context,
  house,
}) => {
  const { uuid } = await bookNextWeek(house, context, {
    name: 'Rosa Ferrer',
    phone: '+34655998877',
  });
  const statusNow = async () => (await house.read(context, uuid)).status;

  await page.clock.install();
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('Search'));
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await effort.type('9988');
  await effort.tap(page.getByRole('option').filter({ hasText: '4 guests' }));
  const cancel = stand.button('Cancel booking: The guest called');
  await expect(cancel).toBeVisible();
  await stopClock(page);
  await effort.tap(cancel);
  effort.expectAtMost(3, 4);

  await page.clock.runFor(8000);
  expect(await statusNow()).toBe('CONFIRMED');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.clock.runFor(11_000);
  expect(await statusNow()).toBe('CONFIRMED');

  await cancel.click();
  await page.clock.resume();
  await page.clock.runFor(11_000);
  await expect.poll(statusNow).toBe('CANCELED');
  expect((await house.read(context, uuid)).cancelReason).toBe('CALL_TO_CANCEL');
});

test('a party on the wait list is offered a table with two taps, which is kept for ten minutes', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('To answer 3'));
  const sheet = stand.dialog('To answer');
  await effort.tap(
    sheet.getByRole('button', { name: new RegExp(`^Offer a table: ${GUEST.waiting}`) }),
  );
  effort.expectAtMost(2);
  await expect(sheet.getByText(/^Offered until /)).toBeVisible();

  const uuid = house.uuidOf(GUEST.waiting);
  const { status, waitList } = await house.read(context, uuid);
  expect(status).toBe('PENDING_WAIT_LIST_BOOKING');
  expect(waitList?.offer?.tables).toHaveLength(1);
  const { offeredAt = '', endsAt = '' } = waitList?.offer ?? {};
  expect(Date.parse(endsAt) - Date.parse(offeredAt)).toBe(10 * 60_000);
});

test('an offer that the pace stands against is made all the same with one more tap, and the log says so', async ({
  page,
  context,
  house,
}) => {
  const day = `${house.url}/staff/v3/service-days/${workDayOf(house.venue, Date.now())}`;
  const limited = await context.request.put(day, {
    headers: { origin: house.url },
    data: {
      version: 0,
      lastBookingTime: null,
      closedAreaIds: [],
      maxCoversPerQuarter: 1,
      isOnlinePaused: false,
      teamNote: null,
      guestMessage: null,
    },
  });
  expect(limited.status(), await limited.text()).toBe(200);

  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button('To answer 3'));
  const sheet = stand.dialog('To answer');
  const button = (name: string) =>
    sheet.getByRole('button', { name: new RegExp(`^${name}: ${GUEST.waiting}`) });
  await effort.tap(button('Offer a table'));
  await expect(sheet.getByRole('alert')).toContainText('the limit is 1 cover');
  await effort.tap(button('Offer all the same'));
  effort.expectAtMost(3);
  await expect(sheet.getByText(/^Offered until /)).toBeVisible();
  const { entries } = await house.log(context, house.uuidOf(GUEST.waiting));
  expect(entries[0]).toMatchObject({ operation: 'offer-table', forced: ['PACE'] });
});

test('what is tapped once on one tablet is seen on another one without a tap', async ({
  page,
  browser,
  house,
}) => {
  const other = await browser.newContext();
  await house.signIn(other);
  const there = await startJob(await other.newPage(), house);
  await expect(there.stand.state).toContainText('Live');

  const here = await startJob(page, house);
  await here.effort.tap(here.stand.nextOf(GUEST.arrived));
  await expect(there.stand.tile(4)).toHaveAccessibleName(/6 guests, \d+ minutes left/);
  await expect(there.stand.row(GUEST.arrived)).toBeHidden();
  here.effort.expectAtMost(1);
  there.effort.expectAtMost(0);
  await other.close();
});

test('a ticket with a split payment takes five taps and seven keys', async ({
  page,
  context,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.tile(1));
  await effort.tap(stand.button('Close ticket'));
  const ticket = stand.dialog(`Ticket of ${GUEST.seated}`);
  await expect(ticket.getByLabel('Total of the ticket')).toBeFocused();
  await effort.type('126');
  await effort.tap(ticket.getByRole('button', { name: 'Card: add a payment' }));
  const first = ticket.getByRole('group', { name: 'Payment 1' }).getByLabel('Amount');
  await expect(first).toBeFocused();
  await effort.type('63.2');
  await expect(first).toHaveValue('63.2');
  await effort.tap(ticket.getByRole('button', { name: 'Cash: add a payment' }));
  await effort.tap(ticket.getByRole('button', { name: /^Close as paid/ }));
  effort.expectAtMost(5, 7);
  await expect(ticket).toBeHidden();
  const uuid = house.uuidOf(GUEST.seated);
  await expect
    .poll(() => house.read(context, uuid))
    .toMatchObject({ status: 'ACCOUNT_PAID', ticketTotalAmount: 12_600 });
});

test('the last visits and the notes of a guest are one tap from the list', async ({
  page,
  house,
}) => {
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.party(GUEST.dueToo));
  await expect(stand.chosen).toContainText('2 visits');
  await expect(
    stand.chosen.locator('.chosen-guest').getByText(/, 4 guests, table 22$/),
  ).toHaveCount(2);
  await expect(stand.chosen).toContainText('Prefers the window');
  effort.expectAtMost(1);
});
