import { createHash } from 'node:crypto';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { Refusal } from '../../src/domain/refusal.ts';
import { checkCalendar } from '../../src/operations/availability/check-calendar.ts';
import { checkSlot } from '../../src/operations/availability/check-slot.ts';
import { cancelBooking } from '../../src/operations/bookings/cancel-booking.ts';
import { createBooking } from '../../src/operations/bookings/create-booking.ts';
import { createWalkIn } from '../../src/operations/bookings/create-walk-in.ts';
import { listBookings } from '../../src/operations/bookings/list-bookings.ts';
import { readBooking } from '../../src/operations/bookings/read-booking.ts';
import { signPolicy } from '../../src/operations/bookings/sign-policy.ts';
import { updateBooking } from '../../src/operations/bookings/update-booking.ts';
import { updateBookingStatus } from '../../src/operations/bookings/update-booking-status.ts';
import { type AppContext, StoreUnavailable } from '../../src/operations/context.ts';
import type { RenderedResponse, RepeatableCall } from '../../src/operations/idempotency.ts';
import { EXTERNAL_CAPABILITIES, type Principal } from '../../src/operations/principal.ts';
import { makeChange } from '../../src/operations/transactions.ts';
import { type Answer, type SeenBooking, seenBooking } from './answer.ts';
import type { Request } from './scenario.ts';
import { DAYS, VENUE } from './simulated-venue.ts';

/** A request with the booking that it is about, and the version that the client knows. */
export interface AddressedRequest {
  request: Request;
  /** '' if the request is about none. */
  uuid: string;
  ifMatch: string | null;
  /** Stored with a booking that the request creates. */
  marker: string;
}

/** May do everything, so that no answer depends on who asks. */
export const PRINCIPAL: Principal = {
  accountId: VENUE.accountId,
  caller: 'staff',
  customerSource: 'STAFF',
  partnerId: null,
  staffUuid: null,
  permissions: new Set(PERMISSIONS),
  dataAccess: 'private',
  channel: 'OFFLINE',
  ticketPartner: 'DEFAULT',
  capabilities: {
    ...EXTERNAL_CAPABILITIES,
    mayChangeEveryBooking: true,
    mayDeleteBookings: true,
    mayForceRules: true,
    mayListPastDays: true,
    needsPublicBookingUpdates: false,
  },
  managedBookingUuid: null,
  codeLimitActor: null,
  language: null,
  ip: null,
};

/**
 * Carries a request out as a server does.
 * @throws Error other than a refusal or a failed database: a bug
 */
export async function callOperation(
  context: AppContext,
  addressed: AddressedRequest,
): Promise<Answer> {
  try {
    return await run(context, addressed);
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', code: error.code };
    // The server answers 503, which does not say whether the change was made.
    if (error instanceof StoreUnavailable) return { outcome: 'unknown', reason: error.message };
    throw error;
  }
}

/** Dinner for four: two bookings are enough to make a day full. Always the same, so that it is cached. */
const CALENDAR = {
  pax: 4,
  paxChildren: 0,
  status: 'CONFIRMED' as const,
  dateStart: DAYS[0],
  dateEnd: DAYS[1],
  filters: { shiftTypes: ['DINNER'] },
};

async function run(context: AppContext, addressed: AddressedRequest): Promise<Answer> {
  const { request, uuid, ifMatch } = addressed;
  const call = { context, principal: PRINCIPAL };
  switch (request.kind) {
    case 'create':
      return created(
        await createBooking(repeatableCall(context, request), bookingRequest(addressed)),
      );
    case 'walk-in': {
      const { pax, tables } = request;
      const body = { pax, paxChildren: 0, tables: [...tables] };
      return created(await createWalkIn(repeatableCall(context, request), body));
    }
    case 'move': {
      const { status } = request;
      return one(
        await makeChange(call, updateBookingStatus, { uuid, ifMatch, request: { status } }),
      );
    }
    case 'cancel':
      return one(
        await makeChange(call, cancelBooking, {
          uuid,
          ifMatch,
          request: { cancelReason: 'CHANGED_PLANS' },
        }),
      );
    case 'sign':
      return one(await makeChange(call, signPolicy, { uuid, ifMatch, request: {} }));
    case 'update':
      return one(
        await makeChange(call, updateBooking, { uuid, ifMatch, request: request.changes }),
      );
    case 'read':
      return one(await readBooking(context, PRINCIPAL, uuid));
    case 'list': {
      const { day, limit } = request;
      const range = { date_start: day, date_end: day };
      const query = limit === null ? range : { ...range, limit };
      const bookings: SeenBooking[] = [];
      await listBookings(context, PRINCIPAL, {
        query,
        receive: (views) => void bookings.push(...views.map(({ booking }) => seenBooking(booking))),
      });
      return { outcome: 'bookings', bookings };
    }
    case 'calendar': {
      const { workDays } = await checkCalendar(context, PRINCIPAL, CALENDAR);
      return text(workDays.map(({ date, availability }) => `${date} ${availability.code}`));
    }
    case 'slot': {
      const { day: date, time, pax } = request;
      const party = { pax, paxChildren: 0, status: 'CONFIRMED' as const };
      const { result } = await checkSlot(context, PRINCIPAL, { ...party, date, time });
      return text([result.availability.code]);
    }
  }
}

function bookingRequest({ request, marker }: AddressedRequest) {
  if (request.kind !== 'create') throw new Error('Only a create request has a new booking.');
  const { day, time, guest, ...booking } = request.booking;
  return {
    customer: {
      name: `Guest ${guest}`,
      email: `guest-${guest}@example.com`,
      hasGdprConsent: true,
      acceptsMarketing: false,
    },
    date: day,
    time,
    paxChildren: 0,
    clientReferenceId: marker,
    ...booking,
  };
}

function repeatableCall(
  context: AppContext,
  request: Request & { kind: 'create' | 'walk-in' },
): RepeatableCall {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return {
    context,
    principal: PRINCIPAL,
    idempotency: request.key === null ? null : { key: request.key, requestHash },
  };
}

function created({ view, bookingUuid: uuid, body }: RenderedResponse): Answer {
  return { outcome: 'created', uuid, booking: view && seenBooking(view.booking), body };
}

function one({ booking }: { booking: Parameters<typeof seenBooking>[0] }): Answer {
  return { outcome: 'bookings', bookings: [seenBooking(booking)] };
}

function text(parts: readonly string[]): Answer {
  return { outcome: 'text', text: parts.join(', ') };
}
