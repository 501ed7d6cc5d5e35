import { AVAILABILITY_CODES } from '../../domain/availability/availability.ts';
import { refusalCodeOf } from '../../domain/availability/refuse-unavailable.ts';
import {
  BOOKING_STATUSES,
  groupOf,
  holdsTable,
  nextStatuses,
} from '../../domain/booking-status.ts';
import { MAX_BODY_BYTES } from '../limits.ts';

/** A chapter on something that applies to all operations. */
export interface Chapter {
  /** Its anchor in URLs. */
  slug: string;
  title: string;
  /** CommonMark. */
  text: string;
}

/** The opening paragraph of the document. */
export const INTRODUCTION = `With this API, partners do what a venue’s booking page and staff do: check availability, create and change bookings, seat walk-ins and close tickets. Bodies are JSON in UTF-8. Amounts of money are integer cents. Unknown fields in a request body are ignored. Responses may gain fields: ignore those that you do not know.`;

/** The chapters, in reading order. */
export function chapters(publicUrl: string): Chapter[] {
  return [
    {
      slug: 'authentication',
      title: 'Authentication',
      text: `Every request identifies the partner and the venue with three headers:

- \`Authorization: Bearer …\` with the API key of your partner account. Keep it on your servers, never in a browser or an app.
- \`Service-Partner-Id\` with your partner id, which you received with the key.
- \`Service-Account-Id\` with the account id of the venue.

The venue decides what your integration may do. Each operation names the permission that it needs; without it the response is 403 \`FORBIDDEN\`. The venue also decides on your data access. With **private** access you get all fields of bookings and customers, and see all bookings of the venue. With **public** access you get fewer fields, and see only the bookings that you made.

**You cannot change every booking that you can read.** With private access you may change, seat and bill your own bookings and those that the venue’s staff or its booking page made. Bookings of another partner are read-only: every change is 409 \`BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER\`. No field shows this beforehand. The venue’s staff seats and bills those guests.`,
    },
    {
      slug: 'order-of-checks',
      title: 'Order of checks',
      text: `A request is checked in this order. The first check that fails determines the response:

1. Rate limit: 429 \`RATE_LIMIT_EXCEEDED\`.
2. Path and method: 404 \`NOT_FOUND\`, 405 \`METHOD_NOT_ALLOWED\`.
3. Credentials: 401 \`UNAUTHORIZED\`.
4. Partner: 422 \`PARTNER_REQUIRED\`, \`PARTNER_NOT_FOUND\`.
5. Account: 400 \`ACCOUNT_REQUIRED\`, 404 \`ACCOUNT_NOT_FOUND\`.
6. Integration: 422 \`PARTNER_INTEGRATION_NOT_AVAILABLE\`, \`PARTNER_INTEGRATION_NOT_ENABLED\`.
7. Permission: 403 \`FORBIDDEN\`.
8. Body: 415 \`UNSUPPORTED_MEDIA_TYPE\`, 413 \`PAYLOAD_TOO_LARGE\`, 400 \`BAD_REQUEST\`.
9. Fields: 422 \`VALIDATION_ERROR\`, which lists every invalid field.
10. The venue’s setting for changes through the API: 403 \`FEATURE_…\`.
11. Referenced objects: 404 \`BOOKING_NOT_FOUND\`, \`CUSTOMER_NOT_FOUND\`.
12. Business rules: 409.`,
    },
    {
      slug: 'errors',
      title: 'Errors',
      text: `Every error response is a problem document (RFC 9457) of type \`application/problem+json\`. Your program should use its \`code\` to decide what to do. Its \`detail\` says what went wrong and what to do next, always in English and for developers. The text to show to guests is the \`detail\` of an availability, which is in their language. Log \`requestId\`: it identifies the request in our logs, as the header \`X-Request-Id\` does on every response.

\`type\` is \`about:blank\` or the URL of a page that explains the code and what to do. [All problems](${publicUrl}/problems) are listed by status. A path or method that is not an operation is 404 \`NOT_FOUND\` or 405 \`METHOD_NOT_ALLOWED\`.

An availability request for which no table is free is not an error: the response is 200 and says so in \`availability\`.`,
    },
    {
      slug: 'repeating-safely',
      title: 'Safe retries',
      text: `Send an \`Idempotency-Key\` with every create request, a new one for each booking or walk-in. The same key and body within 24 hours returns the first response again, byte for byte, and creates nothing. So if a response is lost, send the create request again. A key is valid for one operation of your integration at one venue: a booking and a walk-in may use the same key. The same key with another body is 422 \`IDEMPOTENCY_KEY_REUSED\`. Errors are not stored: the same key may succeed later. A retry waits for the first request; if that takes too long, the retry is 409 \`IDEMPOTENCY_REQUEST_IN_PROGRESS\`.

Retry after 429 and 5xx with exponential back-off, at most ten times and for at most 24 hours. If the response has \`Retry-After\`, wait at least that long.`,
    },
    {
      slug: 'concurrency',
      title: 'Concurrency',
      text: `Every response with one booking has an \`ETag\`, which identifies the booking’s version. If you send it as \`If-Match\` with a change, the change is made only if the booking still has that version, or has only got other tables since. Otherwise the response is 409 \`BOOKING_IS_OUTDATED\`: read the booking again, see what changed, and decide again. A change with \`If-Match\` is made at most once, so you may retry it after a lost connection. If the first attempt succeeded, the retry is 409.

Two guests never get the same table. An availability request reserves nothing, so a slot that was free a moment ago may be 409 \`NO_AVAILABLE_SLOT\` on create.`,
    },
    {
      slug: 'limits',
      title: 'Limits',
      text: `Requests are limited per minute and IP address: 120, unless this deployment is configured otherwise. The headers \`ratelimit-limit\`, \`ratelimit-remaining\` and \`ratelimit-reset\` (seconds) show the current state. Beyond the limit the response is 429 with \`Retry-After\` (seconds).

A body may have up to ${MAX_BODY_BYTES / 1024} KiB. Lengths of text are in characters, not bytes. Text must be well-formed Unicode without NUL.`,
    },
    {
      slug: 'dates-and-times',
      title: 'Dates and times',
      text: `Every \`date\` is a **work day** of the venue. A work day starts at 05:00, unless the venue sets another time; earlier times belong to the previous day. A table for half past midnight after Friday’s dinner has Friday’s date.

\`date\` (YYYY-MM-DD) and \`time\` (HH:MM:SS) are in the venue’s local time. Every field that ends in \`At\` is a timestamp with the venue’s UTC offset at that moment. A time that is skipped when daylight saving time begins is never offered. When daylight saving time ends, a time that occurs twice means its first occurrence.`,
    },
    {
      slug: 'availability',
      title: 'Availability and creating',
      text: `Ask for CONFIRMED first. If that is not available, \`fallbackOptions\` lists the alternatives and marks the best with \`isPreferred\`: another time, date or area, a request (create with REQUESTED), the wait list (PENDING_WAIT_LIST_BOOKING), or a call to the venue.

Each availability \`code\` corresponds to a problem of \`create-booking\`:

| Availability | Create |
| --- | --- |
${availabilityRows()}

Promo and redemption codes do not affect availability: only creating the booking refuses an invalid code, with 409 \`BOOKING_AVAILABILITY_NOT_FOUND\`. You can check a \`promoCode\` beforehand: availability responses have its \`promo\`, or null if it is invalid. You cannot check a \`redemptionCode\` beforehand. It works once.`,
    },
    {
      slug: 'cancellation-policies',
      title: 'Cancellation policies',
      text: `A venue may require the customer to sign a cancellation policy: for larger parties, in some shifts, or with some experiences. Such a booking is created at once, and its \`cancellationPolicy\` waits for the signature until \`signDeadlineAt\`. Send the customer to \`redirectUrl\`, where they read and sign the terms. If \`redirectUrl\` is a page of the venue, the header \`Location\` of the response has the URL for signing. That URL gives access to this booking and is for the customer only. It is sent only in the response that starts the policy: to the create request and its retries, or to the change that made a signature necessary. A booking on the wait list has no policy: it gets one with its table. Customers sign here, but do not enter a card; any charge is between the venue and its guest.

| Status | When |
| --- | --- |
| \`PENDING_SIGNATURE\` | Until \`signDeadlineAt\`, which is never after the start of the booking. |
| \`SIGNED\` | The customer signed. It stays so after a no-show. |
| \`EXPIRED\` | The customer did not sign in time. The booking itself is unchanged, and the venue decides. |
| \`ENDED\` | The booking was canceled, declined or deleted, or the visit is over. |

\`cancellationFeeAmount\` is what this party pays for a no-show, or for canceling less than \`cancellationNoticeHours\` before the booking. When a booking changes, an unsigned policy changes with it. A signed one stays valid unless the changed booking requires more; then it must be signed again.`,
    },
    {
      slug: 'statuses',
      title: 'Statuses',
      text: `This table lists the statuses and the allowed moves between them. In some statuses a booking has a table. A move into one of these, from a status without a table, looks for a free table.

| Status | Group | Table | May become |
| --- | --- | --- | --- |
${statusRows()}

In ARRIVED and the seated group the guests are at the venue, and the booking cannot be canceled. A booking in ARRIVED can be moved back to CONFIRMED first. The venue’s staff can also delete a booking whose guests are not there; a deleted booking is 404.`,
    },
  ];
}

function availabilityRows(): string {
  const codes = AVAILABILITY_CODES.filter((code) => code !== 'AVAILABLE');
  return codes.map((code) => `| \`${code}\` | \`${refusalCodeOf(code)}\` |`).join('\n');
}

function statusRows(): string {
  return BOOKING_STATUSES.map((status) => {
    const moves = nextStatuses(status)
      .map((move) => `\`${move}\``)
      .join(', ');
    const table = holdsTable(status) ? 'yes' : '–';
    return `| \`${status}\` | ${groupOf(status)} | ${table} | ${moves || '–'} |`;
  }).join('\n');
}
