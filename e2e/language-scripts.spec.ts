import { readdirSync } from 'node:fs';
import { LANGUAGES } from '../src/domain/language.ts';
import { openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';

const ASSETS = new URL('../dist/browser/assets', import.meta.url);
/** Every chunk except the app, which is part of the language scripts. */
const CHUNKS = readdirSync(ASSETS).filter((file) => /^widget-(?!mount-).*\.js$/.test(file));

for (const language of LANGUAGES) {
  test(`one script shows the calendar, and every chunk runs beside it: ${language}`, async ({
    page,
    maitre,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(maitre.url)) loaded.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      addEventListener('table-booking:ready', () => performance.mark('ready'), { once: true });
    });
    await openHostPage(page, maitre, {
      snippet: (url, key) =>
        `<script type="module" src="${url}/embed.${language}.js?ver=6" async></script>
        <table-booking publishable-key="${key}" lang="${language}"></table-booking>`,
    });
    await expect(page.locator('table-booking').getByRole('gridcell').first()).toBeVisible();
    const early = await page.evaluate(() => {
      const [ready] = performance.getEntriesByName('ready');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => ready && startTime < ready.startTime)
        .map(({ name }) => new URL(name).pathname);
    });
    expect(early.filter((path) => path.endsWith('.js'))).toEqual([`/embed.${language}.js`]);

    await page.evaluate(
      (urls) => Promise.all(urls.map((url) => import(url))),
      CHUNKS.map((file) => `${maitre.url}/assets/${file}`),
    );
    expect(loaded.filter((path) => path.includes('/widget-mount-'))).toEqual([]);
  });
}
