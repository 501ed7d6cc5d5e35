import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { COMPRESSION } from '../../../src/server/http/compression.ts';
import { openTestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../expect-response.ts';

const MONTH = {
  dateStart: '2030-01-16',
  dateEnd: '2030-02-16',
  pax: 2,
  paxChildren: 0,
  status: 'CONFIRMED',
};

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('the same answer as %s where the reader takes it', async (encoding, unpack) => {
  const { partner } = await openTestServer();
  const request = { method: 'POST', path: '/availability/calendar', body: MONTH } as const;
  const plain = await partner(request);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await partner({ ...request, headers: { 'accept-encoding': encoding } });
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});

test.each([
  ['in one piece', 256 * 1024, String],
  [
    'as a stream beyond 256 KiB, so that others are answered meanwhile',
    256 * 1024 + 1,
    () => undefined,
  ],
])('a complete body is compressed %s', async (_, bytes, lengthOf) => {
  const app = fastify();
  await app.register(compress, COMPRESSION);
  const body = JSON.stringify('x'.repeat(bytes - 2));
  app.get('/', (_request, reply) => reply.type('application/json').send(body));
  const answer = await app.inject({ path: '/', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-length']).toBe(lengthOf(answer.rawPayload.length));
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(body);
});

test('a small response is not compressed', async () => {
  const { partner } = await openTestServer();
  const answer = await partner({ path: '/bookings', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual({ data: [] });
});

test('400 BAD_REQUEST for a compressed request body', async () => {
  const { app, apiKeys, venue } = await openTestServer();
  const answer = await app.inject({
    method: 'POST',
    url: '/v3/availability/calendar',
    headers: {
      authorization: `Bearer ${apiKeys.pos}`,
      'service-partner-id': 'pos',
      'service-account-id': venue.accountId,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: gzipSync(JSON.stringify(MONTH)),
  });
  expectProblem(answer, 400, 'BAD_REQUEST');
});
