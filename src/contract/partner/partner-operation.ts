import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import type { AuthorizedOperation } from '../operation.ts';
import type { ProblemCode } from '../problem.ts';

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

/** One operation of the partner API, with what the API document says about it. */
export interface PartnerOperationDeclaration extends AuthorizedOperation {
  problems: readonly ProblemCode[];
  tag: Tag;
  /** What it does and its rules, in CommonMark. */
  description: string;
  example: OperationExample;
}

/** A request as a partner would send it, and the answers to it. */
export interface OperationExample {
  summary: string;
  params?: Readonly<Record<string, string>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** By data access where the shape depends on it; otherwise one for all. */
  answers: { private: unknown; public: unknown } | { answer: unknown };
}

/** Sentences that several descriptions share. */
export const IF_MATCH =
  'If you send the booking’s `ETag` as `If-Match`, the change is made only if the booking has not changed since; otherwise the response is 409 `BOOKING_IS_OUTDATED`.';
export const IDEMPOTENCY =
  'Send an `Idempotency-Key`: the same key and body within 24 hours returns the first response again and creates nothing.';
export const OTHERS_BOOKING =
  'A booking of another partner is 409 `BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER` with private data access, and 404 `BOOKING_NOT_FOUND` with public. No field shows this beforehand.';
export const UPDATES_ALLOWED =
  'If the venue does not allow changes through the API, the response is 403 `FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE` or `FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED`.';

export const EXPLAIN =
  'With `explain=true`, the response for an unavailable slot has an `explanation`: what is lacking, and small changes (another area, a time within two hours, one guest less) with which the slot is available.';

export const none = z.object({});
export const bookingParams = z.object({ bookingUuid: limits.Uuid });
export const workDayParams = z.object({ date: limits.WallDate });
export const slotParams = z.object({ date: limits.WallDate, time: limits.WallTime });

export const BOOKING_CHANGE_PROBLEMS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER',
  'BOOKING_IS_OUTDATED',
] as const;
export const UPDATE_FEATURE_PROBLEMS = [
  'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE',
  'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED',
] as const;
export const CREATE_PROBLEMS = [
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_REQUEST_IN_PROGRESS',
  'NO_AVAILABLE_SLOT',
] as const;
