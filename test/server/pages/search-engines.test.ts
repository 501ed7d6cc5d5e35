import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { createPublishableKey } from '../../../src/operations/access/create-publishable-key.ts';
import { revokePublishableKey } from '../../../src/operations/access/revoke-publishable-key.ts';
import { openContext } from '../../../src/operations/context.ts';
import { importVenue } from '../../../src/operations/venues/import-venue.ts';
import { buildApp } from '../../../src/server/app.ts';
import { parseDocument } from '../../fixtures/parse-document.ts';
import { tempFolder } from '../../fixtures/temp-database.ts';
import { openTestServer, PAGE_ORIGIN, PUBLIC_URL } from '../../fixtures/test-context.ts';
import { aVenue } from '../../fixtures/venue.ts';

test('200 with what robots may read, and where the sitemap is', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject('/robots.txt');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /v3/',
    'Disallow: /staff/v3/',
    '',
    `Sitemap: ${PUBLIC_URL}/sitemap.xml`,
    '',
  ]);
});

test.each(['/manage/b0000000-0000-4000-8000-000000000001', '/staff', '/widget/v3/start'])(
  'robots may read %s: a page that says it is not to be found, or what a booking page loads',
  async (path) => {
    const { app } = await openTestServer();
    const { body } = await app.inject('/robots.txt');
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, start = '']) => start);
    expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
  },
);

test('robots of a server below a path are told the whole paths', async () => {
  const { context } = await openTestServer();
  const below = openContext(context.store, {
    publicUrl: `${PUBLIC_URL}/tables`,
    bookingsPerHour: 1,
  });
  const settings = { rateLimitPerMinute: 120, trustProxy: false };
  const app = await buildApp({ context: below, settings, logger: false });
  onTestFinished(() => app.close());
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('\nDisallow: /tables/staff/v3/\n');
  expect(body).toContain(`\nSitemap: ${PUBLIC_URL}/tables/sitemap.xml\n`);
});

test('200 with each booking page in each language, and with no other page', async () => {
  const { app, context } = await openTestServer();
  const urlsOf = async () => {
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    const document = parseDocument(answer.body, 'application/xhtml+xml');
    return [...document.querySelectorAll('url')].map((url) => ({
      address: url.querySelector('loc')?.textContent,
      others: [...url.children].slice(1).map((link) => link.getAttribute('href')),
    }));
  };
  // Its only key is for its own website.
  expect(await urlsOf()).toEqual([]);

  await importVenue(context, aVenue({ accountId: 'second' }));
  const create = (accountId: string, origins: string[]) =>
    createPublishableKey(context, { accountId, origins });
  const { publishableKey } = await create('second', [PUBLIC_URL]);
  await create('casa-test', [PAGE_ORIGIN, PUBLIC_URL]);
  await create('casa-test', [PUBLIC_URL]);
  await revokePublishableKey(context, publishableKey);

  const page = `${PUBLIC_URL}/book/casa-test`;
  const addresses = [page, ...LANGUAGES.map((language) => `${page}?lang=${language}`)];
  expect(await urlsOf()).toEqual(addresses.map((address) => ({ address, others: addresses })));
});

test('200 with an icon at /favicon.ico', async () => {
  const { context } = await openTestServer();
  const browserFolder = tempFolder();
  for (const file of ['staff.html', 'manage.html', 'icon-192.png'])
    writeFileSync(join(browserFolder, file), file);
  const settings = { rateLimitPerMinute: 120, trustProxy: false };
  const app = await buildApp({ context, settings, logger: false, browserFolder });
  onTestFinished(() => app.close());
  const answer = await app.inject('/favicon.ico');
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'image/png',
    'icon-192.png',
  ]);
});
