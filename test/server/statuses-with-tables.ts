import type { BookingStatus } from '../../src/domain/booking-status.ts';

/** Written out, so that the checks share no code with the server. */
export const IN_HOUSE_OR_EXPECTED: readonly BookingStatus[] = [
  'CONFIRMED',
  'ARRIVED',
  'SEATED',
  'DESSERTS',
  'ACCOUNT_SENT',
  'ACCOUNT_PAID',
];

/** Also those who have left: they had their tables until then. */
export const WITH_TABLES: readonly BookingStatus[] = [...IN_HOUSE_OR_EXPECTED, 'ATTENDED'];
