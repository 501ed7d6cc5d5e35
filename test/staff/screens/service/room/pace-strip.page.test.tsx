import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaceStrip } from '../../../../../src/staff/screens/service/room/pace-strip.tsx';
import { paceOf } from '../../../../../src/staff/service/pace.ts';
import { aBooking, aSession, at } from '../../../fixtures/bookings.ts';
import { renderInRoom } from '../../../fixtures/room.tsx';
import { setUpStaffPage } from '../../../fixtures/staff-page.ts';

setUpStaffPage();

const NOW = Date.parse(at('20:50'));
const { venue } = aSession();
const BOOKINGS = [
  aBooking({ bookingAt: at('20:30'), pax: 1 }),
  aBooking({ uuid: 'b', bookingAt: at('20:45'), pax: 6 }),
  aBooking({ uuid: 'c', bookingAt: at('20:45'), pax: 4 }),
];
const spoken = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.visually-hidden')?.textContent);

test('reads each quarter with its covers, limit and parties, and says what is over', () => {
  const limits = new Map(['20:30', '20:45'].map((time) => [Date.parse(at(time)), 8]));
  renderInRoom(<PaceStrip quarters={paceOf(BOOKINGS, venue, { limits })} now={NOW} />);

  expect(spoken()).toEqual([
    '20:30: 1 of 8 covers, 1 party',
    '20:45: 10 of 8 covers, 2 parties, 2 over the limit, now',
  ]);
  // The sign for those who do not see the colour.
  expect(screen.getByText('+2')).toBeDefined();
});

test('without a limit, only what there is', () => {
  renderInRoom(<PaceStrip quarters={paceOf(BOOKINGS, venue)} now={NOW} />);

  expect(spoken()).toEqual(['20:30: 1 cover, 1 party', '20:45: 10 covers, 2 parties, now']);
  expect(screen.queryByRole('button')).toBeNull();
});
