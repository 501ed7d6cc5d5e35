import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newWebhookSecret, signedHeaders } from '../../src/webhooks/webhook-signature.ts';
import { isSignedBy, type ReceivedWebhook } from '../fixtures/webhook-receiver.ts';

/** A vector that the specification's own libraries share. */
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  seconds: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

const receivedFrom = (headers: Record<string, string>, body: string) =>
  ({ headers, body }) as unknown as ReceivedWebhook;

test('the published vector has the published signature, by our headers and by node:crypto', () => {
  const { secret, id, seconds, body, signature } = VECTOR;
  const headers = signedHeaders({ id, at: 1000 * seconds + 999, body }, [secret]);
  expect(headers).toEqual({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signature,
  });
  expect(isSignedBy(secret, receivedFrom(headers, body))).toBe(true);
  const others = { ...headers, 'webhook-id': 'msg_other' };
  expect(isSignedBy(secret, receivedFrom(others, body))).toBe(false);
});

test('the official library verifies what is signed now, and nothing that was changed', () => {
  const secret = newWebhookSecret();
  const body = '{"type":"booking.created","text":"¿Añadir? 👩🏽‍🍳"}';
  const headers = signedHeaders({ id: 'event', at: Date.now(), body }, [secret]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  const verify = (changed: Partial<typeof headers>, text = body) =>
    new Webhook(secret).verify(text, { ...headers, ...changed });
  expect(() => verify({}, `${body} `)).toThrow(WebhookVerificationError);
  expect(() => verify({ 'webhook-id': 'other' })).toThrow(WebhookVerificationError);
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow(
    WebhookVerificationError,
  );
  const old = signedHeaders({ id: 'event', at: Date.now() - 301_000, body }, [secret]);
  expect(() => verify(old)).toThrow('too old');
});

test('with two secrets, a receiver that has either accepts it', () => {
  const [secret, previous] = [newWebhookSecret(), newWebhookSecret()];
  const body = '{}';
  const headers = signedHeaders({ id: 'event', at: Date.now(), body }, [secret, previous]);
  expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
  for (const each of [secret, previous]) {
    expect(new Webhook(each).verify(body, headers)).toEqual({});
    expect(isSignedBy(each, receivedFrom(headers, body))).toBe(true);
  }
});

test('a secret has 256 bits, and none repeats', () => {
  const secrets = Array.from({ length: 100 }, newWebhookSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_/);
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  }
});
