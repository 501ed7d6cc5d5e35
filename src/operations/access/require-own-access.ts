import { Refusal, validationError } from '../../domain/refusal.ts';
import { findApiKey } from '../../store/api-keys.ts';
import { findIntegration } from '../../store/integrations.ts';
import { findPublishableKey, type PublishableKey } from '../../store/publishable-keys.ts';
import type { Db } from '../../store/store.ts';
import { findWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';

/** What belongs to the caller's venue. That of others is answered like what does not exist. */

/** @throws Refusal FORBIDDEN; NOT_FOUND, also for a key that is revoked */
export async function requireOwnPublishableKey(
  context: AppContext,
  principal: Principal,
  publishableKey: string,
): Promise<PublishableKey> {
  requirePermission(principal, 'access:manage');
  const { accountId } = principal;
  return context.store.read((db) => requirePublishableKeyOf(db, accountId, publishableKey));
}

/** As above, in a transaction. */
export async function requirePublishableKeyOf(
  db: Db,
  accountId: string,
  publishableKey: string,
): Promise<PublishableKey> {
  const key = await findPublishableKey(db, publishableKey);
  if (key?.accountId === accountId && key.revokedAt === null) return key;
  throw notFound('publishable key in use');
}

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export async function requireOwnIntegration(
  context: AppContext,
  principal: Principal,
  partnerId: string,
): Promise<void> {
  requirePermission(principal, 'access:manage');
  const { accountId } = principal;
  if (!(await context.store.read((db) => findIntegration(db, accountId, partnerId))))
    throw notFound('partner');
}

/** @throws Refusal FORBIDDEN, NOT_FOUND; VALIDATION_ERROR for a key that other venues need, too */
export async function requireOwnApiKey(
  context: AppContext,
  principal: Principal,
  prefix: string,
): Promise<void> {
  requirePermission(principal, 'access:manage');
  const key = await context.store.read((db) => findApiKey(db, prefix));
  if (!key?.accountIds.includes(principal.accountId)) throw notFound('API key');
  if (key.accountIds.length > 1)
    throw validationError({
      parameter: 'prefix',
      reason: 'is of a key for other venues, too: it is revoked on the command line',
    });
}

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export async function requireOwnWebhook(
  context: AppContext,
  principal: Principal,
  id: string,
): Promise<void> {
  requirePermission(principal, 'access:manage');
  const endpoint = await context.store.read((db) => findWebhookEndpoint(db, id));
  if (endpoint?.accountId !== principal.accountId) throw notFound('webhook');
}

function notFound(what: string): Refusal {
  return new Refusal('NOT_FOUND', `The venue has no such ${what}.`);
}
