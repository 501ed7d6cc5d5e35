import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS, type Endpoint } from '../../contract/endpoints.ts';
import { type OperationName, PATHS } from '../../contract/paths.ts';
import type { BookingStatus } from '../../domain/booking-status.ts';
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
import { type Principal, permit } from '../../operations/principal.ts';
import { closeTicket } from '../../operations/tickets/close-ticket.ts';
import { transferTicket } from '../../operations/tickets/transfer-ticket.ts';
import { idempotencyKeyOf, ifMatchOf, type ParsedInput, parseInput } from '../requests.ts';
import { responseFormatOf } from '../response-format.ts';
import { calendarShape, workDayShape } from '../shapes/availability-shape.ts';
import { bookingShape } from '../shapes/booking-shape.ts';
import { customerShape } from '../shapes/customer-shape.ts';
import { slotAddOnsShape, slotAnswerShape } from '../shapes/slot-shape.ts';

interface Call<Name extends OperationName> {
  context: AppContext;
  principal: Principal;
  input: ParsedInput<(typeof ENDPOINTS)[Name]>;
  request: FastifyRequest;
  reply: FastifyReply;
}
type Handler<Name extends OperationName> = (call: Call<Name>) => Promise<unknown>;

type Change<Body> = (
  context: AppContext,
  principal: Principal,
  bookingUuid: string,
  body: Body,
  ifMatch: string | null,
) => Promise<BookingView>;

/** A change of one booking, in the state that the caller knows. */
function changing<Body>(change: Change<Body>) {
  return async (
    call: Pick<Call<OperationName>, 'context' | 'principal' | 'request' | 'reply'> & {
      input: { params: { bookingUuid: string }; body: Body };
    },
  ) => {
    const { context, principal, input, request, reply } = call;
    const { bookingUuid } = input.params;
    const ifMatch = ifMatchOf(request);
    return sendBooking(reply, await change(context, principal, bookingUuid, input.body, ifMatch));
  };
}

/** What each operation does with a parsed request: the same behind every door. */
const HANDLERS = {
  'create-booking': async ({ context, principal, input, request, reply }) => {
    const form = responseFormatOf(request);
    const answer = await createBooking(context, principal, input.body, form);
    const manageLink = await findManageLink(context, principal, answer.bookingUuid);
    if (manageLink !== null) reply.header('Location', manageLink);
    return sendWritten(request, reply, answer);
  },
  'create-walk-in': async ({ context, principal, input, request, reply }) => {
    const form = responseFormatOf(request);
    return sendWritten(request, reply, await createWalkIn(context, principal, input.body, form));
  },
  'update-booking-status': changing(updateBookingStatus),
  'close-ticket': changing(closeTicket),
  'update-booking': changing(updateBooking),
  'cancel-booking': changing(cancelBooking),
  'transfer-ticket': changing(transferTicket),
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
    return calendarShape(view, readersLanguage(principal, view.venue));
  },
  'check-work-day': async ({ context, principal, input }) => {
    const view = await checkWorkDay(context, principal, input.params.date, input.body);
    return workDayShape(view, readersLanguage(principal, view.day.venue));
  },
  'check-slot': async ({ context, principal, input }) => {
    const view = await checkSlot(context, principal, input.params, input.body);
    return slotAnswerShape(view, readersLanguage(principal, view.day.venue));
  },
  'check-slot-add-ons': async ({ context, principal, input }) => {
    const view = await checkSlot(context, principal, input.params, input.body);
    return slotAddOnsShape(view, readersLanguage(principal, view.day.venue));
  },
} satisfies { [Name in OperationName]: Handler<Name> };

const ALL = Object.keys(HANDLERS) as OperationName[];
/** Where an Idempotency-Key means something. A broken header is told before what is in the body. */
const CREATES: ReadonlySet<OperationName> = new Set(['create-booking', 'create-walk-in']);

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    /** The status of the booking that this request made; null where it made none. */
    createdStatus: BookingStatus | null;
  }
}

/**
 * Serves the operations at a door. `admit` says who comes in, before a byte of the body is read;
 * the permission is checked with it, so that what one may not do is refused whatever the body says.
 * `bodies` are those that hold more at this door than in the API.
 */
export function serveOperations(
  app: FastifyInstance,
  context: AppContext,
  admit: (request: FastifyRequest) => Promise<Principal>,
  names: readonly OperationName[] = ALL,
  bodies: { [Name in OperationName]?: Endpoint['body'] } = {},
): void {
  for (const name of names) {
    const endpoint: Endpoint = { ...ENDPOINTS[name], body: bodies[name] ?? ENDPOINTS[name].body };
    const { method, path } = PATHS[name];
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      preParsing: async (request) => {
        request.principal = await admit(request);
        permit(request.principal, endpoint.permission);
      },
      handler: async (request, reply) => {
        const { principal } = request;
        if (!principal) throw new Error('a request without a principal went past its door');
        if (CREATES.has(name)) idempotencyKeyOf(request);
        if (method === 'PUT') ifMatchOf(request);
        if (name === 'list-bookings') request.query = listQuery(request.query);
        const input = parseInput(endpoint, request);
        const handle = HANDLERS[name] as unknown as Handler<OperationName>;
        return handle({ context, principal, input, request, reply } as Call<OperationName>);
      },
    });
  }
}

/**
 * Serves a change of one booking that is no operation of the API: what only a diner does, by the
 * link of the booking. It takes no body.
 */
export function serveDinersChange(
  app: FastifyInstance,
  context: AppContext,
  admit: (request: FastifyRequest) => Promise<Principal>,
  path: string,
  change: Change<object>,
): void {
  app.put<{ Params: { bookingUuid: string } }>(path.replace(/\{(\w+)\}/g, ':$1'), {
    preParsing: async (request) => {
      request.principal = await admit(request);
    },
    handler: async (request, reply) => {
      const principal = request.principal as Principal;
      const input = { params: request.params, body: {} };
      return changing(change)({ context, principal, input, request, reply });
    },
  });
}

/** A query has only texts: one status is a list of one, a limit is a number. */
function listQuery(query: unknown): Record<string, unknown> {
  const { status, limit, customer_phone: phone, ...rest } = query as Record<string, unknown>;
  return {
    ...rest,
    // A plus that was not encoded arrives as a blank.
    ...(phone === undefined
      ? {}
      : { customer_phone: typeof phone === 'string' ? phone.replace(/^ (?=\d)/, '+') : phone }),
    ...(status === undefined ? {} : { status: Array.isArray(status) ? status : [status] }),
    ...(limit === undefined
      ? {}
      : { limit: typeof limit === 'string' && /^-?\d+$/.test(limit) ? Number(limit) : limit }),
  };
}

function sendBooking(reply: FastifyReply, view: BookingView): unknown {
  reply.header('ETag', etagOf(view.booking));
  return bookingShape(view);
}

function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: RenderedResponse,
): FastifyReply {
  request.createdStatus = answer.createdStatus;
  return reply
    .header('ETag', answer.etag)
    .type('application/json; charset=utf-8')
    .send(answer.body);
}

function readersLanguage(principal: Principal, venue: { language: Language }): Language {
  return principal.language ?? venue.language;
}
