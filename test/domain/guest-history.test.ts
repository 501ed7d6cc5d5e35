import { expect, test } from 'vitest';
import { guestHistoryOf } from '../../src/domain/guest-history.ts';
import { aMailBooking } from '../mail/a-mail-booking.ts';

test.each([
  [true, 4],
  [false, 3],
])(
  'the usual party has the children beside the adults only where the venue counts them so (%s)',
  (separatesAdultsAndChildren, averagePax) => {
    const visit = aMailBooking({ status: 'ATTENDED', pax: 3, paxChildren: 1 });
    const history = guestHistoryOf({ separatesAdultsAndChildren }, [visit], visit.bookingAt + 1);
    expect(history).toMatchObject({ averagePax, next: [] });
  },
);
