import { expect, test } from 'vitest';
import { allowDemoOrigins, findDemoKey } from '../../src/demo/find-demo-key.ts';
import { makeDemo } from '../../src/demo/make-demo.ts';
import { createPublishableKey } from '../../src/operations/access/create-publishable-key.ts';
import { listPublishableKeys } from '../../src/store/publishable-keys.ts';
import { NOON, openTestServer, PUBLIC_URL } from '../fixtures/test-context.ts';
import { expectProblem } from '../server/expect-response.ts';

test.each(['/embed', '/embed/'])(
  '200 with the page at %s, with a policy that allows no scripts of other hosts',
  async (path) => {
    const { app } = await openTestServer();
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(answer.headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^style-src 'sha256-[\w+/=]+'$/),
      "script-src 'self'",
      "connect-src 'self'",
      `img-src 'self' ${PUBLIC_URL}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(answer.body).toContain(
      `&#60;script type=&#34;module&#34; src=&#34;${PUBLIC_URL}/embed.js`,
    );
  },
);

test('200 with the demo’s key once there is a demo, not a later one for another page; a new URL is allowed for the demo’s key only', async () => {
  const { app, context, setNow } = await openTestServer();
  const before = await app.inject('/embed');
  const demo = await makeDemo(context, [PUBLIC_URL]);
  expect(before.body).not.toContain(demo.publishableKey);
  expect((await app.inject('/embed')).body).toContain(`value="${demo.publishableKey}"`);

  setNow(NOON + 60_000);
  const made = await createPublishableKey(context, {
    accountId: demo.accountId,
    origins: ['https://www.casabrisa.example'],
  });
  const { body } = await app.inject('/embed');
  expect(body).toContain(`value="${demo.publishableKey}"`);
  expect(body).not.toContain(made.publishableKey);

  const moved = { ...context, publicUrl: 'http://127.0.0.1:4600' };
  await allowDemoOrigins(moved, ['http://127.0.0.1:4600']);
  expect(await findDemoKey(moved)).toBe(demo.publishableKey);
  const keys = await context.store.read((db) => listPublishableKeys(db, demo.accountId));
  const origins = new Map(keys.map((key) => [key.publishableKey, key.origins]));
  expect(origins.get(made.publishableKey)).toEqual(['https://www.casabrisa.example']);
});

test('200 for every page of this server that it links to', async () => {
  const { app } = await openTestServer();
  const { body } = await app.inject('/embed');
  const addresses = [
    ...new Set([...body.matchAll(/<a href="(\/[^"#]*)/g)].map(([, to = '']) => to)),
  ];
  expect(addresses).toContain('/reference');
  for (const address of addresses) {
    expect([address, (await app.inject(address)).statusCode]).toEqual([address, 200]);
  }
});

test('405 METHOD_NOT_ALLOWED for other methods', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject({ method: 'POST', url: '/embed' });
  expectProblem(answer, 405, 'METHOD_NOT_ALLOWED');
  expect(answer.headers.allow).toBe('GET, HEAD');
});
