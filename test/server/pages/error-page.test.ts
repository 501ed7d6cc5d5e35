import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { SERVER } from '../../../src/locales/compiled/server.ts';
import { StoreUnavailable } from '../../../src/operations/context.ts';
import { parseDocument } from '../../fixtures/parse-document.ts';
import { openTestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../expect-response.ts';

/** What browsers send when somebody goes to an address. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

const navigate = (language = 'en') => ({ accept: BROWSER, 'accept-language': language });

test.each(LANGUAGES)(
  '404 with a page in %s for a person at a mistyped address',
  async (language) => {
    const { app } = await openTestServer();
    for (const url of ['/bokings', '/book/nobody', '/problems/none', '/manage']) {
      const answer = await app.inject({ url, headers: navigate(language) });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-language': language,
        vary: expect.stringContaining('Accept-Language'),
      });
      const document = parseDocument(answer.body);
      const { missing, start } = SERVER[language].errors;
      expect(document.documentElement.lang).toBe(language);
      expect(document.querySelector('h1')?.textContent).toBe(missing.title);
      expect(document.querySelector('.lead')?.textContent).toBe(missing.advice);
      expect(document.querySelector('a[href="/"]')?.textContent).toBe(start);
    }
  },
);

test('the page is in English if the browser asks for no language of ours, and does not repeat the address', async () => {
  const { app } = await openTestServer();
  const answer = await app.inject({ url: '/<b>%3Cb%3E', headers: navigate('ja') });
  expect(answer.body).toContain('<html lang="en">');
  expect(answer.body).not.toMatch(/<b>|%3C/);
});

test('the page runs and loads nothing but its own style and our icon', async () => {
  const { app } = await openTestServer();
  const { body, headers } = await app.inject({ url: '/nowhere', headers: navigate() });
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
});

describe('other errors that a person may meet', () => {
  test('400 with a page for an address with an invalid percent-encoding', async () => {
    const { app } = await openTestServer();
    const answer = await app.inject({ url: '/book/%zz', headers: navigate('fr') });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`<h1>${SERVER.fr.errors.missing.title}</h1>`);
  });

  test('429 with a page, and when to come back', async () => {
    const { app } = await openTestServer({ rateLimitPerMinute: 1 });
    const get = () => app.inject({ url: '/nowhere', headers: navigate('pt') });
    for (let count = 0; count < 10; count += 1) expect((await get()).statusCode).toBe(404);
    const answer = await get();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain(SERVER.pt.errors.tooMany.title);
  });

  test('503 with a page while the database does not answer', async () => {
    const { app, context } = await openTestServer({ ownApp: true });
    vi.spyOn(context.store, 'read').mockRejectedValue(new StoreUnavailable('gone'));
    const answer = await app.inject({ url: '/book/casa-test', headers: navigate('eu') });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toContain(SERVER.eu.errors.failed.title);
  });
});

describe('a problem document for programs', () => {
  test.each([
    undefined,
    '*/*',
    'application/json',
    'application/json, text/html;q=0',
    'text/htmlx',
  ])('404 NOT_FOUND at a mistyped address with Accept: %s', async (accept) => {
    const { app } = await openTestServer();
    const headers = accept === undefined ? {} : { accept };
    expectProblem(await app.inject({ url: '/bokings', headers }), 404, 'NOT_FOUND');
  });

  test.each(['/v3/nothing', '/v3', '/widget/v3/nothing', '/staff/v3/nothing', '/staff/v3?x=1'])(
    '404 NOT_FOUND at %s, also for a browser',
    async (url) => {
      const { app } = await openTestServer();
      expectProblem(await app.inject({ url, headers: navigate() }), 404, 'NOT_FOUND');
    },
  );

  test('405 METHOD_NOT_ALLOWED for a form that is sent to a page', async () => {
    const { app } = await openTestServer();
    const answer = await app.inject({ method: 'POST', url: '/problems', headers: navigate() });
    expectProblem(answer, 405, 'METHOD_NOT_ALLOWED');
  });

  test('503 SERVICE_UNAVAILABLE from /readyz, also for a browser', async () => {
    const { app, context } = await openTestServer({ ownApp: true });
    vi.spyOn(context.store, 'requireWritable').mockRejectedValue(new StoreUnavailable('gone'));
    const answer = await app.inject({ url: '/readyz', headers: navigate() });
    expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
  });
});
