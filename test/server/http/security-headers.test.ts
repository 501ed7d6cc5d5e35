import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPublishableKey } from '../../../src/operations/access/create-publishable-key.ts';
import { buildApp } from '../../../src/server/app.ts';
import { tempFolder } from '../../fixtures/temp-database.ts';
import { openTestServer, PUBLIC_URL } from '../../fixtures/test-context.ts';

async function openPages() {
  const { context, venue } = await openTestServer();
  const { accountId } = venue;
  const key = await createPublishableKey(context, { accountId, origins: [PUBLIC_URL] });
  const browserFolder = tempFolder();
  for (const file of ['staff.html', 'manage.html', 'embed.js'])
    writeFileSync(join(browserFolder, file), '<title>Page</title>');
  const app = await buildApp({
    context,
    settings: { rateLimitPerMinute: 120, trustProxy: false },
    logger: false,
    browserFolder,
    findDemoKey: async () => key.publishableKey,
  });
  onTestFinished(() => app.close());
  return app;
}

test('each page says what it may ask the browser for: what the product uses, and no camera, place or payment', async () => {
  const app = await openPages();
  const pages = [
    '/',
    '/staff',
    '/staff.html',
    '/manage/6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e',
    '/book/casa-test',
    '/embed',
    '/reference',
    '/problems',
    '/problems/not-found',
  ];
  for (const url of pages) {
    const { statusCode, headers } = await app.inject({ url });
    expect([url, statusCode, headers['content-type']]).toEqual([
      url,
      200,
      'text/html; charset=utf-8',
    ]);
    const policy = String(headers['permissions-policy']).split(', ');
    expect(policy.filter((each) => each.endsWith('=(self)'))).toEqual([
      'clipboard-write=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
      'screen-wake-lock=(self)',
    ]);
    expect(policy).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
    );
    for (const each of policy) expect(each).toMatch(/^[a-z-]+=\((self)?\)$/);
  }
});

test('nothing of it on what is no page: the APIs, and the widget, which has what its page has', async () => {
  const app = await openPages();
  for (const url of ['/embed.js', '/v3/bookings', '/health/live', '/none'])
    expect([url, (await app.inject({ url })).headers['permissions-policy']]).toEqual([
      url,
      undefined,
    ]);
});
