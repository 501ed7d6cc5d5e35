import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffSession } from '../../../src/contract/staff/session.ts';
import BookingSheet from '../../../src/staff/screens/booking-sheet/booking-sheet.tsx';
import { forgetTimezone } from '../../fixtures/forget-timezone.ts';
import { aBooking, aCustomer, at, TODAY } from '../fixtures/bookings.ts';
import { showPart } from '../fixtures/part-of-staff-view.tsx';
import {
  type FakeServer,
  openDetailsOf,
  openMenu,
  pass,
  press,
  rowOf,
  setUpFakeServer,
  showStaffView,
  startFakeServer,
  typeInto,
} from '../fixtures/staff-view.tsx';
import { serveSheet, timesAreShown } from './booking-sheet/sheet-server.ts';

setUpFakeServer();

/** A zone since 2025, for a venue whose clocks are those of the other tests. */
const TIMEZONE = 'America/Coyhaique';

const LAURA = aBooking();
const PUIG = aBooking({
  uuid: 'puig',
  status: 'SEATED',
  bookingAt: at('19:00'),
  arrivedAt: at('19:00'),
  seatedAt: at('19:05'),
  customer: aCustomer({ uuid: 'guest-2', name: 'Puig' }),
  tables: [],
});

function startServer(): FakeServer {
  const fake = startFakeServer([LAURA, PUIG]);
  const { staff, venue } = fake.session;
  fake.session = { staff, venue: { ...venue, timezone: TIMEZONE } };
  return fake;
}

const shownTime = () => document.querySelector('.service-state time')?.textContent;

describe('a browser that does not know the venue’s time zone', () => {
  beforeEach(() => forgetTimezone(TIMEZONE));

  test('shows the lists, the venue’s time, and when guests are expected to leave', async () => {
    startServer();
    showStaffView();
    await rowOf('Laura Vidal');
    expect(shownTime()).toBe('20:00');
    const details = await openDetailsOf('Laura Vidal');
    expect(await within(details).findByText(/until 22:15/)).toBeVisible();
  });

  test('shows a tap at its time, and a new walk-in', async () => {
    startServer();
    showStaffView();
    press('Seat: Laura Vidal, 20:30', await rowOf('Laura Vidal'));
    await screen.findByRole('tab', { name: 'In house, 2' });
    const menu = await openMenu();
    expect((await within(menu).findByText('20:00')).tagName).toBe('TIME');
  });

  test('opens the sheet of a new booking', async () => {
    const fake = startServer();
    serveSheet(fake);
    const sheet = (
      <BookingSheet
        mode={{ kind: 'new', date: TODAY }}
        onClose={() => undefined}
        onDone={() => undefined}
      />
    );
    showPart(sheet, fake.session);
    typeInto('Name or phone', 'Rosa');
    fireEvent.click(await screen.findByRole('button', { name: '20:30 T4, Sala' }));
    const taken = { name: 'T4, for 2–4, 20:30–22:15', hidden: true };
    expect(await screen.findByRole('checkbox', taken)).toBeDefined();
    await timesAreShown();
  });
});

test('if a server of the previous version sends no offsets, those of its bookings are used after a minute', async () => {
  const fake = startServer();
  const { utcOffsets: _, ...venue } = fake.session.venue;
  fake.session = { ...fake.session, venue: venue as StaffSession['venue'] };
  showStaffView();
  await rowOf('Laura Vidal');
  await pass(61_000);
  expect(shownTime()).toBe('20:01');
});
