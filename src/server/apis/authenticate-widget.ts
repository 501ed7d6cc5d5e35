import type { FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../domain/client-network.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findWidgetAccess } from '../../operations/access/find-access.ts';
import {
  findManagedBooking,
  type ManageTokenBooking,
} from '../../operations/bookings/manage-token.ts';
import type { AppContext } from '../../operations/context.ts';
import { EXTERNAL_CAPABILITIES, type Principal } from '../../operations/principal.ts';
import { findClientAddress } from '../http/client-address.ts';
import { headerOf, languageOf } from '../http/headers.ts';

export const KEY_HEADER = 'Service-Publishable-Key';
export const TOKEN_HEADER = 'Service-Manage-Token';

/**
 * Authenticates a diner: on a venue's page by a publishable key that lists the page's origin, or on
 * a manage page by the booking's manage token. Only with a token may the diner
 * read or change a booking, and only that one.
 * @throws Refusal
 */
export async function authenticateWidget(
  context: AppContext,
  request: FastifyRequest,
): Promise<Principal> {
  const accountId = await findAccountOfKey(context, request);
  const managed = await findManagedBookingOf(context, request);
  if (accountId === null) {
    requireOwnPage(context, request);
    const managedAccountId = requireManagedAccountId(request, managed);
    return dinerPrincipal(request, managedAccountId, managed, { mayCreate: false });
  }
  // A token of another venue's booking is ignored.
  const own = managed?.accountId === accountId ? managed : null;
  return dinerPrincipal(request, accountId, own, { mayCreate: true });
}

function dinerPrincipal(
  request: FastifyRequest,
  accountId: string,
  managed: ManageTokenBooking | null,
  { mayCreate }: { mayCreate: boolean },
): Principal {
  return {
    accountId,
    caller: 'widget',
    // The diner sees the customer data as sent by the partner that made the booking, or by the widget.
    customerSource: managed?.partnerId ?? 'WIDGET',
    partnerId: null,
    staffUuid: null,
    permissions: new Set([
      'availability:read',
      ...(mayCreate ? (['bookings:create'] as const) : []),
      'bookings:read',
      'bookings:update',
    ]),
    dataAccess: 'public',
    channel: 'WIDGET',
    ticketPartner: 'DEFAULT',
    capabilities: {
      ...EXTERNAL_CAPABILITIES,
      knowsCustomers: false,
      showsConsentTexts: true,
      getsManageLinks: true,
      hasBookingLimits: true,
    },
    managedBookingUuid: managed?.uuid ?? null,
    codeLimitActor: `client ${clientNetworkOf(request.ip)}`,
    language: languageOf(request),
    ip: findClientAddress(request),
  };
}

/**
 * The account of the publishable key; null if only a manage token was sent.
 * @throws Refusal if the key is missing or unknown, or does not list the page's origin
 */
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
      'The publishable key is missing, unknown or revoked. Copy it again from the venue.',
    );
  }
  requireOrigin(request, access.origins);
  return access.accountId;
}

/** The booking of the request's manage token; null if there is no token, or an unknown one. */
async function findManagedBookingOf(context: AppContext, request: FastifyRequest) {
  const token = headerOf(request, TOKEN_HEADER.toLowerCase());
  return token === null ? null : findManagedBooking(context, token);
}

/**
 * The account of the manage token's booking.
 * @throws Refusal BOOKING_NOT_FOUND if the token is unknown, or the path names another booking
 */
function requireManagedAccountId(
  request: FastifyRequest,
  managed: ManageTokenBooking | null,
): string {
  const { bookingUuid } = request.params as { bookingUuid?: string };
  const isManaged = bookingUuid === undefined || bookingUuid === managed?.uuid;
  if (managed && isManaged) return managed.accountId;
  throw new Refusal(
    'BOOKING_NOT_FOUND',
    'No booking belongs to this link. Copy the whole link from the confirmation, or call the venue.',
  );
}

function requireOwnPage(context: AppContext, request: FastifyRequest): void {
  const origin = headerOf(request, 'origin');
  if (origin === null) requireSameOrigin(request);
  else if (origin !== new URL(context.publicUrl).origin) {
    throw new Refusal(
      'FORBIDDEN',
      `Without a publishable key, a booking can only be managed on ${context.publicUrl}.`,
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

/** Browsers omit Origin only on reads from the page's own server. */
function requireSameOrigin(request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'same-origin') return;
  throw new Refusal(
    'FORBIDDEN',
    'The Origin header is missing. The widget API can only be called from a web page.',
  );
}
