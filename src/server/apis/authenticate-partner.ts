import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';
import { findPartnerAccess, type PartnerAccess } from '../../operations/access/find-access.ts';
import type { AppContext } from '../../operations/context.ts';
import { EXTERNAL_CAPABILITIES, type Principal } from '../../operations/principal.ts';
import { findClientAddress } from '../http/client-address.ts';
import { headerOf, languageOf } from '../http/headers.ts';

/**
 * Authenticates a partner: credentials → partner → account → integration. The
 * rate limit comes before; each operation goes on with permission → body syntax → validation →
 * resource → business rules.
 * @throws Refusal
 */
export async function authenticatePartner(
  context: AppContext,
  request: FastifyRequest,
): Promise<Principal> {
  const key = await requireApiKey(context, request);
  const partnerId = requirePartner(request, key.partnerId);
  const accountId = requireAccount(request, key);
  const integration = requireIntegration(key);
  return {
    accountId,
    caller: `partner:${partnerId}`,
    customerSource: partnerId,
    partnerId,
    staffUuid: null,
    permissions: new Set(integration.permissions),
    dataAccess: integration.dataAccess,
    channel: 'API',
    ticketPartner: 'API',
    capabilities: EXTERNAL_CAPABILITIES,
    managedBookingUuid: null,
    codeLimitActor: `key ${key.prefix}`,
    language: languageOf(request),
    ip: findClientAddress(request),
  };
}

async function requireApiKey(context: AppContext, request: FastifyRequest) {
  const [, apiKey] = /^Bearer +(\S+)$/i.exec(headerOf(request, 'authorization') ?? '') ?? [];
  const accountId = headerOf(request, 'service-account-id');
  const key = apiKey ? await findPartnerAccess(context, apiKey, accountId) : null;
  if (key) return key;
  throw new Refusal(
    'UNAUTHORIZED',
    'Send the header Authorization: Bearer with a valid API key of your partner account.',
  );
}

function requirePartner(request: FastifyRequest, keysPartnerId: string): string {
  const partnerId = headerOf(request, 'service-partner-id');
  if (partnerId === null) {
    throw new Refusal(
      'PARTNER_REQUIRED',
      'Send the header Service-Partner-Id with the partner id that came with your API key.',
    );
  }
  if (partnerId === keysPartnerId) return partnerId;
  throw new Refusal(
    'PARTNER_NOT_FOUND',
    'The value of Service-Partner-Id is not the partner that this API key was issued to. Send the partner id that came with the key.',
  );
}

function requireAccount(request: FastifyRequest, { isForAccount }: PartnerAccess): string {
  const accountId = headerOf(request, 'service-account-id');
  if (accountId === null) {
    throw new Refusal(
      'ACCOUNT_REQUIRED',
      "Send the header Service-Account-Id with the venue's account id.",
    );
  }
  if (isForAccount) return accountId;
  throw new Refusal(
    'ACCOUNT_NOT_FOUND',
    'This API key was not issued for an account with this id. Check Service-Account-Id.',
  );
}

function requireIntegration({ integration }: PartnerAccess) {
  if (!integration) {
    throw new Refusal(
      'PARTNER_INTEGRATION_NOT_AVAILABLE',
      'This venue has no integration with your partner account. Ask the venue to set one up.',
    );
  }
  if (integration.isEnabled) return integration;
  throw new Refusal(
    'PARTNER_INTEGRATION_NOT_ENABLED',
    'The venue switched this integration off. Ask the venue to switch it on.',
  );
}
