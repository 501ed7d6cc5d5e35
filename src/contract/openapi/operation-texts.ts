import type { OperationName } from '../paths.ts';

export const TAGS = {
  Availability:
    'Ask in this order: calendar (which days), work day (which times), slot (everything together), create. All are one judgement: an available answer, acted on with nothing in between, succeeds, and an unavailable one fails. Promo and redemption codes alone are left to the create.',
  Bookings: 'Making, reading, changing and canceling bookings.',
  'Walk-ins': 'Guests who came without a booking.',
  Tickets: 'The bill of a seated party, as the point-of-sale system knows it.',
  Customers: 'The people who book.',
} as const;
export type Tag = keyof typeof TAGS;

interface OperationText {
  tag: Tag;
  /** What it does and by which rules, in CommonMark. */
  description: string;
}

const IF_MATCH =
  'Send the booking’s `ETag` as `If-Match`, and the change happens only if nobody was quicker; otherwise the answer is 409 `BOOKING_IS_OUTDATED`.';
const ONCE =
  'Send an `Idempotency-Key`: the same key and body within 24 hours gives the first answer again and makes nothing twice.';
const OTHERS_BOOKING =
  'A booking of another partner is 409 `BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER` with private data access, and 404 `BOOKING_NOT_FOUND` with public; no field tells beforehand.';
const UPDATES_ALLOWED =
  'Where the venue does not take changes from outside, the answer is 403 `FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE` or `FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED`.';

