import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import * as contract from '../../src/contract/staff/access.ts';
import { ACCESS_OPERATIONS } from '../../src/contract/staff/access-operations.ts';
import { openSmtpTransport } from '../../src/mail/smtp-transport.ts';
import { createApiKey } from '../../src/operations/access/create-api-key.ts';
import { createPartner } from '../../src/operations/access/create-partner.ts';
import { createPublishableKey } from '../../src/operations/access/create-publishable-key.ts';
import { setIntegration } from '../../src/operations/access/set-integration.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { createWebhook } from '../../src/operations/webhooks/create-webhook.ts';
import { listJournalEntries } from '../../src/store/journal.ts';
import { openHttpTransport } from '../../src/webhooks/http-transport.ts';
import { smtpError, startMailServer } from '../fixtures/mail-server.ts';
import {
  openTestServer,
  PAGE_ORIGIN,
  PUBLIC_URL,
  type TestServer,
} from '../fixtures/test-context.ts';
import { aVenue } from '../fixtures/venue.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';
import { expectProblem } from './expect-response.ts';
import { signInAs } from './house.ts';

const WEBHOOKS = { key: 'a key of at least thirty-two characters', allowsInsecure: true };

async function send(server: TestServer, path: string, body: unknown = {}, method?: 'PUT') {
  return server.staff({ method: method ?? 'POST', path: `/access${path}`, body });
}

function readAnswer<T>(
  schema: { parse: (value: unknown) => T },
  answer: { statusCode: number; body: string; json: () => unknown },
): T {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  const parsed = schema.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(parsed);
  return parsed;
}

async function readAccess(server: TestServer): Promise<contract.Access> {
  return readAnswer(contract.Access, await server.staff({ path: '/access' }));
}

async function lastEntry({ context, venue: { accountId } }: TestServer) {
  const entries = await context.store.read((db) =>
    listJournalEntries(db, { accountId, subjectId: accountId }),
  );
  return entries.at(-1);
}

test('200 with keys, partners and their permissions, and no secret', async () => {
  const server = await openTestServer();
  const access = await readAccess(server);
  expect(access.publishableKeys).toMatchObject([
    {
      publishableKey: server.publishableKey,
      origins: [PAGE_ORIGIN],
      revokedAt: null,
      snippet: expect.stringContaining(server.publishableKey),
    },
  ]);
  expect(
    access.partners.map(({ partnerId, integration }) => [partnerId, integration.dataAccess]),
  ).toEqual([
    ['app', 'public'],
    ['pos', 'private'],
  ]);
  expect(access).toMatchObject({ hasWebhooks: false, mail: { delivery: 'OFF', from: null } });
  for (const key of Object.values(server.apiKeys))
    expect(JSON.stringify(access)).not.toContain(key);
});

test('a key of the widget works on its origins, on others after a change, and not once it is revoked', async () => {
  const server = await openTestServer();
  const created = readAnswer(
    contract.Access,
    await send(server, '/publishable-keys', { origins: ['https://One.example/'] }),
  );
  const [key] = created.publishableKeys.filter(
    ({ origins }) => origins[0] === 'https://one.example',
  );
  const publishableKey = key?.publishableKey ?? '';
  const start = async (origin: string) => {
    const headers = { origin, 'service-publishable-key': publishableKey };
    return (await server.widget({ path: '/start?pax=2&paxChildren=0', headers })).statusCode;
  };
  expect([await start('https://one.example'), await start('https://two.example')]).toEqual([
    200, 403,
  ]);
  const path = `/publishable-keys/${publishableKey}`;
  readAnswer(
    contract.Access,
    await send(server, `${path}/origins`, { origins: ['https://two.example'] }, 'PUT'),
  );
  expect([await start('https://one.example'), await start('https://two.example')]).toEqual([
    403, 200,
  ]);
  expect(await lastEntry(server)).toMatchObject({
    operation: 'change-origins',
    actor: { kind: 'STAFF' },
    changes: {
      publishableKey: [{ origins: ['https://one.example'] }, { origins: ['https://two.example'] }],
    },
  });
  readAnswer(contract.Access, await send(server, `${path}/revoke`));
  expect(await start('https://two.example')).toBe(401);
  expect(await lastEntry(server)).toMatchObject({ operation: 'revoke-publishable-key' });
});

