import { expect, test } from 'vitest';
import { insertEvent } from '../../src/store/events.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';
import { openDeskWithVenue } from './cli.ts';

const WEBHOOK_KEY = 'a key of at least thirty-two characters';
const OF_POS = ['--account', 'venue', '--partner', 'pos'];

async function openDesk(env: Record<string, string> = {}) {
  const cli = await openDeskWithVenue();
  const [venue] = await cli.json<{ accountId: string }[]>('venue', 'list');
  const account = venue?.accountId ?? '';
  const ofPos = OF_POS.map((word) => (word === 'venue' ? account : word));
  await cli.run('integration', 'set', ...ofPos);
  Object.assign(cli.env, { WEBHOOK_KEY }, env);
  const add = (...more: string[]) =>
    cli.json<{ id: string; secret: string; eventTypes: string[] }>(
      'webhooks',
      'add',
      ...ofPos,
      ...more,
    );
  return { cli, account, ofPos, add };
}

const URL_WITH_TOKEN = 'https://partner.example/hooks?token=t0ken';

test('add shows the secret once; list shows the endpoint without it; remove ends it', async () => {
  const { cli, account, ofPos, add } = await openDesk();
  const added = await add('--url', URL_WITH_TOKEN, '--type', 'booking.created');
  expect(added).toMatchObject({ eventTypes: ['booking.created'] });
  expect(added.secret).toMatch(/^whsec_/);
  expect(cli.bytes()).not.toContain(added.secret.slice('whsec_'.length));

  const listed = await cli.run('webhooks', 'list', '--account', account);
  expect(listed.stdout).toContain(added.id);
  expect(listed.stdout).toContain('0 delivered, 0 waiting, 0 failed');
  expect(listed.stdout).toMatch(/state +enabled/);
  for (const { stdout } of [
    listed,
    await cli.run('webhooks', 'list', '--account', account, '--json'),
  ])
    expect(stdout).not.toMatch(/secret|whsec_/i);

  const words = await cli.run('webhooks', 'add', ...ofPos, '--url', URL_WITH_TOKEN);
  expect(words.stdout).toMatch(/secret +whsec_/);
  await cli.run('webhooks', 'remove', added.id);
  expect(await cli.json('webhooks', 'list', '--account', account)).toHaveLength(1);
  expect((await cli.failure('webhooks', 'remove', added.id)).error).toContain('is not a webhook');
});

test('add refuses what cannot work: no key, no https, a password or port 0 in the URL, an unknown type or integration', async () => {
  const { cli, account, ofPos } = await openDesk();
  const refused = async (...args: string[]) =>
    (await cli.failure('webhooks', 'add', ...args)).error;
  expect(await refused(...ofPos, '--url', 'http://partner.example/')).toContain(
    'must begin with https',
  );
  expect(await refused(...ofPos, '--url', 'https://a:b@partner.example/')).toContain(
    'no user and password',
  );
  expect(await refused(...ofPos, '--url', 'https://partner.example:0')).toContain('port 0');
  expect(await refused(...ofPos, '--url', 'partner')).toContain('must be a URL');
  const url = ['--url', 'https://partner.example/'];
  expect(await refused(...ofPos, ...url, '--type', 'booking.eaten')).toContain('must be one of');
  const ofOther = ['--account', account, '--partner', 'other'];
  expect(await refused(...ofOther, ...url)).toContain('There is no partner other');
  await cli.run('partner', 'create', 'Other', '--id', 'other');
  expect(await refused(...ofOther, ...url)).toContain('has no integration');
  delete cli.env.WEBHOOK_KEY;
  expect(await refused(...ofPos, ...url)).toContain('WEBHOOK_KEY must be set');
  cli.env.WEBHOOK_KEY = 'short-key';
  const short = await cli.run('webhooks', 'add', ...ofPos, ...url);
  expect(short.stderr).toContain('WEBHOOK_KEY must be at least 32 characters long');
  expect(short.stderr).not.toContain('short-key');
});

