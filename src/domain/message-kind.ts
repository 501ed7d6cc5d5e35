/** What a guest is told about a booking. */
export const GUEST_MESSAGE_KINDS = [
  /** A new booking that is confirmed. */
  'BOOKED',
  /** A new booking that the venue has to confirm. */
  'REQUESTED',
  'WAIT_LIST_JOINED',
  /** A booking whose cancellation policy the guest has to sign: a new one, or after a change. */
  'SIGNATURE_NEEDED',
  /** A request, or a party on the wait list, that got its table. */
  'CONFIRMED',
  'DECLINED',
  'CHANGED',
  'CANCELED',
  /** A table is kept for a party on the wait list, which has to answer. */
  'OFFERED',
  /** It is no longer kept. */
  'OFFER_EXPIRED',
  /** A table is kept for guests who wait at the door. */
  'TABLE_READY',
  /** Some time before the booking. */
  'REMINDER',
  /** As a reminder, with the question whether the guests still come. */
  'RECONFIRM',
] as const;
/** Of these, a guest gets one about a new booking. */
export const NEW_BOOKING_KINDS = [
  'BOOKED',
  'REQUESTED',
  'WAIT_LIST_JOINED',
  'SIGNATURE_NEEDED',
] as const satisfies (typeof GUEST_MESSAGE_KINDS)[number][];
export type NewBookingKind = (typeof NEW_BOOKING_KINDS)[number];
/** What the venue is told. */
export const VENUE_MESSAGE_KINDS = [
  /** A request to answer. */
  'VENUE_REQUESTED',
  /** Canceled by somebody else, a day or less before the guests were due. */
  'VENUE_CANCELED',
] as const;
/** The kinds that are about a booking. */
export const MESSAGE_KINDS = [...GUEST_MESSAGE_KINDS, ...VENUE_MESSAGE_KINDS] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
/** To the venue: the server has disabled a webhook. It cannot be left out, as nobody else would notice. */
export const WEBHOOK_MESSAGE_KIND = 'VENUE_WEBHOOK_DISABLED';

/** Without it, guests lose their table and do not know why. */
export const REQUIRED_MESSAGE_KIND = 'SIGNATURE_NEEDED';
/** The kinds of mail that a venue can do without. */
export type OptionalMessageKind = Exclude<MessageKind, typeof REQUIRED_MESSAGE_KIND>;
export const OPTIONAL_MESSAGE_KINDS = MESSAGE_KINDS.filter(
  (kind): kind is OptionalMessageKind => kind !== REQUIRED_MESSAGE_KIND,
);
