import type { PartnerOperations } from '../../contract/partner/operations.ts';
import type { Language } from '../../domain/language.ts';
import { bookingShape } from '../../operations/answers/booking-shape.ts';
import { customerShape } from '../../operations/answers/customer-shape.ts';
import { checkCalendar } from '../../operations/availability/check-calendar.ts';
import { checkSlot } from '../../operations/availability/check-slot.ts';
import { checkWorkDay } from '../../operations/availability/check-work-day.ts';
import type { BookingVerb } from '../../operations/bookings/booking-change.ts';
import type { BookingView } from '../../operations/bookings/booking-view.ts';
import { cancelBooking } from '../../operations/bookings/cancel-booking.ts';
import { readBooking } from '../../operations/bookings/read-booking.ts';
import { etagOf } from '../../operations/bookings/require-booking.ts';
import { updateBooking } from '../../operations/bookings/update-booking.ts';
import { updateBookingStatus } from '../../operations/bookings/update-booking-status.ts';
import { getCustomer } from '../../operations/customers/get-customer.ts';
import { listEvents } from '../../operations/events/list-events.ts';
import type { Principal } from '../../operations/principal.ts';
import { closeTicket } from '../../operations/tickets/close-ticket.ts';
import { transferTicket } from '../../operations/tickets/transfer-ticket.ts';
import { makeChange } from '../../operations/transactions.ts';
import { ifMatchOf } from '../http/headers.ts';
import { calendarShape, workDayShape } from '../shapes/availability-shape.ts';
import { slotAddOnsShape, slotAnswerShape } from '../shapes/slot-shape.ts';
import { handleCreateBooking } from './create-booking.ts';
import { handleCreateWalkIn } from './create-walk-in.ts';
import type { HandlerCall, Handlers } from './handler.ts';
import { handleListBookings } from './list-bookings.ts';

/** The handlers of the partner API. Other APIs share some of them. */
export const PARTNER_HANDLERS: Handlers<PartnerOperations> = {
  'create-booking': handleCreateBooking,
  'create-walk-in': handleCreateWalkIn,
  'update-booking-status': handleBookingChange(updateBookingStatus, bookingShape),
  'close-ticket': handleBookingChange(closeTicket, bookingShape),
  'update-booking': handleBookingChange(updateBooking, bookingShape),
  'cancel-booking': handleBookingChange(cancelBooking, bookingShape),
  'transfer-ticket': handleBookingChange(transferTicket, bookingShape),
  'read-booking': handleReadBooking(bookingShape),
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
    const view = await checkWorkDay(context, principal, { ...input.body, ...input.params });
    return workDayShape(view, languageFor(principal, view.day.venue));
  },
  'check-slot': async ({ context, principal, input }) => {
    const question = { ...input.body, ...input.params, ...input.query };
    const view = await checkSlot(context, principal, question);
    return slotAnswerShape(view, languageFor(principal, view.day.venue));
  },
  'check-slot-add-ons': async ({ context, principal, input }) => {
    const question = { ...input.body, ...input.params, ...input.query };
    const view = await checkSlot(context, principal, question);
    return slotAddOnsShape(view, languageFor(principal, view.day.venue));
  },
  'list-events': ({ context, principal, input }) => listEvents(context, principal, input.query),
};

/** How an API turns a booking into a response. */
type BookingShape<Answer> = (view: BookingView) => Answer;

/** GET /bookings/{bookingUuid} */
export function handleReadBooking<Answer>(shape: BookingShape<Answer>) {
  return async (call: HandlerCall<{ params: { bookingUuid: string } }>): Promise<Answer> => {
    const { context, principal, input, reply } = call;
    const view = await readBooking(context, principal, input.params.bookingUuid);
    reply.header('ETag', etagOf(view.booking));
    return shape(view);
  };
}

/** A handler for an operation that changes one booking, subject to If-Match. */
export function handleBookingChange<Body, Answer>(
  verb: BookingVerb<Body>,
  shape: BookingShape<Answer>,
) {
  return async (
    call: HandlerCall<{ params: { bookingUuid: string }; body: Body }>,
  ): Promise<Answer> => {
    const { input, request, reply } = call;
    const { bookingUuid: uuid } = input.params;
    const asked = { uuid, ifMatch: ifMatchOf(request), request: input.body };
    const view = await makeChange(call, verb, asked);
    reply.header('ETag', etagOf(view.booking));
    return shape(view);
  };
}

function languageFor(principal: Principal, venue: { language: Language }): Language {
  return principal.language ?? venue.language;
}
