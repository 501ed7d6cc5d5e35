import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../../../src/contract/openapi/document.ts';
import { openTestServer, PUBLIC_URL } from '../../../fixtures/test-context.ts';
import { expectProblem } from '../../expect-response.ts';

const PLACES = ['/v3/openapi.json', '/reference'];

test('200 with the document of this deployment, public and for any origin', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject({
    url: '/v3/openapi.json',
    headers: { origin: 'https://a.test' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(PUBLIC_URL))));
  expect(answer.json().servers).toEqual([
    { url: `${PUBLIC_URL}/v3`, description: expect.any(String) },
  ]);
});

test.each(['/reference', '/reference/'])(
  '200 with the page at %s, with a policy that allows only its style and icon',
  async (path) => {
    const { app } = await openTestServer();
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
  },
);

test.each(PLACES)('304 for the current ETag, 200 for another: %s', async (url) => {
  const { app } = await openTestServer();
  const first = await app.inject(url);
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await app.inject({ url, headers: { 'if-none-match': `"old", ${etag}` } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  const other = await app.inject({ url, headers: { 'if-none-match': '"old"' } });
  expect([other.statusCode, other.body]).toEqual([200, first.body]);
});

test.each(PLACES)('brotli reduces it to a fifth: %s', async (url) => {
  const { app } = await openTestServer();
  const plain = await app.inject(url);
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
});

test('reading the reference does not count towards the rate limit', async () => {
  const { app, partner } = await openTestServer({ rateLimitPerMinute: 1 });
  for (const url of [...PLACES, ...PLACES]) expect((await app.inject(url)).statusCode).toBe(200);
  expect((await partner({ path: '/bookings' })).statusCode).toBe(200);
});

test.each(PLACES)('405 METHOD_NOT_ALLOWED for other methods: %s', async (url) => {
  const { app } = await openTestServer();
  const answer = await app.inject({ method: 'POST', url });
  expectProblem(answer, 405, 'METHOD_NOT_ALLOWED');
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('200 for every link of the document and its page to this server', async () => {
  const { app } = await openTestServer();
  const page = (await app.inject('/reference')).body;
  const document = (await app.inject('/v3/openapi.json')).body;
  const addresses = new Set([
    ...[...page.matchAll(/<a [^>]*href="([^"#]+)/g)].map(([, address = '']) => address),
    ...[...document.matchAll(/https:\/\/book\.test(\/problems[\w/-]*)/g)].map(([, a = '']) => a),
  ]);
  expect(addresses.size).toBeGreaterThan(40);
  for (const address of addresses) {
    const { statusCode } = await app.inject(address.replace(PUBLIC_URL, ''));
    expect([address, statusCode]).toEqual([address, 200]);
  }
});
