import { AVAILABILITY_CODES } from '../../domain/availability/availability.ts';
import { refusalOf } from '../../domain/availability/refuse-unavailable.ts';
import {
  BOOKING_STATUSES,
  groupOf,
  holdsTable,
  nextStatuses,
} from '../../domain/booking-status.ts';
import { MAX_BODY_BYTES } from '../limits.ts';

/** What holds for all operations, a subject at a time. */
export interface Chapter {
  /** Names it in addresses. */
  slug: string;
  title: string;
  /** CommonMark. */
  text: string;
}

/** The first words of the document. */
export const INTRODUCTION = `Partners do over HTTP what a venue’s booking page and its staff do: ask what is free, book, change, seat walk-ins, close tickets. Bodies are JSON in UTF-8. Money is integer cents. Unknown fields of a body are ignored, and answers may gain fields: ignore those that you do not know.`;

/** The chapters, in reading order. */
export function chapters(publicUrl: string): Chapter[] {
  return [
    {
      slug: 'authentication',
      title: 'Authentication',
      text: `Every request names who asks and for which venue, in three headers:

- \`Authorization: Bearer …\` with the API key of your partner account. Keep it on your servers; it never belongs into a browser or an app.
- \`Service-Partner-Id\` with your partner id, which came with the key.
- \`Service-Account-Id\` with the account id of the venue.

The venue decides what your integration may do: each operation names the permission that it needs, and without it the answer is 403 \`FORBIDDEN\`. The venue also decides on your data access. With **private** access you get whole bookings and customers and see all bookings of the venue. With **public** access you get the reduced shapes and see the bookings that you made yourself.

**What you see is not always yours to change.** With private access you may change, seat and bill the bookings that you made and those that came in at the venue itself, from its staff or its own page. Those of another partner you only read: every change of one is 409 \`BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER\`, no field tells beforehand, and the venue’s staff seats and bills those guests.`,
    },
    {
      slug: 'order-of-checks',
      title: 'Order of checks',
      text: `A request is checked in this order, and the first check that fails answers:

1. Rate limit: 429 \`RATE_LIMIT_EXCEEDED\`.
2. Address and method: 404 \`NOT_FOUND\`, 405 \`METHOD_NOT_ALLOWED\`.
3. Credentials: 401 \`UNAUTHORIZED\`.
4. Partner: 422 \`PARTNER_REQUIRED\`, \`PARTNER_NOT_FOUND\`.
5. Account: 400 \`ACCOUNT_REQUIRED\`, 404 \`ACCOUNT_NOT_FOUND\`.
6. Integration: 422 \`PARTNER_INTEGRATION_NOT_AVAILABLE\`, \`PARTNER_INTEGRATION_NOT_ENABLED\`.
7. Permission: 403 \`FORBIDDEN\`.
8. Body: 415 \`UNSUPPORTED_MEDIA_TYPE\`, 413 \`PAYLOAD_TOO_LARGE\`, 400 \`BAD_REQUEST\`.
9. Fields: 422 \`VALIDATION_ERROR\`, with every fault in one answer.
10. What it refers to: 404.
11. Rules of the business: 409, and 403 where the venue takes no changes.`,
    },
    {
      slug: 'errors',
      title: 'Errors',
      text: `An answer that is no success is a problem document (RFC 9457) of type \`application/problem+json\`. Decide by its \`code\`. Its \`detail\` says what is the matter and what to do next, always in English and for whoever sent the request: show guests the \`detail\` of an availability instead, which is in their language. Keep \`requestId\`: it names the request in our logs, as the header \`X-Request-Id\` does with every answer.

\`type\` is \`about:blank\`, or the address of a page that says what the code means and what to do. [All problems](${publicUrl}/problems) are listed there by status. Addresses that are no operation answer 404 \`NOT_FOUND\` or 405 \`METHOD_NOT_ALLOWED\`.

No free table is no error of an availability question: the answer is 200 and says so in \`availability\`.`,
    },
    {
      slug: 'repeating-safely',
      title: 'Repeating safely',
      text: `Send an \`Idempotency-Key\` with every create, a fresh one for each booking or walk-in. The same key and body within 24 hours gives the first answer again, byte for byte, and makes nothing twice, so a create whose answer was lost is simply sent again. A key counts for one operation of your integration at one venue: a booking and a walk-in may use the same. The same key with another body is 422 \`IDEMPOTENCY_KEY_REUSED\`. Refusals are not kept: the same key may succeed later. A repetition waits for the first request; where that one takes too long, it is 409 \`IDEMPOTENCY_REQUEST_IN_PROGRESS\`.

Try again after 429 and 5xx, with exponential back-off: at most ten times, and for no longer than 24 hours. Where \`Retry-After\` is sent, wait at least that long.`,
    },
    {
      slug: 'concurrency',
      title: 'Concurrency',
      text: `Every answer with one booking carries an \`ETag\`, which names the state of that booking. Send it as \`If-Match\` with a change: it happens only if the booking is still in that state. Otherwise the answer is 409 \`BOOKING_IS_OUTDATED\`: read it again, look at what changed, and decide anew. Such a change is carried out once at most, so it may be sent again after a lost connection: the second answer is that 409 where the first had been carried out.

Two guests never get one table. An availability answer holds nothing, so what was free a moment ago may be 409 \`NO_AVAILABLE_SLOT\` on create.`,
    },
    {
      slug: 'limits',
      title: 'Limits',
      text: `Requests are limited per minute and address: 120, unless this deployment says otherwise. \`ratelimit-limit\`, \`ratelimit-remaining\` and \`ratelimit-reset\` (seconds) tell where you stand; beyond the limit the answer is 429 with \`Retry-After\` (seconds).

A body may have ${MAX_BODY_BYTES / 1024} KiB. Lengths count characters, not bytes. Text must be well-formed and without NUL.`,
    },
    {
      slug: 'dates-and-times',
      title: 'Dates and times',
      text: `Every \`date\` is a **work day** of the venue: times before its day starts (05:00 unless it says otherwise) belong to the day before. Half past midnight after Friday’s dinner is booked with Friday’s date.

\`date\` (YYYY-MM-DD) and \`time\` (HH:MM:SS) are the venue’s wall clock. Every field that ends in \`At\` is an instant, with the offset that the venue has at that moment. A time that a change to summer time skips is never offered; one that occurs twice means the first.`,
    },
    {
      slug: 'availability',
      title: 'Availability and creating',
      text: `Ask for CONFIRMED first. Where that is not to be had, \`fallbackOptions\` say what to offer instead, the best one marked \`isPreferred\`: another time, date or area, a request (create with REQUESTED), the wait list (PENDING_WAIT_LIST_BOOKING), or a call to the venue.

What an availability question answers with a \`code\`, a create answers with a problem:

| Availability | Create |
| --- | --- |
${availabilityRows()}

Promo and redemption codes are not part of that judgement: a slot is as available with a bad code as without one, and only the create refuses it, with 409 \`BOOKING_AVAILABILITY_NOT_FOUND\`. A \`promoCode\` can be checked before: availability answers name its \`promo\`, and null where it is not good. A \`redemptionCode\` cannot, and works once.`,
    },
    {
      slug: 'cancellation-policies',
      title: 'Cancellation policies',
      text: `A venue may ask for a signature: for parties from a size on, in some shifts or with some experiences. Such a booking is made at once, with \`cancellationPolicy\` waiting for the signature until \`signDeadlineAt\`. Send the customer to \`redirectUrl\`, where they read the terms and sign; where the venue has a page of its own there, the address stands in the header \`Location\` of the create. It opens this booking and belongs to the customer, and only the answer that gives rise to the policy tells it: that to the create and its repetitions, or to the change that made the booking need a signature. It is a signature only: nobody is asked for a card here, and what is charged is between the venue and its guest.

| Status | When |
| --- | --- |
| \`PENDING_SIGNATURE\` | Until \`signDeadlineAt\`, which is never later than the booking itself. |
| \`SIGNED\` | Once signed; also after a no-show. |
| \`EXPIRED\` | Nobody signed in time. The booking itself stays as it is, and the venue decides. |
| \`ENDED\` | The booking was canceled, declined or deleted, or the guests have been there. |

\`cancellationFeeAmount\` is what a no-show, or a cancellation later than \`cancellationNoticeHours\` before, costs this party. When a booking changes, an unsigned policy follows it; a signed one holds until the booking asks for more, and is then to be signed anew.`,
    },
    {
      slug: 'statuses',
      title: 'Statuses',
      text: `A booking moves from status to status. A table is held in those marked with it. A move into one of these from one that holds none looks for a table again.

| Status | Group | Table | May become |
| --- | --- | --- | --- |
${statusRows()}

ARRIVED and the seated group are in progress: the guests are in the house, and such a booking is not canceled. One in ARRIVED can be moved back to CONFIRMED first. The venue’s staff can also delete what is not in progress; a deleted booking is 404.`,
    },
  ];
}

function availabilityRows(): string {
  const codes = AVAILABILITY_CODES.filter((code) => code !== 'AVAILABLE');
  return codes.map((code) => `| \`${code}\` | \`${refusalOf(code)}\` |`).join('\n');
}

function statusRows(): string {
  return BOOKING_STATUSES.map((status) => {
    const moves = nextStatuses(status)
      .map((move) => `\`${move}\``)
      .join(', ');
    const table = holdsTable(status) ? 'held' : '–';
    return `| \`${status}\` | ${groupOf(status)} | ${table} | ${moves || '–'} |`;
  }).join('\n');
}
