import type { BrowserContext } from '@playwright/test';
import { addDays, workDayOf } from '../src/domain/venue-time.ts';
import { bookNextWeek } from './fixtures/book-next-week.ts';
import { type House, test as houseTest } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { startJob } from './fixtures/host-stand.ts';
import { stopClock } from './fixtures/page-clock.ts';
import { expect, shareEvening, test } from './fixtures/shared-evening.ts';

test.use({ viewport: { width: 1180, height: 820 } });
shareEvening();

test('a booking of another day is canceled by phone with three taps and four digits, and can be taken back for ten seconds', async ({
  browser,
  context,
  house,
  viewport,
}) => {
  const { uuid } = await bookNextWeek(house, context, {
    name: 'Rosa Ferrer',
    phone: '+34655998877',
  });
  const statusNow = async () => (await house.read(context, uuid)).status;

  // The clock of a page that no other job needs.
  const own = await browser.newContext({ viewport });
  await house.signIn(own);
  const page = await own.newPage();
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
  await own.close();
});

test('a party on the wait list is offered a table with two taps, which is kept for ten minutes; against the pace it takes one more, and the log says so', async ({
  page,
  context,
  house,
}) => {
  const uuid = house.uuidOf(GUEST.waiting);
  const { stand, effort } = await startJob(page, house);
  await effort.tap(stand.button(/^To answer \d/));
  const sheet = stand.dialog('To answer');
  const button = (name: string) =>
    sheet.getByRole('button', { name: new RegExp(`^${name}: ${GUEST.waiting}`) });
  await effort.tap(button('Offer a table'));
  effort.expectAtMost(2);
  const offered = sheet.getByText(/^Offered until /);
  await expect(offered).toBeVisible();
  const { status, waitList } = await house.read(context, uuid);
  expect(status).toBe('PENDING_WAIT_LIST_BOOKING');
  expect(waitList?.offer?.tables).toHaveLength(1);
  const { offeredAt = '', endsAt = '' } = waitList?.offer ?? {};
  expect(Date.parse(endsAt) - Date.parse(offeredAt)).toBe(10 * 60_000);

  await limitPace(house, context, 1);
  await withdrawOffer(house, context, uuid);
  const again = await startJob(page, house);
  await again.effort.tap(stand.button(/^To answer \d/));
  await again.effort.tap(button('Offer a table'));
  await expect(sheet.getByRole('alert')).toContainText('the limit is 1 cover');
  await again.effort.tap(button('Offer anyway'));
  again.effort.expectAtMost(3);
  await expect(offered).toBeVisible();
  const { entries } = await house.log(context, uuid);
  expect(entries[0]).toMatchObject({ operation: 'offer-table', forced: ['PACE'] });
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

test('tonight’s team leaves a note for tomorrow’s', async ({ page, context, house }) => {
  const { stand } = await startJob(page, house);
  await stand.menu.click();
  await stand.button('Close the night').click();
  const sheet = stand.dialog('Close the night');
  await sheet.getByLabel(/^Note for /).pressSequentially('The oven is broken.');
  await sheet.getByRole('button', { name: 'Save the note' }).click();
  await expect(sheet.getByText('Saved.')).toBeVisible();
  const tomorrow = addDays(workDayOf(house.venue, Date.now()), 1);
  const answer = await context.request.get(`${house.url}/staff/v3/service-days/${tomorrow}`);
  expect((await answer.json()).teamNote).toBe('The oven is broken.');
});

// Its own evening: nobody sits any more afterwards.
houseTest(
  'all who sit have left with three taps at the end of the night, and one more if they are many',
  async ({ page, context, house }) => {
    const { stand, effort } = await startJob(page, house);
    await effort.tap(stand.menu);
    await effort.tap(stand.button('Close the night'));
    const sheet = stand.dialog('Close the night');
    await effort.tap(sheet.getByRole('button', { name: 'All have left' }));
    await expect(sheet.getByRole('alert')).toContainText('Only the last ten can be undone.');
    await effort.tap(sheet.getByRole('button', { name: 'All have left' }));
    effort.expectAtMost(4);
    await expect(sheet.getByRole('button', { name: 'All have left' })).toHaveCount(0);
    const seated = house.bookings.find(({ status }) => status === 'SEATED');
    await expect
      .poll(async () => (await house.read(context, seated?.uuid ?? '')).status)
      .toBe('ATTENDED');
  },
);

async function limitPace(
  { url, venue }: House,
  { request }: BrowserContext,
  maxCoversPerQuarter: number,
): Promise<void> {
  const day = `${url}/staff/v3/service-days/${workDayOf(venue, Date.now())}`;
  const limited = await request.put(day, {
    headers: { origin: url },
    data: {
      version: 0,
      lastBookingTime: null,
      closedAreaIds: [],
      maxCoversPerQuarter,
      isOnlinePaused: false,
      teamNote: null,
      guestMessage: null,
    },
  });
  expect(limited.status(), await limited.text()).toBe(200);
}

async function withdrawOffer(
  { url }: House,
  { request }: BrowserContext,
  uuid: string,
): Promise<void> {
  const withdrawn = await request.put(`${url}/staff/v3/bookings/${uuid}/offer/withdraw`, {
    headers: { origin: url },
    data: {},
  });
  expect(withdrawn.status(), await withdrawn.text()).toBe(200);
}
