import type { Locator } from '@playwright/test';
import type { AvailabilityBody, SlotAnswer, WorkDayAnswer } from '../src/contract/availability.ts';
import type { PublicBooking } from '../src/contract/booking.ts';
import type { StartAnswer } from '../src/contract/widget.ts';
import { unavailable } from '../test/diner/answers.ts';
import {
  bookButton,
  chooseFreeDay,
  fillForm,
  freeDays,
  goToForm,
  widgetOn,
} from './fixtures/booking-steps.ts';
import { changeResponses, delayRequests, refuseRequests } from './fixtures/change-responses.ts';
import { expectAccessibleInBothSchemes } from './fixtures/expect-accessible.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { expect, test } from './fixtures/maitre.ts';
import { visitSteps } from './fixtures/visit-steps.ts';

/** axe on every step and on the less common states, in both colour schemes. */

const START = '**/widget/v3/start?*';
const DAY = '**/availability/work-days/*';
const SLOT = '**/availability/work-days/*/time-slots/*';
const BOOKINGS = '**/widget/v3/bookings';

const EVERY_WAY = [
  'CHOOSE_ANOTHER_TIME',
  'CHOOSE_ANOTHER_DATE',
  'CHOOSE_ANOTHER_AREA',
  'JOIN_WAIT_LIST',
  'REQUEST',
  'CALL_VENUE',
] as const;

/** Suggests another area and a smaller party at the lost time. */
const EXPLANATION: SlotAnswer['explanation'] = {
  reason: {
    code: 'TABLES_TAKEN',
    text: '2 tables here suit your party, and none is free for long enough at this time.',
    limit: null,
    taken: null,
    minimum: null,
    tables: 2,
    combinations: 0,
    freeAt: null,
  },
  suggestions: (['AREA', 'PARTY'] as const).map((change) => ({
    change,
    time: '20:00:00',
    floorPlanArea: { id: 2, name: 'Terrace' },
    pax: change === 'PARTY' ? 7 : 8,
    paxChildren: 0,
    experienceTickets: null,
  })),
};

const alertOf = (widget: Locator) => widget.getByRole('alert').first();

for (const mode of ['inline', 'floating'] as const) {
  test(`every step of a simple booking, ${mode}`, async ({ page, maitre }) => {
    const element = `<table-booking publishable-key="KEY" mode="${mode}"></table-booking>`;
    await showHostPage(page, maitre, element);
    if (mode === 'floating') await page.getByRole('button', { name: 'Book a table' }).click();
    await visitSteps(page, (step) => expectAccessibleInBothSchemes(page, step));
  });
}

test('before the month has loaded: loading, slow, 429, 503', async ({ page, maitre }) => {
  await page.clock.install();
  const release = await delayRequests(page, START);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await expect(widget.locator('.skeleton-block').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'loading');
  await page.clock.runFor(6000);
  await expect(widget.locator('.delay-line')).toContainText('taking longer than usual');
  await expectAccessibleInBothSchemes(page, 'slow');
  release();
  await expect(widget.getByRole('grid')).toBeVisible();

  const calm = await refuseRequests(page, START, {
    status: 429,
    code: 'RATE_LIMIT_EXCEEDED',
    retryAfter: 20,
  });
  await page.reload();
  await expect(widget.locator('.delay-line')).toContainText('seconds');
  await expectAccessibleInBothSchemes(page, 'too many questions');
  await calm();
  await refuseRequests(page, START, { status: 503, code: 'SERVICE_UNAVAILABLE' });
  await page.reload();
  await expect(alertOf(widget)).toContainText('taking a short break');
  await expectAccessibleInBothSchemes(page, 'a short break');
});

