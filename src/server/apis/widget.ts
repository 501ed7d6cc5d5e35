import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MANAGE_PATHS } from '../../contract/paths.ts';
import { StartQuery } from '../../contract/widget.ts';
import { CreateWidgetBookingRequest } from '../../contract/widget-booking.ts';
import { reconfirmBooking } from '../../operations/bookings/reconfirm-booking.ts';
import { signPolicy } from '../../operations/bookings/sign-policy.ts';
import type { AppContext } from '../../operations/context.ts';
import type { Principal } from '../../operations/principal.ts';
import { startWidget } from '../../operations/venues/start-widget.ts';
import { readAsJson } from '../json-bodies.ts';
import { parsePart } from '../requests.ts';
import { startShape } from '../shapes/venue-shape.ts';
import { authenticateWidget, KEY_HEADER, TOKEN_HEADER } from './authenticate-widget.ts';
import { serveDinersChange, serveOperations } from './operation-routes.ts';

const PREFLIGHT_SECONDS = 7200;

/** `/widget/v3`: a diner's browser on a venue's page, with a publishable key and its origin. */
export async function widgetApi(app: FastifyInstance, { context }: { context: AppContext }) {
  // Every page may read why it was refused, and when to come back: 429 answers before the key does.
  await app.register(cors, {
    origin: true,
    exposedHeaders: ['ETag', 'Retry-After', 'Location'],
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key', 'If-Match', KEY_HEADER, TOKEN_HEADER],
    maxAge: PREFLIGHT_SECONDS,
    // Else what is no whole preflight is refused in plain words, not as a problem.
    strictPreflight: false,
  });
  // A text/plain body spares a cross-origin read the browser's asking for permission first.
  readAsJson(app, 'text/plain');

  const admit = (request: FastifyRequest) => authenticateWidget(context, request);
  const operations = [
    'check-calendar',
    'check-work-day',
    'check-slot',
    'check-slot-add-ons',
    'create-booking',
    'read-booking',
    'update-booking',
    'cancel-booking',
  ] as const;
  serveOperations(app, context, admit, operations, {
    'create-booking': CreateWidgetBookingRequest,
  });
  serveDinersChange(app, context, admit, MANAGE_PATHS['reconfirm-booking'], reconfirmBooking);
  serveDinersChange(app, context, admit, MANAGE_PATHS['sign-policy'], signPolicy);

  app.get('/start', {
    preParsing: async (request) => {
      request.principal = await admit(request);
    },
    handler: async (request) => {
      const query = parsePart(StartQuery, numbersIn(request.query));
      const principal = request.principal as Principal;
      const view = await startWidget(context, principal, query);
      return startShape(view, query.lang ?? principal.language ?? view.venue.language);
    },
  });
}

function numbersIn(query: unknown): unknown {
  const { pax, paxChildren, ...rest } = query as Record<string, unknown>;
  const number = (value: unknown) =>
    typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return { ...rest, pax: number(pax), paxChildren: number(paxChildren) };
}
