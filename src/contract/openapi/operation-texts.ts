import type { OperationName } from '../paths.ts';

export const TAGS = {
  Availability:
    'Call in this order: calendar (which days), work day (which times), slot (everything together), create. All use the same rules: if a response says available and nothing changes in between, creating the booking succeeds; if it says unavailable, creating it fails. Promo and redemption codes are the only exception: they are checked only when the booking is created.',
  Bookings: 'Create, read, change and cancel bookings.',
  'Walk-ins': 'Guests who came without a booking.',
  Tickets: 'The bill of a seated party, as the point-of-sale system knows it.',
  Customers: 'The people who book.',
  Events: 'What has happened, so that you need not ask for every booking again.',
} as const;
export type Tag = keyof typeof TAGS;

interface OperationText {
  tag: Tag;
  /** What it does and its rules, in CommonMark. */
  description: string;
}

const IF_MATCH =
  'If you send the booking’s `ETag` as `If-Match`, the change is made only if the booking has not changed since; otherwise the response is 409 `BOOKING_IS_OUTDATED`.';
const IDEMPOTENCY =
  'Send an `Idempotency-Key`: the same key and body within 24 hours returns the first response again and creates nothing.';
const OTHERS_BOOKING =
  'A booking of another partner is 409 `BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER` with private data access, and 404 `BOOKING_NOT_FOUND` with public. No field shows this beforehand.';
const UPDATES_ALLOWED =
  'If the venue does not allow changes through the API, the response is 403 `FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE` or `FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED`.';

const EXPLAIN =
  'With `explain=true`, the response for an unavailable slot has an `explanation`: what there is too little of, and small changes (another area, a time within two hours, one guest less) with which the slot is available.';