test('a key that is also valid on the server’s own origin is that of the booking page', async () => {
  const server = await openTestServer();
  expect((await readAccess(server)).bookingPage).toEqual({
    url: `${PUBLIC_URL}/book/casa-test`,
    publishableKey: null,
  });
  const path = `/publishable-keys/${server.publishableKey}/origins`;
  const changed = readAnswer(
    contract.Access,
    await send(server, path, { origins: [PAGE_ORIGIN, PUBLIC_URL] }, 'PUT'),
  );
  expect(changed.bookingPage.publishableKey).toBe(server.publishableKey);
});

test('a partner gets an integration and a key, which is shown once and works until it is revoked', async () => {
  const server = await openTestServer();
  const added = readAnswer(
    contract.Access,
    await send(server, '/partners', { name: 'Café Móvil' }),
  );
  const { partnerId = '', integration } =
    added.partners.find(({ name }) => name === 'Café Móvil') ?? {};
  expect(partnerId).toMatch(/^cafe-movil-/);
  expect(integration).toMatchObject({ dataAccess: 'public', isEnabled: true });
  const { apiKey, prefix } = readAnswer(
    contract.IssuedApiKey,
    await send(server, `/partners/${partnerId}/keys`),
  );
  expect(await lastEntry(server)).toMatchObject({
    operation: 'create-api-key',
    changes: { apiKey: [null, { partnerId, prefix }] },
  });
  const list = async () => {
    const headers = { authorization: `Bearer ${apiKey}`, 'service-partner-id': partnerId };
    return (await server.partner({ path: '/bookings', headers })).statusCode;
  };
  expect(await list()).toBe(200);
  const settings = { permissions: ['availability:read'], dataAccess: 'private' };
  readAnswer(
    contract.Access,
    await send(server, `/partners/${partnerId}/integration`, settings, 'PUT'),
  );
  expect(await list()).toBe(403);
  readAnswer(
    contract.Access,
    await send(server, `/partners/${partnerId}/integration`, { isEnabled: false }, 'PUT'),
  );
  expect(await list()).toBe(422);
  const revoked = readAnswer(contract.Access, await send(server, `/keys/${prefix}/revoke`));
  expect(await list()).toBe(401);
  const own = revoked.partners.find((partner) => partner.partnerId === partnerId);
  expect(own?.apiKeys).toMatchObject([{ prefix, revokedAt: expect.any(String) }]);
  expect(own?.integration).toEqual({
    dataAccess: 'private',
    permissions: ['availability:read'],
    isEnabled: false,
  });
  const text = JSON.stringify([revoked, await lastEntry(server)]) + server.log.join('');
  expect(text).not.toContain(apiKey);
});