test('set-up mistakes: no key, an unknown key, an origin that the key does not allow', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const elsewhere = { ...maitre, hostUrl: maitre.hostUrl.replace('127.0.0.1', 'localhost') };
  for (const { place, key } of [
    { place: maitre, key: '' },
    { place: maitre, key: 'publishable-key="pk_nobody"' },
    { place: elsewhere, key: 'publishable-key="KEY"' },
  ]) {
    const link = '<a href="tel:+34555010123">Call us</a>';
    await showHostPage(page, place, `<table-booking ${key}>${link}</table-booking>`);
    await expect(alertOf(widgetOn(page))).toContainText('Please contact the restaurant');
    await expectAccessibleInBothSchemes(page, key || 'no key');
    await expect.poll(() => consoleErrors.splice(0).join()).toContain('<table-booking>');
  }
});

test('offline, a day whose times are loading, and a day that cannot be loaded', async ({
  page,
  context,
  maitre,
  consoleErrors,
}) => {
  const ready = page.waitForResponse(/deferred-parts/);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await (await ready).finished();
  await chooseFreeDay(widget);
  await expect(widget.getByRole('radio', { name: /^\d/ }).first()).toBeVisible();
  await context.setOffline(true);
  await freeDays(widget).nth(21).click();
  await expect(alertOf(widget)).toContainText('You seem to be offline');
  await expectAccessibleInBothSchemes(page, 'offline');
  await context.setOffline(false);
  await expect(widget.getByRole('radio', { name: /^\d/ }).first()).toBeVisible();
  consoleErrors.length = 0;

  const release = await delayRequests(page, DAY);
  await freeDays(widget).nth(22).click();
  await expect(widget.locator('.times .skeleton-block').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'times on their way');
  release();
  await refuseRequests(page, DAY, { status: 400, code: 'VALIDATION_ERROR' });
  await freeDays(widget).nth(23).click();
  await expect(alertOf(widget)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a day that cannot be shown');
});

test('a month without tables, the largest party, a full day with its alternatives', async ({
  page,
  maitre,
}) => {
  await changeResponses<StartAnswer>(page, START, ({ venue, calendar }) => ({
    venue: { ...venue, maxCovers: 2 },
    calendar: {
      ...calendar,
      workDays: calendar.workDays.map((day) => ({ ...day, availability: unavailable('FULL') })),
    },
  }));
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await expect(widget.getByRole('link', { name: /^More of you\? Call/ })).toBeVisible();
  await expect(freeDays(widget)).toHaveCount(0);
  await expectAccessibleInBothSchemes(page, 'a month without a table');

  const open = await changeResponses<WorkDayAnswer>(page, DAY, (day) =>
    everySlot(day, unavailable('FULL', ...EVERY_WAY)),
  );
  await chooseFreeDay(widget);
  await expect(alertOf(widget).getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(widget.getByRole('radio', { name: /wait list/ }).first()).toBeVisible();
  await widget
    .getByRole('radio', { name: /wait list/ })
    .first()
    .check();
  await expectAccessibleInBothSchemes(page, 'a full day');
  await open();

  await changeResponses<SlotAnswer>(page, SLOT, (slot) => ({
    ...slot,
    availability: unavailable('AREA_NOT_AVAILABLE', ...EVERY_WAY),
  }));
  await freeDays(widget).nth(21).click();
  await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().check();
  await widget.getByRole('button', { name: /^Continue: / }).click();
  await widget.getByRole('radio').first().check();
  await widget.getByRole('button', { name: 'Continue' }).click();
  for (const way of [/another area/, /^Join the wait list/, /^Request/])
    await expect(alertOf(widget).getByRole('button', { name: way })).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a time that went before the form');
});

test('missing choices at the area and extras steps', async ({ page, maitre }) => {
  await changeResponses<SlotAnswer>(page, SLOT, (slot) => ({
    ...slot,
    addOnGroups: slot.addOnGroups.map((group) => ({
      ...group,
      minTotalQuantity: 2,
      addOns: group.addOns.map((addOn, place) =>
        place === 0 ? { ...addOn, availability: unavailable('ADD_ON_NOT_AVAILABLE') } : addOn,
      ),
    })),
  }));
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await chooseFreeDay(widget);
  await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().check();
  await widget.getByRole('button', { name: /^Continue: / }).click();
  await widget.getByRole('button', { name: 'Continue' }).click();
  await expect(alertOf(widget)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'no area');
  await widget.getByRole('radio').first().check();
  await widget.getByRole('button', { name: 'Continue' }).click();
  await widget.getByRole('button', { name: 'More: Bottle of brut nature cava' }).click();
  await widget.getByRole('button', { name: 'Continue' }).click();
  await expect(alertOf(widget)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'too few extras, and one that is sold out');
});

test('the form: policy, errors, a wrong code, a refusal, a time that was taken', async ({
  page,
  maitre,
}) => {
  await changeResponses<SlotAnswer>(page, SLOT, (slot) => ({
    ...slot,
    timeSlot: slot.timeSlot && { ...slot.timeSlot, isTimeLimited: true },
  }));
  const element = '<table-booking publishable-key="KEY" pax="8"></table-booking>';
  await showHostPage(page, maitre, element);
  const widget = widgetOn(page);
  await goToForm(widget);
  await expect(widget.getByText('€25.00 per person')).toBeVisible();
  for (const fold of await widget.locator('.folds summary').all()) await fold.click();
  await widget.getByRole('checkbox', { name: /allerg/ }).check();
  await widget.getByRole('textbox', { name: /^Promo code/ }).fill('NOBODY');
  await expect(widget.getByText('This promo code is not valid')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'everything unfolded');
  const book = widget.getByRole('button', { name: /^Book for 8 on / });
  await book.click();
  await expect(widget.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessibleInBothSchemes(page, 'errors');

  await fillForm(widget, 'every.error@example.com');
  await widget.getByRole('textbox', { name: /^Which, and for how many/ }).fill('Nuts');
  for (const box of await widget.getByRole('checkbox').all()) await box.check();
  const open = await refuseRequests(page, BOOKINGS, { status: 400, code: 'VALIDATION_ERROR' });
  await book.click();
  await expect(alertOf(widget)).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'a refusal');
  await open();
  await refuseRequests(page, BOOKINGS, { status: 409, code: 'NO_AVAILABLE_SLOT' });
  await changeResponses<SlotAnswer>(page, SLOT, (slot) => ({
    ...slot,
    availability: unavailable('FULL', ...EVERY_WAY),
    explanation: EXPLANATION,
  }));
  await book.click();
  await expect(alertOf(widget)).toContainText('Nearest free times');
  await expect(alertOf(widget).getByRole('button', { name: /^Terrace, / })).toBeVisible();
  await expect(alertOf(widget)).toContainText('Next days with tables');
  await expectAccessibleInBothSchemes(page, 'a time that went');
});

test('the confirmation: booked, to be signed, requested, on the wait list', async ({
  page,
  maitre,
}) => {
  let next: Partial<PublicBooking> = {};
  await changeResponses<PublicBooking>(page, BOOKINGS, (booking) => ({ ...booking, ...next }));
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  const isToSign = { status: 'PENDING_SIGNATURE', signDeadlineAt: new Date().toISOString() };
  for (const [title, outcome] of Object.entries({
    'Your table is booked': {
      cancellationPolicy: isToSign as unknown as PublicBooking['cancellationPolicy'],
      redirectUrl: 'https://venue.example/thanks',
    },
    'Your request': { status: 'REQUESTED' },
    'You are on the wait list': { status: 'PENDING_WAIT_LIST_BOOKING' },
  } satisfies Record<string, Partial<PublicBooking>>)) {
    next = outcome;
    await goToForm(widget);
    await fillForm(widget, 'every.outcome@example.com');
    await bookButton(widget).click();
    await expect(widget.getByRole('heading', { level: 2 })).toContainText(title);
    await expectAccessibleInBothSchemes(page, title);
    await widget.getByRole('button', { name: 'Make another booking' }).click();
  }
});

function everySlot(day: WorkDayAnswer, availability: AvailabilityBody): WorkDayAnswer {
  const shifts = day.shifts.map((shift) => ({
    ...shift,
    availability,
    timeSlots: shift.timeSlots.map((slot) => ({ ...slot, availability })),
  }));
  return { ...day, shifts };
}
