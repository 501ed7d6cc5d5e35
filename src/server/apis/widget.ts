import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import {
  MANAGE_OPERATIONS,
  type ManageOperations,
  WIDGET_OPERATIONS,
  type WidgetOperations,
} from '../../contract/widget/operations.ts';
import { publicBookingShape } from '../../operations/answers/booking-shape.ts';
import { cancelBooking } from '../../operations/bookings/cancel-booking.ts';
import { reconfirmBooking } from '../../operations/bookings/reconfirm-booking.ts';
import { signPolicy } from '../../operations/bookings/sign-policy.ts';
import { updateBooking } from '../../operations/bookings/update-booking.ts';
import type { AppContext } from '../../operations/context.ts';
import { holdTable } from '../../operations/holds/hold-table.ts';
import { prolongHold } from '../../operations/holds/prolong-hold.ts';
import { releaseHold } from '../../operations/holds/release-hold.ts';
import { readDayTag } from '../../operations/live/bookable-version.ts';
import { readWidgetStart } from '../../operations/venues/read-widget-start.ts';
import { answerOffer } from '../../operations/wait-list/answer-offer.ts';
import { readWaitListPlace } from '../../operations/wait-list/read-wait-list-place.ts';
import { parseAsJson } from '../http/json-bodies.ts';
import { holdShape } from '../shapes/hold-shape.ts';
import { startShape } from '../shapes/venue-shape.ts';
import { waitListShape } from '../shapes/wait-list-shape.ts';
import { authenticateWidget, KEY_HEADER, TOKEN_HEADER } from './authenticate-widget.ts';
import { handleCreateBooking } from './create-booking.ts';
import type { Handlers } from './handler.ts';
import { type ApiServer, serveOperations } from './operation-routes.ts';
import { handleBookingChange, handleReadBooking, PARTNER_HANDLERS } from './partner-operations.ts';
import { widgetDayChanges } from './widget-day-changes.ts';

const PREFLIGHT_SECONDS = 7200;

const HANDLERS: Handlers<WidgetOperations & ManageOperations> = {
  ...PARTNER_HANDLERS,
  'create-booking': handleCreateBooking,
  'read-booking': handleReadBooking(publicBookingShape),
  'update-booking': handleBookingChange(updateBooking, publicBookingShape),
  'cancel-booking': handleBookingChange(cancelBooking, publicBookingShape),
  'read-start': async ({ context, principal, input }) => {
    const { query } = input;
    const view = await readWidgetStart(context, principal, query);
    return startShape(view, query.lang ?? principal.language ?? view.venue.language);
  },
  'check-work-day': async (call) => {
    const { context, principal, input, reply } = call;
    reply.header('ETag', await readDayTag(context, principal, input.params.date));
    return PARTNER_HANDLERS['check-work-day'](call);
  },
  'hold-table': async ({ context, principal, input }) =>
    holdShape(await holdTable(context, principal, input.body), context.now()),
  'prolong-hold': async ({ context, principal, input }) =>
    holdShape(await prolongHold(context, principal, input.body), context.now()),
  'release-hold': async ({ context, principal, input }) => {
    await releaseHold(context, principal, input.body);
    return holdShape(null, context.now());
  },
  'reconfirm-booking': handleBookingChange(reconfirmBooking, publicBookingShape),
  'sign-policy': handleBookingChange(signPolicy, publicBookingShape),
  'read-wait-list-place': async ({ context, principal, input }) =>
    waitListShape(await readWaitListPlace(context, principal, input.params.bookingUuid)),
  'answer-offer': handleBookingChange(answerOffer, publicBookingShape),
};

/** `/widget/v3`: a diner's browser on a venue's page, with a publishable key and its origin. */
export async function widgetApi(app: FastifyInstance, { context }: { context: AppContext }) {
  // CORS allows every origin, because errors such as 429 are sent before the key, and so its origins,
  // is known.
  await app.register(cors, {
    origin: true,
    exposedHeaders: ['ETag', 'Retry-After', 'Location'],
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key', 'If-Match', KEY_HEADER, TOKEN_HEADER],
    maxAge: PREFLIGHT_SECONDS,
    // Otherwise the plugin answers an incomplete preflight itself, in plain text.
    strictPreflight: false,
  });
  // Browsers send a text/plain body to another origin without a preflight.
  parseAsJson(app, 'text/plain');

  const server: ApiServer = {
    app,
    context,
    authenticate: (request) => authenticateWidget(context, request),
  };
  serveOperations(server, { ...WIDGET_OPERATIONS, ...MANAGE_OPERATIONS }, HANDLERS);
  await widgetDayChanges(server);
}
