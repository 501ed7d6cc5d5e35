import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test as maitreTest } from './fixtures/maitre.ts';
import { NEW_BUILD, startUpgradingProxy, type UpgradingProxy } from './fixtures/upgrading-proxy.ts';

const BUILT = new URL('../dist/browser/', import.meta.url);
const WORKER_BYTES = 7000;
/** The script with the page's texts. The page loads it before there is a worker. */
const LANGUAGE = /^\/assets\/staff-language-en-[^/]+\.js$/;

const test = maitreTest.extend<{ server: UpgradingProxy }>({
  server: async ({ maitre }, use) => {
    const running = await startUpgradingProxy(maitre.url);
    await use(running);
    running.stop();
  },
});

test.use({ serviceWorkers: 'allow' });

test('after one visit, the staff view opens without a network', async ({ page, server }) => {
  await visit(page, server.url);
  server.stop();

  for (const path of ['/staff', '/staff/', '/staff?from=home-screen#date=2030-01-16']) {
    const document = await page.goto(`${server.url}${path}`);
    expect(document?.fromServiceWorker(), path).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The server cannot be reached',
    );
  }
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await canLoad(page, '/icon.svg')).toBe(true);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
});

test('a language that is still on its way when the worker comes is kept too', async ({
  page,
  server,
}) => {
  const controlled = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => LANGUAGE.test(pathname),
    async (route) => {
      await controlled.promise;
      await route.continue();
    },
  );
  await page.goto(`${server.url}/staff`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  controlled.resolve();
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(LANGUAGE));
});

test('the worker answers nothing but the staff view’s document and files', async ({
  page,
  context,
  maitre,
}) => {
  await visit(page, maitre.url);
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
  });
  const asked = page.waitForResponse((response) => response.url().endsWith('/staff/v3/session'));
  await page.reload();
  expect((await asked).fromServiceWorker()).toBe(false);
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.evaluate(async () => {
    const paths = ['/staff/v3/bookings', '/widget/v3/bookings', '/v3/bookings', '/embed.js', '/'];
    for (const path of [...paths, '/icon.svg']) await fetch(path);
  });
  const api = await page.goto(`${maitre.url}/staff/v3/session`);
  expect(api?.status()).toBe(401);
  expect(answered).toContain('/staff');
  expect(answered).toContain('/icon.svg');
  expect(
    answered.filter((path) => !/^\/(staff|icon\.svg|assets\/staff-[^/]+)$/.test(path)),
  ).toEqual([]);

  // Other pages are not in its scope.
  const other = await context.newPage();
  for (const path of ['/', '/embed', '/problems']) {
    await other.goto(`${maitre.url}${path}`);
    expect(await other.evaluate(() => navigator.serviceWorker.controller), path).toBeNull();
  }
});

test('the worker’s caches have no personal data, neither before nor after signing out', async ({
  page,
  maitre,
}) => {
  await visit(page, maitre.url);
  await page.getByLabel('Email').fill(maitre.demo.staff.email);
  await page.getByLabel('Password', { exact: true }).fill(maitre.demo.staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  // The venue's language is kept while it is already on screen.
  // With all of its parts, as those of English.
  const countOf = (paths: string[], language: string) =>
    paths.filter((path) => path.startsWith(`/assets/staff-language-${language}-`)).length;
  const parts = countOf(
    (await readdir(new URL('assets/', BUILT)))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `/assets/${name}`),
    'es',
  );
  let signedIn: string[] = [];
  await expect
    .poll(async () => {
      signedIn = await cachedPaths(page);
      return countOf(signedIn, 'es');
    })
    .toBe(parts);
  expect(countOf(signedIn, 'en')).toBe(parts);
  expect(signedIn).toContain('/staff');
  expect(
    signedIn.filter(
      (path) =>
        !/^\/(staff|staff\.webmanifest|(apple-touch-)?icon[\w-]*\.\w+|assets\/staff-[^/]+)$/.test(
          path,
        ),
    ),
  ).toEqual([]);

  await page.locator('.service-bar > [popovertarget="staff-menu"]').click();
  // In the venue's own language.
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Correo')).toBeVisible();
  expect(await cachedPaths(page)).toEqual(signedIn);
});

test('a new version waits until somebody asks for it, and other pages keep their files', async ({
  page,
  context,
  server,
}) => {
  await visit(page, server.url);
  const other = await context.newPage();
  await other.goto(`${server.url}/staff`);

  server.upgrade();
  await findUpdate(page);
  // Still the old version, also after a reload, with all its scripts.
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.content()).not.toContain(NEW_BUILD);
  expect(await canLoad(page, server.chunkOf('old'))).toBe(true);

  await takeOver(page);
  await page.reload();
  expect(await page.content()).toContain(NEW_BUILD);
  expect(await canLoad(page, server.chunkOf('new'))).toBe(true);
  // The other page was not reloaded, and the server no longer has its script.
  expect(await other.content()).not.toContain(NEW_BUILD);
  expect(await canLoad(other, server.chunkOf('old'))).toBe(true);
});

test('with one page open, taking over deletes the files of the version before', async ({
  page,
  server,
}) => {
  await visit(page, server.url);
  const before = await cachedPaths(page);
  server.upgrade();
  await findUpdate(page);
  await takeOver(page);
  const after = await cachedPaths(page);
  expect(after).toHaveLength(before.length);
  expect(after).toContain(server.chunkOf('new'));
  expect(after).not.toContain(server.chunkOf('old'));
});

test('the manifest makes the staff view installable', async ({ page, maitre }) => {
  await page.goto(`${maitre.url}/staff`);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(url).toBe(`${maitre.url}/staff.webmanifest`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as {
    theme_color: string;
    background_color: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Maitre',
    start_url: '/staff',
    scope: '/staff',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touch = page.locator('link[rel="apple-touch-icon"]');
  const icons = [
    ...manifest.icons,
    { src: (await touch.getAttribute('href')) ?? '', sizes: '180x180', type: 'image/png' },
  ];
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(`${maitre.url}${src}`);
    expect(answer.headers()['content-type'], src).toContain(type);
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(width, src).toBe(sizes);
  }
  const colours = await readFile(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');
  // The dark ones: rooms are dim in the evening, and the manifest has one of each.
  expect(colours).toContain(`--ground: light-dark(#ffffff, ${manifest.theme_color})`);
  expect(colours).toContain(`--sunken: light-dark(#f5f5f3, ${manifest.background_color})`);
});

test('at most 7 kB for the worker, which is always asked for again', async ({
  request,
  maitre,
}) => {
  const { length } = await readFile(new URL('staff-worker.js.br', BUILT));
  test.info().annotations.push({ type: 'bytes', description: String(length) });
  expect(length).toBeLessThanOrEqual(WORKER_BYTES);

  const answer = await request.get(`${maitre.url}/staff-worker.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(answer.headers()['content-type']).toMatch(/^(text|application)\/javascript/);
});

/** The first visit, until the worker has kept everything, the language last. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/staff`);
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(LANGUAGE));
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${url}/staff-worker.js`,
  );
}

/** As the page does once an hour. Resolves when the new worker waits. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (!worker) return;
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'installed') resolve();
        if (worker.state === 'redundant') reject(new Error('The worker was not installed.'));
      });
    });
  });
}

async function takeOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    if (!waiting) throw new Error('No worker waits.');
    await new Promise<void>((resolve) => {
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') resolve();
      });
      waiting.postMessage({ type: 'take-over' });
    });
  });
}

function canLoad(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => (await fetch(address)).ok, path);
}

/** The paths of everything in the caches of the worker, sorted. */
async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });
}
