import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { findWidgetAccess } from '../../operations/access/find-access.ts';
import { findManagedBooking, type ManagedBooking } from '../../operations/bookings/manage-token.ts';
import type { AppContext } from '../../operations/context.ts';
import { OUTSIDE_RIGHTS, type Principal } from '../../operations/principal.ts';
import { languageOf } from '../checks.ts';
import { headerOf } from '../requests.ts';

export const KEY_HEADER = 'Service-Publishable-Key';
export const TOKEN_HEADER = 'Service-Manage-Token';

/**
 * A diner: on a venue's page, by a publishable key that lists the page's origin, or on the server's
 * own page of one booking, by that booking's manage token. With a token they may act on that one
 * booking; without one, on none.
 */
export async function authenticateWidget(
  context: AppContext,
  request: FastifyRequest,
): Promise<Principal> {
  const accountId = await findAccountOfKey(context, request);
  const managed = await findBookingOfToken(context, request);
  if (accountId === null) {
    requireOwnPage(context, request);
    return diner(request, requireManaged(request, managed), managed);
  }
  // Another venue's token opens nothing here.
  return diner(request, accountId, managed?.accountId === accountId ? managed : null);
}

function diner(
  request: FastifyRequest,
  accountId: string,
  managed: ManagedBooking | null,
): Principal {
  return {
    accountId,
    caller: 'widget',
    // Who manages a booking sees the customer as the channel that took it sent them.
    integration: managed?.partnerId ?? 'WIDGET',
    partnerId: null,
    permissions: new Set([
      'availability:read',
      'bookings:create',
      'bookings:read',
      'bookings:update',
    ]),
    dataAccess: 'public',
    channel: 'WIDGET',
    ticketPartner: 'DEFAULT',
    rights: { ...OUTSIDE_RIGHTS, getsManageLinks: true },
    managedBookingUuid: managed?.uuid ?? null,
    language: languageOf(request),
    ip: request.ip,
  };
}

/** The account of the key that was sent, used on a page of its list; null where none was sent. */
async function findAccountOfKey(
  context: AppContext,
  request: FastifyRequest,
): Promise<string | null> {
  const query = request.query as Record<string, unknown>;
  const key = headerOf(request, KEY_HEADER.toLowerCase()) ?? query.key;
  if (key === undefined && headerOf(request, TOKEN_HEADER.toLowerCase()) !== null) return null;
  const access = typeof key === 'string' ? await findWidgetAccess(context, key) : null;
  if (!access) {
    throw new Refusal(
      'UNAUTHORIZED',
      'This publishable key is missing, unknown or revoked. Copy it anew from the venue.',
    );
  }
  requireOrigin(request, access.origins);
  return access.accountId;
}

async function findBookingOfToken(context: AppContext, request: FastifyRequest) {
  const token = headerOf(request, TOKEN_HEADER.toLowerCase());
  return token === null ? null : findManagedBooking(context, token);
}

function requireManaged(request: FastifyRequest, managed: ManagedBooking | null): string {
  const { bookingUuid } = request.params as { bookingUuid?: string };
  const isMeant = bookingUuid === undefined || bookingUuid === managed?.uuid;
  if (managed && isMeant) return managed.accountId;
  throw new Refusal(
    'BOOKING_NOT_FOUND',
    'This link opens no booking. Copy it whole from the confirmation, or call the venue.',
  );
}

function requireOwnPage(context: AppContext, request: FastifyRequest): void {
  const origin = headerOf(request, 'origin');
  if (origin === null) requireSameOrigin(request);
  else if (origin !== new URL(context.publicUrl).origin) {
    throw new Refusal(
      'FORBIDDEN',
      `Without a publishable key, a booking is managed on ${context.publicUrl} only.`,
    );
  }
}

function requireOrigin(request: FastifyRequest, origins: readonly string[]): void {
  const origin = headerOf(request, 'origin');
  if (origin === null) requireSameOrigin(request);
  else if (!origins.includes(origin)) {
    throw new Refusal(
      'FORBIDDEN',
      `The page's origin is not on the list of this publishable key. Ask the venue to add ${JSON.stringify(origin).slice(0, 200)}.`,
    );
  }
}

/** A browser leaves Origin out only where a page reads from its own server. */
function requireSameOrigin(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'same-origin') return;
  throw new Refusal('FORBIDDEN', 'The widget is called from a web page, which sends its Origin.');
}
