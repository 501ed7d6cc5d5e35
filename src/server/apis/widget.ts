import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { HOLD_PATHS, MANAGE_PATHS, PATHS, WAIT_LIST_PATHS } from '../../contract/paths.ts';
import { StartQuery } from '../../contract/widget.ts';
import { WIDGET_ENDPOINTS } from '../../contract/widget-endpoints.ts';
import { reconfirmBooking } from '../../operations/bookings/reconfirm-booking.ts';
import { signPolicy } from '../../operations/bookings/sign-policy.ts';
import type { AppContext } from '../../operations/context.ts';
import { holdTable } from '../../operations/holds/hold-table.ts';
import { prolongHold } from '../../operations/holds/prolong-hold.ts';
import { releaseHold } from '../../operations/holds/release-hold.ts';
import { readDayTag } from '../../operations/live/bookable-version.ts';
import type { Principal } from '../../operations/principal.ts';
import { readWidgetStart } from '../../operations/venues/read-widget-start.ts';
import { answerOffer } from '../../operations/wait-list/answer-offer.ts';
import { readWaitListPlace } from '../../operations/wait-list/read-wait-list-place.ts';
import { parseAsJson } from '../http/json-bodies.ts';
import { parsePart } from '../http/parse-input.ts';
import { toQueryValues } from '../http/query-values.ts';
import { holdShape } from '../shapes/hold-shape.ts';
import { startShape } from '../shapes/venue-shape.ts';
import { waitListShape } from '../shapes/wait-list-shape.ts';
import { authenticateWidget, KEY_HEADER, TOKEN_HEADER } from './authenticate-widget.ts';
import { handleCreateBooking } from './create-booking.ts';
import { HANDLERS, handleBookingChange } from './operation-handlers.ts';
import { type Api, serveEndpoint, serveOperations } from './operation-routes.ts';
import { widgetDayChanges } from './widget-day-changes.ts';

const PREFLIGHT_SECONDS = 7200;

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

  const api: Api = {
    app,
    context,
    authenticate: (request) => authenticateWidget(context, request),
  };
  serveOperations(api, [
    'check-calendar',
    'check-slot',
    'check-slot-add-ons',
    'read-booking',
    'update-booking',
    'cancel-booking',
  ]);
  serveEndpoint(api, PATHS['check-work-day'], ENDPOINTS['check-work-day'], async (call) => {
    const { principal, input, reply } = call;
    reply.header('ETag', await readDayTag(context, principal, input.params.date));
    return HANDLERS['check-work-day'](call);
  });
  serveEndpoint(
    api,
    PATHS['create-booking'],
    WIDGET_ENDPOINTS['create-booking'],
    handleCreateBooking,
  );
  serveEndpoint(
    api,
    { method: 'PUT', path: MANAGE_PATHS['reconfirm-booking'] },
    WIDGET_ENDPOINTS['reconfirm-booking'],
    handleBookingChange(reconfirmBooking),
  );
  serveEndpoint(
    api,
    { method: 'PUT', path: MANAGE_PATHS['sign-policy'] },
    WIDGET_ENDPOINTS['sign-policy'],
    handleBookingChange(signPolicy),
  );
  serveEndpoint(
    api,
    WAIT_LIST_PATHS['read-wait-list-place'],
    WIDGET_ENDPOINTS['read-wait-list-place'],
    async ({ principal, input }) =>
      waitListShape(await readWaitListPlace(context, principal, input.params.bookingUuid)),
  );
  serveEndpoint(
    api,
    WAIT_LIST_PATHS['answer-offer'],
    WIDGET_ENDPOINTS['answer-offer'],
    handleBookingChange(answerOffer),
  );
  serveEndpoint(
    api,
    { method: 'POST', path: HOLD_PATHS['hold-table'] },
    WIDGET_ENDPOINTS['hold-table'],
    async ({ principal, input }) =>
      holdShape(await holdTable(context, principal, input.body), context.now()),
  );
  serveEndpoint(
    api,
    { method: 'POST', path: HOLD_PATHS['prolong-hold'] },
    WIDGET_ENDPOINTS['prolong-hold'],
    async ({ principal, input }) =>
      holdShape(await prolongHold(context, principal, input.body), context.now()),
  );
  serveEndpoint(
    api,
    { method: 'POST', path: HOLD_PATHS['release-hold'] },
    WIDGET_ENDPOINTS['release-hold'],
    async ({ principal, input }) => {
      await releaseHold(context, principal, input.body);
      return holdShape(null, context.now());
    },
  );

  await widgetDayChanges(api);

  app.get('/start', {
    preParsing: async (request) => {
      request.principal = await api.authenticate(request);
    },
    handler: async (request) => {
      const query = parsePart(StartQuery, toQueryValues(StartQuery, request.query));
      const principal = request.principal as Principal;
      const view = await readWidgetStart(context, principal, query);
      return startShape(view, query.lang ?? principal.language ?? view.venue.language);
    },
  });
}
