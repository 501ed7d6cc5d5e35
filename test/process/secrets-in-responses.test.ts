import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyDemo } from './demo-database.ts';
import { readDemo, startServer } from './server-process.ts';

const BROWSER_FOLDER = fileURLToPath(new URL('../../dist/browser', import.meta.url));

test('no response to a browser contains a secret', async ({ skip }) => {
  if (!existsSync(BROWSER_FOLDER)) skip('the browser parts are not built: npm run build');
  const file = await copyDemo();
  const server = await startServer(file);
  const demo = readDemo(file);
  const built = readdirSync(BROWSER_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const assets = built.map((path) => path.slice(BROWSER_FOLDER.length));
  expect(assets).toContain('/embed.js');
  const secrets = [
    ...demo.partners.map(({ apiKey }) => apiKey),
    demo.staff.password,
    demo.redemptionCode,
    file,
  ];
  const pages = ['/', '/staff', '/problems', '/healthz', '/no/such/page'];
  const received = await Promise.all(
    [...pages, ...assets].map(async (path) => {
      const answer = await fetch(server.url + path);
      const text = await answer.text();
      return { path, status: answer.status, text: JSON.stringify([...answer.headers]) + text };
    }),
  );
  const own = received.filter(({ path }) => ['/', '/staff', '/embed.js'].includes(path));
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
  const telling = (text: string) =>
    secrets.some((secret) => text.includes(secret)) || /\bmk_[0-9a-f]{12}_/.test(text);
  expect(received.filter(({ text }) => telling(text)).map(({ path }) => path)).toEqual([]);
  // Also those that no address leads to, such as what was compressed ahead.
  const files = built.filter((path) => telling(readFileSync(path, 'latin1')));
  expect(files).toEqual([]);

  // The neighbours of that folder are not for browsers either.
  for (const path of ['/../../package.json', '/..%2f..%2fpackage.json', '/demo.json', '/.env']) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, 404]);
    await answer.body?.cancel();
  }
});