test('a webhook is created, tested, rotated, replayed, enabled and removed', async () => {
  const receiver = await startWebhookReceiver();
  const transport = openHttpTransport({ allowsInsecure: true });
  const server = await openTestServer({ webhooks: WEBHOOKS, webhookTransport: transport });
  const { id, secret } = readAnswer(
    contract.IssuedSecret,
    await send(server, '/webhooks', { partnerId: 'pos', url: `${receiver.url}?token=t0ken` }),
  );
  expect(secret).toMatch(/^whsec_/);
  const tested = readAnswer(contract.TestedWebhook, await send(server, `/webhooks/${id}/test`));
  expect(tested).toMatchObject({ isAccepted: true, httpStatus: 204 });
  const [webhook] = receiver.received;
  const { headers = {}, body = '' } = webhook ?? {};
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(headers['webhook-signature']).toContain(
    createHmac('sha256', key).update(signed).digest('base64'),
  );
  const rotated = readAnswer(
    contract.IssuedSecret,
    await send(server, `/webhooks/${id}/rotate`, { overlapHours: 2 }),
  );
  expect(rotated.secret).not.toBe(secret);
  const since = new Date(server.context.now()).toISOString();
  expect(
    readAnswer(contract.ReplayedEvents, await send(server, `/webhooks/${id}/replay`, { since })),
  ).toEqual({ events: 0 });
  const { partners } = readAnswer(contract.Access, await send(server, `/webhooks/${id}/enable`));
  const listed = partners.find(({ partnerId }) => partnerId === 'pos')?.webhooks;
  expect(listed).toMatchObject([{ id, isEnabled: true, waiting: 0, failed: 0, lastTry: null }]);
  expect(listed?.[0]?.previousUntil).toBe('2030-01-16T14:00:00+01:00');
  expect(
    readAnswer(contract.WebhookTries, await server.staff({ path: `/access/webhooks/${id}/tries` })),
  ).toEqual({ tries: [] });
  expect(JSON.stringify([partners, await lastEntry(server)])).not.toContain(secret);
  const removed = readAnswer(contract.Access, await send(server, `/webhooks/${id}/remove`));
  expect(removed.partners.flatMap(({ webhooks }) => webhooks)).toEqual([]);
  expect(await lastEntry(server)).toMatchObject({ operation: 'remove-webhook' });
  for (const one of [secret, rotated.secret, 't0ken'])
    expect(server.log.join('')).not.toContain(one);
});

test('a test mail goes to the one who asks, and says what the mail server answers', async () => {
  let isOpen = true;
  const mailServer = await startMailServer({
    onMail: () => (isOpen ? null : smtpError(550, 'No mail for floor@venue.test')),
  });
  const from = 'bookings@venue.test';
  const transport = openSmtpTransport({ url: mailServer.url, from });
  const server = await openTestServer({ mailDelivery: 'ON', mail: { from, transport } });
  try {
    expect((await readAccess(server)).mail).toEqual({ delivery: 'ON', from });
    const test = async () => readAnswer(contract.TestedMail, await send(server, '/mail/test'));
    expect(await test()).toEqual({ outcome: 'SENT', serverAnswer: null });
    expect(mailServer.received).toMatchObject([
      { recipients: ['floor@venue.test'], mail: { subject: 'Test mail from Casa Test' } },
    ]);
    isOpen = false;
    expect(await test()).toEqual({
      outcome: 'FAILED',
      serverAnswer: expect.stringContaining('550'),
    });
    expect(JSON.stringify(await readAccess(server))).not.toContain(mailServer.url);
  } finally {
    transport.close();
  }
});

test.each(['OFF', 'SHOWN'] as const)(
  'no test mail where the delivery is %s',
  async (mailDelivery) => {
    const server = await openTestServer({ mailDelivery });
    const tested = readAnswer(contract.TestedMail, await send(server, '/mail/test'));
    expect(tested).toEqual({ outcome: mailDelivery, serverAnswer: null });
  },
);

test('422 VALIDATION_ERROR for what an operation on access cannot take', async () => {
  const server = await openTestServer({ webhooks: WEBHOOKS });
  for (const [path, body, parameters, method] of [
    [
      '/publishable-keys',
      { origins: ['https://a.example/path', 'https://b.example'] },
      ['origins[0]'],
    ],
    ['/publishable-keys', { origins: [], colour: 'red' }, ['origins', 'colour']],
    ['/partners', { name: 'Other', partnerId: 'pos' }, ['partnerId']],
    ['/partners', { name: '', partnerId: 'a b' }, ['name', 'partnerId']],
    ['/partners/pos/integration', { permissions: ['venue:change'] }, ['permissions[0]'], 'PUT'],
    ['/webhooks', { partnerId: 'pos', url: 'ftp://partner.example' }, ['url']],
    ['/webhooks', { partnerId: 'pos', url: 'https://partner.example:0/' }, ['url']],
  ] as const) {
    expectProblem(await send(server, path, body, method), 422, 'VALIDATION_ERROR', parameters);
  }
  const { id } = readAnswer(
    contract.IssuedSecret,
    await send(server, '/webhooks', { partnerId: 'pos', url: 'https://partner.example' }),
  );
  expectProblem(await send(server, `/webhooks/${id}/test`), 422, 'VALIDATION_ERROR', ['webhookId']);
  expectProblem(await send(server, `/webhooks/${id}/replay`), 422, 'VALIDATION_ERROR', ['eventId']);
  expectProblem(
    await send(server, `/webhooks/${id}/rotate`, { overlapHours: 721 }),
    422,
    'VALIDATION_ERROR',
    ['overlapHours'],
  );
});

