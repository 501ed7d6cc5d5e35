import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { tempFolder } from '../../fixtures/temp-database.ts';
import { openTestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../expect-response.ts';

const UUID = '6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e';

async function openPages() {
  const { context } = await openTestServer();
  const browserFolder = tempFolder();
  writeFileSync(join(browserFolder, 'staff.html'), '<title>Staff</title>');
  writeFileSync(join(browserFolder, 'manage.html'), '<title>Your booking</title>');
  writeFileSync(join(browserFolder, 'staff-worker.js'), '');
  const settings = { rateLimitPerMinute: 120, trustProxy: false };
  const app = await buildApp({ context, settings, logger: false, browserFolder });
  onTestFinished(() => app.close());
  return app;
}

test.each([`/manage/${UUID}`, `/manage/${UUID}/`, `/manage/${UUID}?lang=eu`, '/manage/none'])(
  '200 at %s: the same page for every booking, without parts of the URL',
  async (url) => {
    const app = await openPages();

    const answer = await app.inject(url);

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<title>Your booking</title>');
  },
);

test('the manage page forbids caching, framing, referrers and indexing', async () => {
  const app = await openPages();

  const { headers } = await app.inject(`/manage/${UUID}`);

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toContain('unsafe');
});

test('only the manage page opens in a tab of a sandboxed frame, such as of a site builder', async () => {
  const app = await openPages();
  const openerPolicyOf = async (url: string) =>
    (await app.inject(url)).headers['cross-origin-opener-policy'];

  expect(await openerPolicyOf(`/manage/${UUID}`)).toBe('unsafe-none');
  expect(await openerPolicyOf('/staff')).toBe('same-origin');
});

test('404 NOT_FOUND at /manage without a booking', async () => {
  const app = await openPages();

  expectProblem(await app.inject('/manage'), 404, 'NOT_FOUND');
});

test('302 at / to the staff view, as long as the server has no page for guests', async () => {
  const app = await openPages();

  const answer = await app.inject('/');

  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    302,
    '/staff',
    'no-store',
  ]);
});

test('only the staff view may have a service worker and a manifest', async () => {
  const app = await openPages();
  const policyOf = async (url: string) => {
    const { headers } = await app.inject(url);
    return String(headers['content-security-policy']).split('; ');
  };
  const own = ["worker-src 'self'", "manifest-src 'self'"];

  expect(await policyOf('/staff')).toEqual(expect.arrayContaining(own));
  expect(await policyOf(`/manage/${UUID}`)).not.toEqual(expect.arrayContaining(own));
});

test('the staff view’s worker is asked for again each time, and may only fetch from the server', async () => {
  const app = await openPages();

  const { headers } = await app.inject('/staff-worker.js');

  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
