import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ENDPOINTS, Endpoint } from '../../contract/endpoints.ts';
import type { OperationName } from '../../contract/paths.ts';
import type { Language } from '../../domain/language.ts';
import { checkCalendar } from '../../operations/availability/check-calendar.ts';
import { checkSlot } from '../../operations/availability/check-slot.ts';
import { checkWorkDay } from '../../operations/availability/check-work-day.ts';
import type { BookingView } from '../../operations/bookings/booking-view.ts';
import { cancelBooking } from '../../operations/bookings/cancel-booking.ts';
import { createBooking } from '../../operations/bookings/create-booking.ts';
import { createWalkIn } from '../../operations/bookings/create-walk-in.ts';
import { listBookings } from '../../operations/bookings/list-bookings.ts';
import { findManageLink } from '../../operations/bookings/manage-token.ts';
import { readBooking } from '../../operations/bookings/read-booking.ts';
import { etagOf } from '../../operations/bookings/require-booking.ts';
import { updateBooking } from '../../operations/bookings/update-booking.ts';
import { updateBookingStatus } from '../../operations/bookings/update-booking-status.ts';
import type { AppContext } from '../../operations/context.ts';
import { getCustomer } from '../../operations/customers/get-customer.ts';
import type { RenderedResponse } from '../../operations/idempotency.ts';
import type { Principal } from '../../operations/principal.ts';
import { closeTicket } from '../../operations/tickets/close-ticket.ts';
import { transferTicket } from '../../operations/tickets/transfer-ticket.ts';
import { ifMatchOf } from '../http/headers.ts';
import type { ParsedInput } from '../http/parse-input.ts';
import { calendarShape, workDayShape } from '../shapes/availability-shape.ts';
import { bookingShape } from '../shapes/booking-shape.ts';
import { customerShape } from '../shapes/customer-shape.ts';
import { slotAddOnsShape, slotAnswerShape } from '../shapes/slot-shape.ts';
import { createOptionsOf } from './create-options.ts';

/** A request of an authenticated caller, with its input parsed. */
export interface Call<Input> {
  context: AppContext;
  principal: Principal;
  input: Input;
  request: FastifyRequest;
  reply: FastifyReply;
}
/** Calls an endpoint's operation and gives the response body. */
export type Handler<E extends Endpoint> = (call: Call<ParsedInput<E>>) => Promise<unknown>;

/** The handler of each operation, the same for all APIs. */
export const HANDLERS: { readonly [Name in OperationName]: Handler<(typeof ENDPOINTS)[Name]> } = {
  'create-booking': async ({ context, principal, input, request, reply }) => {
    const options = createOptionsOf(request);
    const response = await createBooking(context, principal, input.body, options);
    const manageLink = await findManageLink(context, principal, response.bookingUuid);
    if (manageLink !== null) reply.header('Location', manageLink);
    return sendRendered(request, reply, response);
  },
  'create-walk-in': async ({ context, principal, input, request, reply }) => {
    const options = createOptionsOf(request);
    return sendRendered(
      request,
      reply,
      await createWalkIn(context, principal, input.body, options),
    );
  },
  'update-booking-status': bookingChange(updateBookingStatus),
  'close-ticket': bookingChange(closeTicket),
  'update-booking': bookingChange(updateBooking),
  'cancel-booking': bookingChange(cancelBooking),
  'transfer-ticket': bookingChange(transferTicket),
  'read-booking': async ({ context, principal, input, reply }) =>
    sendBooking(reply, await readBooking(context, principal, input.params.bookingUuid)),
  'list-bookings': async ({ context, principal, input }) => {
    const { bookings, nextCursor } = await listBookings(context, principal, input.query);
    const data = bookings.map(bookingShape);
    return nextCursor === undefined ? { data } : { data, nextCursor };
  },
  'get-customer': async ({ context, principal, input }) => {
    const { venue, customer } = await getCustomer(context, principal, input.params.customerUuid);
    return customerShape(venue, customer);
  },
  'check-calendar': async ({ context, principal, input }) => {
    const view = await checkCalendar(context, principal, input.body);
    return calendarShape(view, languageFor(principal, view.venue));
  },
  'check-work-day': async ({ context, principal, input }) => {
    const view = await checkWorkDay(context, principal, input.params.date, input.body);
    return workDayShape(view, languageFor(principal, view.day.venue));
  },
  'check-slot': async ({ context, principal, input }) => {
    const view = await checkSlot(context, principal, input.params, input.body);
    return slotAnswerShape(view, languageFor(principal, view.day.venue));
  },
  'check-slot-add-ons': async ({ context, principal, input }) => {
    const view = await checkSlot(context, principal, input.params, input.body);
    return slotAddOnsShape(view, languageFor(principal, view.day.venue));
  },
};

type ChangeBooking<Body> = (
  context: AppContext,
  principal: Principal,
  bookingUuid: string,
  body: Body,
  ifMatch: string | null,
) => Promise<BookingView>;

/** A handler for an operation that changes one booking, under the condition of If-Match. */
export function bookingChange<Body>(change: ChangeBooking<Body>) {
  return async (call: Call<{ params: { bookingUuid: string }; body: Body }>) => {
    const { context, principal, input, request, reply } = call;
    const { bookingUuid } = input.params;
    const ifMatch = ifMatchOf(request);
    return sendBooking(reply, await change(context, principal, bookingUuid, input.body, ifMatch));
  };
}

function sendBooking(reply: FastifyReply, view: BookingView): unknown {
  reply.header('ETag', etagOf(view.booking));
  return bookingShape(view);
}

function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, createdStatus }: RenderedResponse,
): FastifyReply {
  request.createdStatus = createdStatus;
  return reply.header('ETag', etag).type('application/json; charset=utf-8').send(body);
}

function languageFor(principal: Principal, venue: { language: Language }): Language {
  return principal.language ?? venue.language;
}