test('404 NOT_FOUND for keys, partners and webhooks of other venues, as for unknown ones', async () => {
  const server = await openTestServer({ webhooks: WEBHOOKS });
  const { context } = server;
  const other = aVenue({ accountId: 'other' });
  const [accountId, partnerId, url] = ['other', 'theirs', 'https://partner.example'];
  await importVenue(context, other);
  const key = await createPublishableKey(context, { accountId, origins: [PAGE_ORIGIN] });
  await createPartner(context, { name: 'Theirs', partnerId });
  const defaults = { dataAccess: undefined, permissions: undefined, isEnabled: undefined };
  await setIntegration(context, { accountId, partnerId, ...defaults });
  const apiKey = await createApiKey(context, { partnerId, accountIds: [accountId] });
  const webhook = await createWebhook(context, { accountId, partnerId, url, eventTypes: [] });
  const ids = [
    {
      publishableKey: key.publishableKey,
      partner: partnerId,
      prefix: apiKey.prefix,
      id: webhook.endpoint.id,
    },
    { publishableKey: 'pk_unknown', partner: 'unknown', prefix: 'unknown', id: 'wh_unknown' },
  ];
  for (const { publishableKey, partner, prefix, id } of ids) {
    for (const [path, body, method] of [
      [`/publishable-keys/${publishableKey}/revoke`],
      [`/publishable-keys/${publishableKey}/origins`, { origins: [PAGE_ORIGIN] }, 'PUT'],
      [`/partners/${partner}/integration`, { isEnabled: false }, 'PUT'],
      [`/partners/${partner}/keys`],
      [`/keys/${prefix}/revoke`],
      ['/webhooks', { partnerId: partner, url }],
      [`/webhooks/${id}/test`],
      [`/webhooks/${id}/enable`],
      [`/webhooks/${id}/rotate`],
      [`/webhooks/${id}/replay`],
      [`/webhooks/${id}/remove`],
    ] as const)
      expectProblem(await send(server, path, body, method), 404, 'NOT_FOUND');
    const tries = await server.staff({ path: `/access/webhooks/${id}/tries` });
    expectProblem(tries, 404, 'NOT_FOUND');
  }
  const revoked = `/publishable-keys/${server.publishableKey}/revoke`;
  readAnswer(contract.Access, await send(server, revoked));
  expectProblem(await send(server, revoked), 404, 'NOT_FOUND');
  expect(JSON.stringify(await readAccess(server))).not.toMatch(/theirs|Theirs/);
});

test('422 VALIDATION_ERROR for an API key that other venues need, too', async () => {
  const server = await openTestServer();
  const { context, venue } = server;
  await importVenue(context, aVenue({ accountId: 'other' }));
  const accountIds = [venue.accountId, 'other'];
  const { prefix } = await createApiKey(context, { partnerId: 'pos', accountIds });
  expectProblem(await send(server, `/keys/${prefix}/revoke`), 422, 'VALIDATION_ERROR', ['prefix']);
});

test('403 FORBIDDEN for everybody but owners', async () => {
  const server = await openTestServer();
  const manager = await signInAs(server, 'MANAGER');
  for (const { method, path } of Object.values(ACCESS_OPERATIONS)) {
    const body = method === 'GET' ? {} : { body: {} };
    expectProblem(
      await manager({ method, path: path.replace(/\{\w+\}/g, 'x'), ...body }),
      403,
      'FORBIDDEN',
    );
  }
});
