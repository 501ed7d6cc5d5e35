import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../src/contract/partner/operations.ts';
import { PROBLEMS } from '../../src/contract/problem.ts';
import { PERMISSIONS } from '../../src/domain/permission.ts';
import { newApiKey } from '../../src/operations/access/secrets.ts';
import { StoreUnavailable } from '../../src/operations/context.ts';
import { insertApiKey, revokeApiKey } from '../../src/store/api-keys.ts';
import { saveIntegration } from '../../src/store/integrations.ts';
import { NOON, openTestServer, type TestServer } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';
import {
  BOOKING_CHANGES,
  CREATES,
  comparableParts,
  createOwnIds,
  OPERATIONS,
  OPERATIONS_WITH_BODY,
  READS_BY_UUID,
  requestOf,
} from './operation-requests.ts';

/** Responses that all operations share, tested for each. Each operation's own have their own files. */

function ask(
  { partner }: TestServer,
  name: PartnerOperation,
  headers: Record<string, string> = {},
) {
  return partner({ ...requestOf(name), headers });
}

/** Sends a valid request with another body. */
function send(
  { app, apiKeys, venue }: TestServer,
  name: PartnerOperation,
  type: string,
  body: string,
) {
  const { method, path } = requestOf(name);
  const headers = {
    authorization: `Bearer ${apiKeys.pos}`,
    'service-partner-id': 'pos',
    'service-account-id': venue.accountId,
    'content-type': type,
  };
  return app.inject({ method, url: `/v3${path}`, headers, payload: body });
}

test.each(OPERATIONS)('200 from %s for a valid request with its permission', async (name) => {
  const server = await openTestServer();
  const names = await createOwnIds(server, name);
  const { accountId } = server.venue;
  const integration = { accountId, partnerId: 'pos', dataAccess: 'private' } as const;
  const permissions = [PARTNER_OPERATIONS[name].permission];
  await server.context.store.write(null, (db) =>
    saveIntegration(db, { ...integration, permissions, isEnabled: true }, NOON),
  );
  const answer = await server.partner(requestOf(name, names));
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
});

