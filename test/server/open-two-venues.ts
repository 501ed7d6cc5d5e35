import type { LightMyRequestResponse } from 'fastify';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import type { Venue } from '../../src/domain/venue.ts';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { insertApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { savePartner } from '../../src/store/partners.ts';
import { NOON, openTestServer } from '../fixtures/test-context.ts';
import { aLargeVenue } from './booking-fixtures.ts';
import type { OperationRequest } from './operation-requests.ts';

/** Sends a request as a partner or as staff, by default to the first account. */
export type AskAs = (
  asker: 'pos' | 'app' | 'other' | 'staff',
  request: OperationRequest & { headers?: Record<string, string> },
  accountId?: string,
) => Promise<LightMyRequestResponse>;

/**
 * Opens a server with two accounts, the second `next-door`, and the partners pos (private), app and
 * other (both public), each with one key for both. Only the first account has staff; at the second,
 * requests as staff are sent as pos.
 */
export async function openTwoVenues(nextDoor: Partial<Venue> = {}) {
  const server = await openTestServer({ venue: aLargeVenue() });
  const keys = { pos: newApiKey(), app: newApiKey(), other: newApiKey() };
  const venue = aLargeVenue({ ...nextDoor, accountId: 'next-door' });
  const accounts = [server.venue.accountId, venue.accountId];
  await server.context.store.write(null, async (db) => {
    const { accountId, tables } = venue;
    await saveAccount(db, { accountId, document: venue, tables }, NOON);
    await savePartner(db, { partnerId: 'other', name: 'other' }, NOON);
    for (const partnerId of ['pos', 'app', 'other'] as const) {
      const access = {
        partnerId,
        dataAccess: partnerId === 'pos' ? 'private' : 'public',
        permissions: PERMISSIONS,
        isEnabled: true,
      } as const;
      for (const account of accounts) {
        await saveIntegration(db, { ...access, accountId: account }, NOON);
      }
      await insertApiKey(db, { ...keys[partnerId], partnerId, accountIds: accounts }, NOON);
    }
  });
  const ask: AskAs = (asker, { headers, ...request }, accountId = server.venue.accountId) => {
    const isHere = accountId === server.venue.accountId;
    if (asker === 'staff' && isHere) return server.staff({ ...request, headers: headers ?? {} });
    const partnerId = asker === 'staff' ? 'pos' : asker;
    return server.partner({
      ...request,
      headers: {
        authorization: `Bearer ${keys[partnerId].apiKey}`,
        'service-partner-id': partnerId,
        'service-account-id': accountId,
        ...headers,
      },
    });
  };
  return { server, ask };
}