/** What each operation does, in the order in which an integration meets them. */
export const OPERATION_TEXTS: Readonly<Record<OperationName, OperationText>> = {
  'check-calendar': {
    tag: 'Availability',
    description: `Says for every work day of a range whether the party finds any time on it, and why not where it does not. Full days are a 200 as well: look at \`availability\`.

At most 366 days lie between \`dateStart\` and \`dateEnd\`. \`metadata.filters\` holds the experiences, areas and shifts that \`filters\` can name.`,
  },
  'check-work-day': {
    tag: 'Availability',
    description: `Gives the shifts of a work day and their time slots, each with its availability. Where guests choose the area, a time has one slot for each area; where the shift requires an experience, or \`filters\` names some, one for each experience.

Keep \`startAt\`, \`floorPlanAreaId\` and \`experienceId\` of the slot that the guest chooses: they go into the create.`,
  },
  'check-slot': {
    tag: 'Availability',
    description: `Judges one time slot with everything that is to be booked with it (area, experience, add-ons, high chairs, strollers), exactly as a create would, and offers the add-ons of shift and experience side by side in \`addOnGroups\`.

At a closed hour \`shift\` and \`timeSlot\` are null. A shift that offers areas needs \`floorPlanAreaId\`; without it the answer is 422.`,
  },
  'check-slot-add-ons': {
    tag: 'Availability',
    description: `Judges one time slot as the slot’s own operation does, and offers only the add-ons of the experience that was sent, in \`addOnGroup\`. It is null where no experience was sent or the experience has none.`,
  },
  'create-booking': {
    tag: 'Bookings',
    description: `Books what an availability answer offered. With CONFIRMED the booking takes its table at once or fails; REQUESTED asks the venue to decide and PENDING_WAIT_LIST_BOOKING joins the wait list, which both need an open shift and hold no table.

- 409 \`BOOKING_AT_NOT_ALLOWED_TIME_WINDOW\`: the time is past, too soon or too far ahead.
- 409 \`NO_AVAILABLE_SLOT\`: there is no slot for this date, time and party.
- 409 \`BOOKING_AVAILABILITY_NOT_FOUND\`: there is a slot, but not with this area, experience, add-ons, equipment or code. Ask the slot’s availability to learn which of them it is; where it calls all of that available, it is the code.
- 409 \`CUSTOMER_GDPR_CONSENT_REQUIRED\`: \`customer.hasGdprConsent\` is not true.

The customer is matched by \`uuid\`, else by email, else by phone. A match fills what was empty and overwrites nothing. Where \`redirectUrl\` is not null, send the customer there: a cancellation policy may wait for their signature.

${ONCE} Refusals are not kept: the same key may succeed later.`,
  },
  'list-bookings': {
    tag: 'Bookings',
    description: `Lists the bookings of a range of work days by \`bookingAt\`, then \`uuid\`. Without dates it is the venue’s current day. At most 31 days lie between the first and the last; past days are 409 \`GET_BOOKINGS_START_DATE_IN_PAST\`.

With private data access these are all bookings of the venue, with public data access those that this integration made. With \`limit\` the answer carries \`nextCursor\`; send it as \`cursor\` for the next page.`,
  },
  'read-booking': {
    tag: 'Bookings',
    description: `Gives one booking. Its \`ETag\` names the state that was read, for the next change.`,
  },
  'update-booking': {
    tag: 'Bookings',
    description: `Changes a booking: a field that is left out stays as it is, null clears it. Another day, time, party, area, high chair or stroller is judged as a new booking would be and answers the same 409s; guests keep their table where it still suits them. A booking is moved only to days on which its promo and redemption codes are good.

Possible while the guests have not come and nothing is over; afterwards it is 409 \`STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING\`. ${UPDATES_ALLOWED} ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'update-booking-status': {
    tag: 'Bookings',
    description: `Moves a booking to another status, by the moves table. A move to a status that holds a table from one that does not looks for a table again, and is 409 \`NO_AVAILABLE_SLOT\` where none is left.

A move that is not allowed answers, the first that holds:

- 409 \`BOOKING_IS_ALREADY_CANCELED\`: the booking is canceled.
- 409 \`BOOKING_CANCELLATION_NOT_ALLOWED\`: to CANCELED while the guests are in the house.
- 409 \`STATUS_NOT_ON_CONFIRMED_GROUP\`: to ARRIVED, NO_SHOW, ATTENDED or a seated status while the booking still waits for a confirmation.
- 409 \`BOOKING_STATUS_NOT_VALID\`: anything else, the same status again included.

${UPDATES_ALLOWED} Canceling is always allowed. ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'cancel-booking': {
    tag: 'Bookings',
    description: `Cancels a booking, frees its tables and keeps the reason. Possible while the guests have not come and nothing is over; afterwards it is 409 \`STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING\`, and \`BOOKING_IS_ALREADY_CANCELED\` the second time. ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'create-walk-in': {
    tag: 'Walk-ins',
    description: `Seats guests who came without a booking, now or at the time named. The answer is SEATED, with tables, and always in the private shape.

With \`tables\`, each is named by its point-of-sale id, name or id: an unknown one is 409 \`TABLE_NOT_MAPPED_BY_TENANT\`, a taken one \`NO_AVAILABLE_SLOT\`. A later booking on them is moved elsewhere where it can be. No operation lists the tables: ask the venue for its point-of-sale ids, or see them in the \`tables\` of its bookings; the \`detail\` of a \`TABLE_NOT_MAPPED_BY_TENANT\` names them as well. Without \`tables\` the venue’s automatic assignment chooses; where it has none, the answer is 422.

${ONCE}`,
  },
  'close-ticket': {
    tag: 'Tickets',
    description: `Writes the ticket of a seated party and moves the booking: payments that cover \`totalAmount\`, or none sent, lead to ACCOUNT_PAID, payments below it to ACCOUNT_SENT. Closing again while the guests are seated replaces the ticket; otherwise it is 409 \`BOOKING_IS_NOT_ON_SEATED_GROUP\`.

Amounts are cents. Where lines are sent they must add up: their totals, less \`discountsAmount\`, are \`totalAmount\`; tips come on top. Otherwise the answer is 422 on \`totalAmount\`. ${OTHERS_BOOKING}

${IF_MATCH}`,
  },
  'transfer-ticket': {
    tag: 'Tickets',
    description: `Moves the ticket of one seated party to another, whose booking is the answer. Both must be seated (409 \`BOOKING_IS_NOT_ON_SEATED_GROUP\`) at a single table (409 \`BOOKING_HAS_MORE_THAN_ONE_TABLE_ASSIGNED\`), and the destination must have no ticket of its own (409 \`BOOKING_DESTINATION_ALREADY_HAS_ASSIGNED_TICKET_EXTERNAL_ID\`). Onto itself is 422. The \`detail\` of a problem says which of the two bookings it speaks of. ${OTHERS_BOOKING}

Both statuses stay as they are: a ticket that was paid can leave the destination SEATED and the source ACCOUNT_PAID with \`ticketTotalAmount\` null, so move them on yourself. Where the source has no ticket, nothing is moved and the answer is 200 all the same.

${IF_MATCH} It speaks of the booking that gives the ticket away.`,
  },
  'get-customer': {
    tag: 'Customers',
    description: `Gives one customer. With public data access only customers of bookings that this integration made are found, with no more than it sent itself. A customer who withdrew the consent to data processing is 404.`,
  },
};