/** The operations, in the order in which an integration usually calls them. */
export const OPERATION_TEXTS: Readonly<Record<OperationName, OperationText>> = {
  'check-calendar': {
    tag: 'Availability',
    description: `Returns for every work day of a range whether it has a time that the party can book, and if not, why. The response is 200 for full days too: see \`availability\`.

\`dateEnd\` is at most 366 days after \`dateStart\`. \`metadata.filters\` lists the experiences, areas and shifts that you can send in \`filters\`.`,
  },
  'check-work-day': {
    tag: 'Availability',
    description: `Returns the shifts of a work day and their time slots, each with its availability. Where guests choose the area, a time has one slot per area; where the shift requires an experience, or \`filters\` has experiences, one per experience.

Keep \`startAt\`, \`floorPlanAreaId\` and \`experienceId\` of the chosen slot for the create request.`,
  },
  'check-slot': {
    tag: 'Availability',
    description: `Checks one time slot with everything to book (area, experience, add-ons, high chairs, strollers), by the same rules as \`create-booking\`. \`addOnGroups\` lists the add-ons of the shift and of the experience.

When the venue is closed, \`shift\` and \`timeSlot\` are null. Where guests choose an area in the shift, \`floorPlanAreaId\` is required; without it the response is 422.

${EXPLAIN}`,
  },
  'check-slot-add-ons': {
    tag: 'Availability',
    description: `Checks one time slot like \`check-slot\`, but returns only the add-ons of the requested experience, in \`addOnGroup\`. It is null if no experience was requested or if the experience has no add-ons.

${EXPLAIN}`,
  },
  'create-booking': {
    tag: 'Bookings',
    description: `Creates a booking. With CONFIRMED it gets a table at once or fails. REQUESTED asks the venue to decide, and PENDING_WAIT_LIST_BOOKING joins the wait list; both require an open shift and have no table yet.

- 409 \`BOOKING_AT_NOT_ALLOWED_TIME_WINDOW\`: the time is in the past, too soon or too far ahead.
- 409 \`NO_AVAILABLE_SLOT\`: there is no slot for this date, time and party.
- 409 \`BOOKING_AVAILABILITY_NOT_FOUND\`: there is a slot, but not with this area, experience, add-ons, high chairs, strollers or code. The slot’s availability says which of them is not available; if the slot is available, the code is invalid.
- 409 \`CUSTOMER_GDPR_CONSENT_REQUIRED\`: \`customer.hasGdprConsent\` is not true.

The customer is matched by \`uuid\`, else by email, else by phone. Data of a known customer is completed, never overwritten. If \`redirectUrl\` is not null, send the customer there: they may have to sign a cancellation policy.

${IDEMPOTENCY} Errors are not stored: the same key may succeed later.`,
  },
  'list-bookings': {
    tag: 'Bookings',
    description: `Lists the bookings of a range of work days, ordered by \`bookingAt\`, then \`uuid\`. The default is the venue’s current work day. The last day is at most 31 days after the first; past days are 409 \`GET_BOOKINGS_START_DATE_IN_PAST\`.

With private data access the list has all bookings of the venue, with public data access those of this integration. With \`limit\`, the response has \`nextCursor\`; send it as \`cursor\` to get the next page.`,
  },
  'read-booking': {
    tag: 'Bookings',
    description: `Returns one booking. Send its \`ETag\` as \`If-Match\` with the next change.`,
  },
  'update-booking': {
    tag: 'Bookings',
    description: `Changes a booking. A field that is left out stays as it is; null clears it. A new day, time, party size, area, or number of high chairs or strollers is checked like a new booking, with the same 409s. The booking keeps its table if that still fits. It can be moved only to days on which its promo and redemption codes are valid.

Possible until the guests arrive or the booking ends; after that, the response is 409 \`STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING\`. ${UPDATES_ALLOWED} ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'update-booking-status': {
    tag: 'Bookings',
    description: `Moves a booking to another status; the chapter “Statuses” lists the allowed moves. A move from a status without a table to one with a table looks for a free table, and is 409 \`NO_AVAILABLE_SLOT\` if there is none, or if the venue takes no more bookings at that time of that day or has paused booking online.

The response to a move that is not allowed is the first of these that applies:

- 409 \`BOOKING_IS_ALREADY_CANCELED\`: the booking is canceled.
- 409 \`BOOKING_CANCELLATION_NOT_ALLOWED\`: to CANCELED while the guests are at the venue.
- 409 \`STATUS_NOT_ON_CONFIRMED_GROUP\`: to ARRIVED, NO_SHOW, ATTENDED or a seated status while the booking is not confirmed.
- 409 \`BOOKING_STATUS_NOT_VALID\`: any other move, including to the same status.

${UPDATES_ALLOWED} Canceling is always allowed. ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'cancel-booking': {
    tag: 'Bookings',
    description: `Cancels a booking, frees its tables and stores the reason. Possible until the guests arrive or the booking ends; after that, the response is 409 \`STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING\`. A second cancellation is 409 \`BOOKING_IS_ALREADY_CANCELED\`. ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'create-walk-in': {
    tag: 'Walk-ins',
    description: `Seats guests who came without a booking, now or at the given time. The booking is SEATED and has tables. The response always has the private shape.

In \`tables\`, each entry is a table’s point-of-sale id, name or id. An unknown table is 409 \`TABLE_NOT_MAPPED_BY_TENANT\`, an occupied one 409 \`NO_AVAILABLE_SLOT\`. A later booking of the table is moved to another one if possible. No operation lists the tables: ask the venue for the point-of-sale ids, or take them from the \`tables\` of its bookings or from the \`detail\` of \`TABLE_NOT_MAPPED_BY_TENANT\`. Without \`tables\`, the venue’s automatic assignment chooses; if the venue has none, the response is 422.

${IDEMPOTENCY}`,
  },
  'close-ticket': {
    tag: 'Tickets',
    description: `Stores the ticket of a seated party and moves the booking: to ACCOUNT_PAID if the payments cover \`totalAmount\` or none are sent, to ACCOUNT_SENT if they are below it. While the guests are seated, closing again replaces the ticket. If they are not seated, the response is 409 \`BOOKING_IS_NOT_ON_SEATED_GROUP\`.

Amounts are in cents. If lines are sent, the sum of their totals minus \`discountsAmount\` must equal \`totalAmount\`, without the tip; otherwise the response is 422 on \`totalAmount\`. ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'transfer-ticket': {
    tag: 'Tickets',
    description: `Moves the ticket of one seated party to another, and returns the booking of the latter. Both must be seated (409 \`BOOKING_IS_NOT_ON_SEATED_GROUP\`) at a single table (409 \`BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED\`), and the destination must have no ticket (409 \`BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID\`). The same booking as destination is 422. The \`detail\` of a problem says which of the two bookings it is about. ${OTHERS_BOOKING}

Both statuses stay as they are: after the transfer of a paid ticket, the destination may be SEATED and the source ACCOUNT_PAID with \`ticketTotalAmount\` null, so change their statuses yourself. If the source has no ticket, nothing is moved and the response is 200.

${IF_MATCH} The \`ETag\` is that of the booking in the path.`,
  },
  'get-customer': {
    tag: 'Customers',
    description: `Returns one customer. With public data access, only customers of this integration’s bookings are found, with only the data that it sent. A customer who withdrew their consent to data processing is 404.`,
  },
  'list-events': {
    tag: 'Events',
    description: `Returns the events of the venue in the order of their numbers, after the cursor \`after\`. Store \`next\` once you have handled the events, and send it as \`after\` of the next request. You have all events when \`next\` is the \`after\` that you sent. No event is missed or returned out of order, however many requests change bookings at the same time.

Events say that something changed, not what: read the booking for its current state. With public data access, you see only events of the bookings that you made, and \`availability.changed\`, which needs the permission availability:read. Events are kept for 30 days. An older cursor is 410 \`EVENTS_CURSOR_NOT_VALID\`.`,
  },
};
