import type { Locator, Page } from '@playwright/test';
import type { PrivateBooking } from '../src/contract/booking.ts';
import type { WorkDayAnswer } from '../src/contract/partner/check-work-day.ts';
import type { StaffSession } from '../src/contract/staff/session.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { partnerOf } from './fixtures/partner.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';

const GUEST = 'Ada Waiting';
/** A party on the wait list for nine. */
const WAITING = {
  time: '21:00:00',
  pax: 2,
  paxChildren: 0,
  status: 'PENDING_WAIT_LIST_BOOKING',
  customer: {
    name: GUEST,
    email: 'ada@example.com',
    language: 'en',
    hasGdprConsent: true,
    acceptsMarketing: false,
  },
} as const;

test('staff cancel a booking; the first on the wait list gets a mail, takes the table on the page, and staff see it', async ({
  page,
  browser,
  maitre,
}) => {
  const screenshot = screenshotTaker('wait-list');
  const partner = partnerOf(maitre);
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const [taken] = await partner.takeAll(date, '21:00');
  if (!taken) throw new Error('No table was free at nine.');
  const waiting = await partner.post<PrivateBooking>('/bookings', {
    ...WAITING,
    date,
    floorPlanAreaId: taken.floorPlanArea?.id ?? null,
  });

  await signIn(page, maitre);
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await page.goto(`${maitre.url}/staff#date=${date}&booking=${waiting.uuid}`);
  await expect(panel.getByRole('heading', { name: GUEST })).toBeVisible();
  await expect(panel.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Offer a table' })).toBeVisible();

  // As the panel of the booking does.
  const canceled = await page.request.put(`${maitre.url}/staff/v3/bookings/${taken.uuid}/cancel`, {
    headers: { origin: maitre.url },
    data: { cancelReason: 'CALL_TO_CANCEL' },
  });
  expect(canceled.status(), await canceled.text()).toBe(200);
  const offered = panel.getByText(/^Offered until /).first();
  await expect(offered).toBeVisible();
  await screenshot(page, 'offered');

  const link = await linkOfOffer(panel);

  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 320, height: 700 },
  });
  const own = await context.newPage();
  await own.goto(link);
  await expect(own.getByRole('heading', { name: 'A table is free for you' })).toBeVisible();
  expect((await partner.read(waiting.uuid)).status).toBe('PENDING_WAIT_LIST_BOOKING');
  await screenshot(own, 'on-the-page');
  await own.getByRole('button', { name: 'Take the table' }).click();
  await expect(own.getByText('The table is yours.')).toBeFocused();
  await screenshot(own, 'taken');

  await expect(panel.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect(offered).toBeHidden();
  expect((await partner.read(waiting.uuid)).tables).not.toEqual([]);
  await context.close();
});

test('an evening ends early while a table is offered: the guest sees what is free instead, and takes it with one press', async ({
  page,
  browser,
  maitre,
}) => {
  const screenshot = screenshotTaker('wait-list-too-late');
  const partner = partnerOf(maitre);
  const date = new Date(Date.now() + 41 * 86_400_000).toISOString().slice(0, 10);
  const waiting = await partner.post<PrivateBooking>('/bookings', {
    ...WAITING,
    date,
    floorPlanAreaId: await anAreaAt(partner, date, '21:00'),
  });
  await signIn(page, maitre);
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await page.goto(`${maitre.url}/staff#date=${date}&booking=${waiting.uuid}`);
  // A table is free, so it is offered within a second.
  await expect(panel.getByText(/^Offered until /).first()).toBeVisible();
  const link = await linkOfOffer(panel);

  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 320, height: 700 },
  });
  const own = await context.newPage();
  await own.goto(link);
  const take = own.getByRole('button', { name: 'Take the table' });
  await expect(take).toBeVisible();

  // As the sheet of the day does.
  const affected = await page.evaluate(async (path) => {
    const day = await (await fetch(path)).json();
    const { version, closedAreaIds, maxCoversPerQuarter, isOnlinePaused, teamNote } = day;
    const kept = { version, closedAreaIds, maxCoversPerQuarter, isOnlinePaused, teamNote };
    const body = { ...kept, guestMessage: day.guestMessage, lastBookingTime: '20:30:00' };
    const answer = await fetch(path, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()).affected;
  }, `/staff/v3/service-days/${date}`);
  expect(affected).toContainEqual(
    expect.objectContaining({ uuid: waiting.uuid, status: 'PENDING_WAIT_LIST_BOOKING' }),
  );
  await expect(panel.getByText('Waiting', { exact: true })).toBeVisible();

  await take.click();
  await expect(own.getByText(/^The table is no longer kept for you/)).toBeVisible();
  const nearest = own.getByRole('button', { name: 'Book 20:30', exact: true });
  await expect(nearest).toBeVisible();
  await expect(own.getByText('Next days with tables')).toBeVisible();
  await screenshot(own, 'what-is-free');
  await nearest.click();
  await expect(own.getByText('The table is yours.')).toBeFocused();
  const booked = await partner.read(waiting.uuid);
  expect(booked).toMatchObject({ status: 'CONFIRMED' });
  expect(booked.bookingAt).toContain(`${date}T20:30:00`);
  await context.close();
});

/** An area that has the time. */
async function anAreaAt(partner: ReturnType<typeof partnerOf>, date: string, time: string) {
  const party = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };
  const day = await partner.post<WorkDayAnswer>(`/availability/work-days/${date}`, party);
  const slot = day.shifts
    .flatMap(({ timeSlots }) => timeSlots)
    .find(({ startAt, availability }) => startAt.includes(`T${time}`) && availability.isAvailable);
  return slot?.floorPlanAreaId ?? null;
}

/** The link in the mail about an offer. */
async function linkOfOffer(panel: Locator): Promise<string> {
  await panel.getByText(/^\d mails?$/).click();
  const mail = panel.getByRole('listitem').filter({ hasText: 'Table offered' });
  await mail.getByRole('button', { name: /^Show/ }).click();
  const frame = mail.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('A table is free for you');
  return (await frame.getByRole('link', { name: 'See the offer' }).getAttribute('href')) ?? '';
}

/** As the owner of the demo, in English. */
async function signIn(page: Page, { url, demo }: RunningMaitre): Promise<void> {
  const answer = await page.request.post(`${url}/staff/v3/session`, {
    headers: { origin: url },
    data: demo.staff,
  });
  const { staff } = (await answer.json()) as StaffSession;
  await page.addInitScript((uuid) => {
    // Neither the frame of a mail nor an empty page has storage.
    if (window.origin !== 'null') localStorage.setItem(`maitre-staff-language-${uuid}`, 'en');
  }, staff.uuid);
}
