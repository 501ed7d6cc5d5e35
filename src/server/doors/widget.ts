import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StartQuery } from '../../contract/widget.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findWidgetAccess } from '../../operations/find-access.ts';
import type { House } from '../../operations/house.ts';
import { issueManageToken } from '../../operations/issue-manage-token.ts';
import { OUTSIDE_RIGHTS, type Principal } from '../../operations/principal.ts';
import { startWidget } from '../../operations/start-widget.ts';
import { languageOf } from '../checks.ts';
import { headerOf, parsePart } from '../requests.ts';
import { startShape } from '../shapes/venue-shape.ts';
import { serveOperations } from './operation-routes.ts';

const KEY_HEADER = 'Service-Publishable-Key';
const PREFLIGHT_SECONDS = 7200;

/** `/widget/v3`: a diner's browser on a venue's page, with a publishable key and its origin. */
export async function widgetDoor(app: FastifyInstance, { house }: { house: House }) {
  // Every page may read why it was refused, and when to come back: 429 answers before the key does.
  await app.register(cors, {
    origin: true,
    exposedHeaders: ['ETag', 'Retry-After', 'Location'],
    methods: ['GET', 'POST', 'PUT'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key', 'If-Match', KEY_HEADER],
    maxAge: PREFLIGHT_SECONDS,
  });
  // A text/plain body spares a cross-origin read the browser's asking for permission first.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addHook('onSend', async (request, reply) => {
    if (request.createdBookingUuid && reply.statusCode === 200) {
      const token = await issueManageToken(house, request.createdBookingUuid);
      const path = `/manage/${request.createdBookingUuid}#${token}`;
      reply.header('Location', house.publicUrl + path);
    }
  });

  const admit = (request: FastifyRequest) => admitDiner(house, request);
  serveOperations(app, house, admit, [
    'check-calendar',
    'check-work-day',
    'check-slot',
    'check-slot-add-ons',
    'create-booking',
  ]);

  app.get('/start', {
    preParsing: async (request) => {
      request.principal = await admit(request);
    },
    handler: async (request) => {
      const query = parsePart(StartQuery, numbersIn(request.query));
      const principal = request.principal as Principal;
      const view = await startWidget(house, principal, query);
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

/** A valid publishable key, used on a page of its list. */
async function admitDiner(house: House, request: FastifyRequest): Promise<Principal> {
  const query = request.query as Record<string, unknown>;
  const key = headerOf(request, KEY_HEADER.toLowerCase()) ?? query.key;
  const access = typeof key === 'string' ? await findWidgetAccess(house, key) : null;
  if (!access) {
    throw new Refusal(
      'UNAUTHORIZED',
      'This publishable key is missing, unknown or revoked. Copy it anew from the venue.',
    );
  }
  requireOrigin(request, access.origins);
  return {
    accountId: access.accountId,
    caller: 'widget',
    integration: 'WIDGET',
    partnerId: null,
    permissions: new Set(['availability:read', 'bookings:create']),
    dataAccess: 'public',
    channel: 'WIDGET',
    ticketPartner: 'DEFAULT',
    rights: OUTSIDE_RIGHTS,
    managedBookingUuid: null,
    language: languageOf(request),
    ip: request.ip,
  };
}

function requireOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const origin = headerOf(request, 'origin');
  if (origin === null) {
    if (request.headers['sec-fetch-site'] === 'same-origin') return;
    throw new Refusal('FORBIDDEN', 'The widget is called from a web page, which sends its Origin.');
  }
  if (origins.includes(origin)) return;
  throw new Refusal(
    'FORBIDDEN',
    `The page's origin is not on the list of this publishable key. Ask the venue to add ${JSON.stringify(origin).slice(0, 200)}.`,
  );
}