describe('credentials', () => {
  test.each(OPERATIONS)(
    '429 RATE_LIMIT_EXCEEDED from %s, before 401, beyond a limit of one',
    async (name) => {
      const { app } = await openTestServer({ rateLimitPerMinute: 1 });
      const { method, path } = requestOf(name);
      const knock = () => app.inject({ method, url: `/v3${path}` });
      expectProblem(await knock(), 401, 'UNAUTHORIZED');
      const refused = await knock();
      expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  test.each(OPERATIONS)(
    '401 UNAUTHORIZED from %s for a missing, unknown, malformed and revoked key, all the same',
    async (name) => {
      const server = await openTestServer();
      const { pos, app } = server.apiKeys;
      await server.context.store.write(null, (db) =>
        revokeApiKey(db, app.split('_')[1] ?? '', NOON),
      );
      const answers = [];
      for (const key of [
        '',
        newApiKey().apiKey,
        `${pos.slice(0, -1)}${pos.endsWith('A') ? 'B' : 'A'}`,
        app,
      ]) {
        const answer = await ask(server, name, { authorization: key && `Bearer ${key}` });
        expectProblem(answer, 401, 'UNAUTHORIZED');
        answers.push(comparableParts(answer));
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    },
  );

  test.each(OPERATIONS)('422 PARTNER_REQUIRED from %s without Service-Partner-Id', async (name) => {
    const answer = await ask(await openTestServer(), name, { 'service-partner-id': '' });
    expectProblem(answer, 422, 'PARTNER_REQUIRED');
  });

  test.each(OPERATIONS)(
    '422 PARTNER_NOT_FOUND from %s for an unknown and for another partner, both the same',
    async (name) => {
      const server = await openTestServer();
      const unknown = await ask(server, name, { 'service-partner-id': 'abc' });
      expectProblem(unknown, 422, 'PARTNER_NOT_FOUND');
      const other = await ask(server, name, { 'service-partner-id': 'app' });
      expect(comparableParts(other)).toEqual(comparableParts(unknown));
    },
  );

  test.each(OPERATIONS)('400 ACCOUNT_REQUIRED from %s without Service-Account-Id', async (name) => {
    const answer = await ask(await openTestServer(), name, { 'service-account-id': '' });
    expectProblem(answer, 400, 'ACCOUNT_REQUIRED');
  });

  test.each(OPERATIONS)(
    '404 ACCOUNT_NOT_FOUND from %s for an unknown account and one without this key, both the same',
    async (name) => {
      const server = await openTestServer();
      const unknown = await ask(server, name, { 'service-account-id': 'nowhere' });
      expectProblem(unknown, 404, 'ACCOUNT_NOT_FOUND');
      const key = newApiKey();
      await server.context.store.write(null, (db) =>
        insertApiKey(db, { ...key, partnerId: 'pos', accountIds: [] }, NOON),
      );
      const notFor = await ask(server, name, { authorization: `Bearer ${key.apiKey}` });
      expect(comparableParts(notFor)).toEqual(comparableParts(unknown));
    },
  );

  test.each(OPERATIONS)(
    '422 PARTNER_INTEGRATION_NOT_AVAILABLE from %s at a venue without the integration',
    async (name) => {
      const server = await openTestServer();
      await server.context.store.write(null, (db) => sql`delete from integrations`.execute(db));
      expectProblem(await ask(server, name), 422, 'PARTNER_INTEGRATION_NOT_AVAILABLE');
    },
  );

  test.each(OPERATIONS)(
    '422 PARTNER_INTEGRATION_NOT_ENABLED from %s at a venue that disabled it',
    async (name) => {
      const server = await openTestServer();
      await server.context.store.write(null, (db) =>
        sql`update integrations set is_enabled = 0`.execute(db),
      );
      expectProblem(await ask(server, name), 422, 'PARTNER_INTEGRATION_NOT_ENABLED');
    },
  );

  test.each(OPERATIONS)('403 FORBIDDEN from %s with every permission but its own', async (name) => {
    const permissions = PERMISSIONS.filter((one) => one !== PARTNER_OPERATIONS[name].permission);
    expectProblem(await ask(await openTestServer({ permissions }), name), 403, 'FORBIDDEN');
  });
});

describe('requests', () => {
  test.each(READS_BY_UUID)(
    '400 BAD_REQUEST from %s for an invalid percent-encoding',
    async (name) => {
      const { partner } = await openTestServer();
      const { path } = requestOf(name, { bookingUuid: '%zz', customerUuid: '%zz' });
      expectProblem(await partner({ path }), 400, 'BAD_REQUEST');
    },
  );

  test.each(OPERATIONS_WITH_BODY)(
    '400 BAD_REQUEST from %s for a body that is not JSON',
    async (name) => {
      const answer = await send(await openTestServer(), name, 'application/json', '{"pax":');
      expectProblem(answer, 400, 'BAD_REQUEST');
    },
  );

  test.each(OPERATIONS_WITH_BODY)('413 PAYLOAD_TOO_LARGE from %s above 256 KiB', async (name) => {
    const server = await openTestServer();
    const { body } = requestOf(name);
    const sized = (bytes: number) => JSON.stringify(body).padEnd(bytes, ' ');
    const whole = await send(server, name, 'application/json', sized(256 * 1024));
    expect([200, 404]).toContain(whole.statusCode);
    const more = await send(server, name, 'application/json', sized(256 * 1024 + 1));
    expectProblem(more, 413, 'PAYLOAD_TOO_LARGE');
  });

  test.each(OPERATIONS_WITH_BODY)(
    '415 UNSUPPORTED_MEDIA_TYPE from %s for another media type',
    async (name) => {
      const answer = await send(await openTestServer(), name, 'application/xml', '<booking/>');
      expectProblem(answer, 415, 'UNSUPPORTED_MEDIA_TYPE');
    },
  );

  test.each(OPERATIONS_WITH_BODY)(
    '422 VALIDATION_ERROR from %s for a body that is not an object, before 404',
    async (name) => {
      const answer = await send(await openTestServer(), name, 'application/json', '[]');
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['body']);
    },
  );

  test.each(BOOKING_CHANGES)(
    '409 BOOKING_IS_OUTDATED from %s with an old If-Match, 200 with the current one',
    async (name) => {
      const server = await openTestServer();
      const names = await createOwnIds(server, name);
      const { headers } = await server.partner(requestOf('read-booking', names));
      const request = requestOf(name, names);
      const change = (tag: string) => server.partner({ ...request, headers: { 'if-match': tag } });
      expectProblem(await change('"0"'), 409, 'BOOKING_IS_OUTDATED');
      const answer = await change(String(headers.etag));
      expect(answer.statusCode, answer.body).toBe(200);
    },
  );

  test.each(CREATES)(
    '409 IDEMPOTENCY_REQUEST_IN_PROGRESS from %s while the first request with its key is slow, then its response',
    async (name) => {
      const { context, partner, venue } = await openTestServer();
      context.idempotency.maxWaitMs = 0;
      const disk = Promise.withResolvers<void>();
      const hanging = context.store.write(venue.accountId, () => disk.promise);
      const create = () => partner({ ...requestOf(name), headers: { 'idempotency-key': 'once' } });
      const first = create();
      await vi.waitFor(() => expect(context.idempotency.inFlight.size).toBe(1));
      expectProblem(await create(), 409, 'IDEMPOTENCY_REQUEST_IN_PROGRESS');
      disk.resolve();
      await hanging;
      const { body } = await first;
      expect((await create()).body).toBe(body);
    },
  );

  test.each(CREATES)(
    '422 IDEMPOTENCY_KEY_REUSED from %s for the same key with another body',
    async (name) => {
      const server = await openTestServer();
      const headers = { 'idempotency-key': 'once' };
      const request = requestOf(name);
      const first = await server.partner({ ...request, headers });
      expect(first.statusCode, first.body).toBe(200);
      const other = await server.partner({
        ...request,
        body: { ...request.body, pax: 1 },
        headers,
      });
      expectProblem(other, 422, 'IDEMPOTENCY_KEY_REUSED');
    },
  );
});

describe('server errors', () => {
  test.each(OPERATIONS)(
    '500 INTERNAL_ERROR from %s, without details of the error',
    async (name) => {
      const server = await openTestServer();
      const rename = (from: string, to: string) =>
        server.context.store.write(null, (db) =>
          sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db),
        );
      const table = name === 'list-events' ? 'events' : 'accounts';
      await rename(table, 'broken');
      onTestFinished(() => rename('broken', table).then(() => undefined));
      const answer = await ask(server, name);
      const { detail } = expectProblem(answer, 500, 'INTERNAL_ERROR');
      expect(detail).toBe(PROBLEMS.INTERNAL_ERROR.advice);
      expect(
        server.log.filter((line) => /no such table|relation .* does not exist/.test(line)),
      ).toHaveLength(1);
    },
  );

  test.each(OPERATIONS)(
    '503 SERVICE_UNAVAILABLE from %s with Retry-After while the database is unavailable',
    async (name) => {
      const server = await openTestServer();
      const down = () => Promise.reject(new StoreUnavailable('disk /dev/secret is full'));
      Object.assign(server.context.store, { lookUp: down, read: down, write: down });
      const answer = await ask(server, name);
      expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body).not.toContain('/dev/secret');
    },
  );
});
