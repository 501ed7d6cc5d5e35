import type { FastifyReply } from 'fastify';
import type { ENDPOINTS } from '../../contract/endpoints.ts';
import type { OperationName } from '../../contract/paths.ts';
import type { Language } from '../../domain/language.ts';
import { checkCalendar } from '../../operations/availability/check-calendar.ts';
import { checkSlot } from '../../operations/availability/check-slot.ts';
import { checkWorkDay } from '../../operations/availability/check-work-day.ts';
import type { BookingView } from '../../operations/bookings/booking-view.ts';
import { cancelBooking } from '../../operations/bookings/cancel-booking.ts';
import { readBooking } from '../../operations/bookings/read-booking.ts';
import { etagOf } from '../../operations/bookings/require-booking.ts';
import { updateBooking } from '../../operations/bookings/update-booking.ts';
import { updateBookingStatus } from '../../operations/bookings/update-booking-status.ts';
import type { AppContext } from '../../operations/context.ts';
import { getCustomer } from '../../operations/customers/get-customer.ts';
import { listEvents } from '../../operations/events/list-events.ts';
import type { Principal } from '../../operations/principal.ts';
import { closeTicket } from '../../operations/tickets/close-ticket.ts';
import { transferTicket } from '../../operations/tickets/transfer-ticket.ts';
import { ifMatchOf } from '../http/headers.ts';
import { calendarShape, workDayShape } from '../shapes/availability-shape.ts';
import { bookingShape } from '../shapes/booking-shape.ts';
import { customerShape } from '../shapes/customer-shape.ts';
import { slotAddOnsShape, slotAnswerShape } from '../shapes/slot-shape.ts';
import { handleCreateBooking } from './create-booking.ts';
import { handleCreateWalkIn } from './create-walk-in.ts';
import type { Call, Handler } from './handler.ts';
import { handleListBookings } from './list-bookings.ts';

/** The handler of each operation, the same for all APIs. */
export const HANDLERS: { readonly [Name in OperationName]: Handler<(typeof ENDPOINTS)[Name]> } = {
  'create-booking': handleCreateBooking,
  'create-walk-in': handleCreateWalkIn,
  'update-booking-status': handleBookingChange(updateBookingStatus),
  'close-ticket': handleBookingChange(closeTicket),
  'update-booking': handleBookingChange(updateBooking),
  'cancel-booking': handleBookingChange(cancelBooking),
  'transfer-ticket': handleBookingChange(transferTicket),
  'read-booking': async ({ context, principal, input, reply }) =>
    sendBooking(reply, await readBooking(context, principal, input.params.bookingUuid)),
  'list-bookings': handleListBookings,
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
    const view = await checkSlot(context, principal, input.params, input.body, input.query);
    return slotAnswerShape(view, languageFor(principal, view.day.venue));
  },
  'check-slot-add-ons': async ({ context, principal, input }) => {
    const view = await checkSlot(context, principal, input.params, input.body, input.query);
    return slotAddOnsShape(view, languageFor(principal, view.day.venue));
  },
  'list-events': ({ context, principal, input }) => listEvents(context, principal, input.query),
};

type BookingChangeOperation<Body> = (
  context: AppContext,
  principal: Principal,
  bookingUuid: string,
  body: Body,
  ifMatch: string | null,
) => Promise<BookingView>;

/** A handler for an operation that changes one booking, subject to If-Match. */
export function handleBookingChange<Body>(change: BookingChangeOperation<Body>) {
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

function languageFor(principal: Principal, venue: { language: Language }): Language {
  return principal.language ?? venue.language;
}