test('rotate shows a new secret and until when the old one signs, by default for a day', async () => {
  const { cli, add } = await openDesk();
  const { id, secret } = await add('--url', URL_WITH_TOKEN);
  const before = Date.now();
  const rotated = await cli.json<{ secret: string; previousUntil: string }>(
    'webhooks',
    'rotate',
    id,
  );
  expect(rotated.secret).toMatch(/^whsec_/);
  expect(rotated.secret).not.toBe(secret);
  const hours = (Date.parse(rotated.previousUntil) - before) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(24);
  expect(hours).toBeLessThan(24.1);
  const none = await cli.json<{ previousUntil: string }>(
    'webhooks',
    'rotate',
    id,
    '--overlap',
    '0',
  );
  expect(Date.parse(none.previousUntil)).toBeLessThanOrEqual(Date.now());
  expect((await cli.failure('webhooks', 'rotate', id, '--overlap', '1.5')).error).toContain(
    'hours',
  );
});

test('test sends one request and says what came of it, with exit code 2 unless it was accepted', async () => {
  const { cli, add } = await openDesk({ WEBHOOK_INSECURE: 'on' });
  const receiver = await startWebhookReceiver();
  const { id } = await add('--url', receiver.url);
  const accepted = await cli.run('webhooks', 'test', id);
  expect(accepted.stdout).toMatch(/accepted the test: status 204, \d+ ms/);
  expect(accepted.exitCode).toBe(0);
  expect(receiver.received).toMatchObject([{ event: { type: 'webhook.test' } }]);
  receiver.answer = () => ({ status: 500 });
  const refused = await cli.run('webhooks', 'test', id);
  expect(refused.stderr).toMatch(/did not accept the test: status 500/);
  expect(refused.exitCode).toBe(2);
  cli.env.WEBHOOK_INSECURE = 'off';
  const forbidden = await cli.run('webhooks', 'test', id);
  expect(forbidden.stderr).toContain('ADDRESS_NOT_ALLOWED');
  const asJson = await cli.run('webhooks', 'test', id, '--json');
  expect(JSON.parse(asJson.stdout)).toMatchObject({ id, isAccepted: false });
  expect([asJson.exitCode, asJson.stderr]).toEqual([2, expect.stringContaining('ADDRESS_NOT')]);
  expect(receiver.received).toHaveLength(2);
});

test('replay queues events since a time or one by its id, and tries lists nothing before the first', async () => {
  const { cli, account, add } = await openDesk();
  const { id } = await add('--url', URL_WITH_TOKEN);
  const context = await cli.openContext();
  await context.store.write(account, (db) =>
    insertEvent(db, {
      id: 'event-1',
      accountId: account,
      number: null,
      type: 'booking.created',
      bookingUuid: 'booking',
      version: 1,
      status: 'CONFIRMED',
      workDay: '2030-01-17',
      partnerId: 'pos',
      occurredAt: Date.now(),
    }),
  );
  // The import of the venue, and the event above.
  const since = new Date(Date.now() - 60_000).toISOString();
  expect(await cli.json('webhooks', 'replay', id, '--since', since)).toEqual({ id, events: 2 });
  expect(await cli.json('webhooks', 'replay', id, '--event', 'event-1')).toEqual({ id, events: 1 });
  expect((await cli.failure('webhooks', 'replay', id)).error).toContain('--since');
  expect((await cli.failure('webhooks', 'replay', id, '--since', 'friday')).error).toContain(
    'time',
  );
  expect((await cli.run('webhooks', 'tries', id)).stdout).toContain('Nothing was sent');
  const [view] = await cli.json<{ deliveries: object }[]>('webhooks', 'list', '--account', account);
  expect(view?.deliveries).toEqual({ WAITING: 2, DELIVERED: 0, FAILED: 0 });
});

test('enable says how to get what was missed', async () => {
  const { cli, account, add } = await openDesk();
  const { id } = await add('--url', URL_WITH_TOKEN);
  const context = await cli.openContext();
  await context.store.write(null, (db) =>
    db
      .updateTable('webhook_endpoints')
      .set({ is_enabled: 0, disabled_because: 'FAILING' })
      .where('id', '=', id)
      .execute(),
  );
  const list = () => cli.run('webhooks', 'list', '--account', account);
  expect((await list()).stdout).toContain('disabled: it accepted nothing for five days');
  expect((await cli.failure('webhooks', 'replay', id, '--event', 'x')).error).toContain(
    'enable it',
  );
  const { stdout } = await cli.run('webhooks', 'enable', id);
  expect(stdout).toContain(`webhooks replay ${id} --since TIME`);
  expect((await list()).stdout).toMatch(/state +enabled/);
});
