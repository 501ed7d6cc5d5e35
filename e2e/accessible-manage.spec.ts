import type { WorkDayAnswer } from '../src/contract/availability.ts';
import type { PublicBooking } from '../src/contract/booking.ts';
import { unavailable } from '../test/diner/answers.ts';
import { freeDays } from './fixtures/booking-steps.ts';
import { changeResponses, delayRequests, refuseRequests } from './fixtures/change-responses.ts';
import { expectAccessibleInBothSchemes } from './fixtures/expect-accessible.ts';
import { layoutIssues, obscuredFocus, smallTargets } from './fixtures/layout.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { bookLargeParty, partnerOf } from './fixtures/partner.ts';
import { isLong } from './fixtures/sampled.ts';

/** axe on the manage page's less common states, in both colour schemes. */

const BOOKING = '**/widget/v3/bookings/*';
const DAY = '**/availability/work-days/*';

test('a booking that is loading, and one that cannot be loaded', async ({ page, maitre }) => {
  const { redirectUrl } = await bookLargeParty(partnerOf(maitre), 31);
  const release = await delayRequests(page, BOOKING);
  await page.goto(redirectUrl ?? '');
  await expect(page.locator('.skeleton-block').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'on its way');
  release();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const open = await refuseRequests(page, BOOKING, { status: 400, code: 'VALIDATION_ERROR' });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'cannot be read');
  await open();
  await refuseRequests(page, BOOKING, { status: 404, code: 'BOOKING_NOT_FOUND' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('This link opens no booking');
  await expectAccessibleInBothSchemes(page, 'no such booking');
});

test('a booking in every status that a diner can see', async ({ page, maitre }) => {
  const { redirectUrl } = await bookLargeParty(partnerOf(maitre), 32);
  let found: Partial<PublicBooking> = {};
  await changeResponses<PublicBooking>(page, BOOKING, (booking) => ({ ...booking, ...found }));
  const title = page.getByRole('heading', { level: 2 });
  for (const [status, heading] of [
    ['REQUESTED', /request/i],
    ['PENDING_WAIT_LIST_BOOKING', /wait list/],
    ['ARRIVED', /arrived/],
    ['ATTENDED', /coming/],
    ['DECLINED_BY_MERCHANT', /not be accepted/],
    ['NO_SHOW', /over/],
  ] as const) {
    found = { status, customerSpecialRequests: 'By the window', hasAllergies: true };
    await page.goto('about:blank');
    await page.goto(redirectUrl ?? '');
    await expect(title).toHaveText(heading);
    await expectAccessibleInBothSchemes(page, status);
  }
});

test('a change and a cancellation that are refused, and the errors of a form', async ({
  page,
  maitre,
}) => {
  const { redirectUrl } = await bookLargeParty(partnerOf(maitre), 33);
  await page.goto(redirectUrl ?? '');
  await page.getByRole('button', { name: 'Change day, time or guests' }).click();
  // The booked time is selected once the free times have loaded.
  await expect(page.getByRole('radio', { name: /^\d/, checked: true })).toHaveCount(1);
  await page.getByRole('radio', { name: /^\d/, checked: false }).first().check();
  const open = await refuseRequests(page, BOOKING, { status: 400, code: 'VALIDATION_ERROR' });
  await page.getByRole('button', { name: /^Change to / }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'not changed');
  await open();
  const full = await changeResponses<WorkDayAnswer>(page, DAY, (day) => ({
    ...day,
    shifts: day.shifts.map((shift) => ({
      ...shift,
      availability: unavailable('FULL', 'CHOOSE_ANOTHER_DATE', 'CALL_VENUE'),
      timeSlots: [],
    })),
  }));
  await freeDays(page.locator('body')).and(page.locator('[aria-selected=false]')).last().click();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a full day');
  await full();

  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a reason to continue.');
  await expectAccessibleInBothSchemes(page, 'no reason');
  await page.getByRole('radio', { name: 'Our plans have changed' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await refuseRequests(page, '**/widget/v3/bookings/**', { status: 400, code: 'VALIDATION_ERROR' });
  await page.getByRole('button', { name: 'Yes, cancel the booking' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'not canceled');
});

/** `npm test` takes the narrowest. */
const ROOMIER = [
  { width: 640, height: 800, text: '200%' },
  { width: 320, height: 640, text: '100%' },
];
const SIZES = [
  { width: 320, height: 256, text: '100%' },
  { width: 320, height: 640, text: '200%' },
  ...(isLong ? ROOMIER : []),
];

test('on a phone, zoomed, or with large text, nothing of a booking is cut off or covered', async ({
  page,
  maitre,
}) => {
  const { redirectUrl } = await bookLargeParty(partnerOf(maitre), 34);
  await page.goto(redirectUrl ?? '');
  const screenshot = screenshotTaker('manage-sizes');
  const look = async (view: string) => {
    for (const { width, height, text } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      const seen = `${view} at ${width} × ${height}, ${text}`;
      await screenshot(page, `${view}-${height}-${text.replace('%', '')}`);
      expect(await layoutIssues(page), seen).toEqual([]);
      expect(await obscuredFocus(page), seen).toEqual([]);
    }
    expect(await smallTargets(page), view).toEqual([]);
  };
  await page.getByRole('button', { name: 'Sign the policy' }).click();
  await look('booking');
  await page.getByRole('button', { name: 'Change day, time or guests' }).click();
  await page.getByRole('radio', { name: /^\d/ }).first().check();
  await look('change');
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Change requests or allergies' }).click();
  await page.getByRole('checkbox', { name: /allerg/ }).check();
  await look('requests');
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await look('why');
  await page.getByRole('radio', { name: 'Our plans have changed' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await look('last-question');
});
