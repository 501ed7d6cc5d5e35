import { readdirSync } from 'node:fs';
import { goToForm, hostPage, openDays, widgetOn } from './fixtures/booking-steps.ts';
import { expect, test } from './fixtures/maitre.ts';

const PARTS = readdirSync(new URL('../dist/browser/assets', import.meta.url));
const ELEMENT =
  '<table-booking publishable-key="{key}"><a href="tel:+34555010123">Call us</a></table-booking>';

const advice = (consoleErrors: readonly string[]) =>
  consoleErrors.filter((line) => line.startsWith('<table-booking>'));

test('a policy that blocks the requests is reported with the line to add', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const csp = `script-src 'nonce-host' ${maitre.url}; connect-src 'self'`;
  await page.goto(hostPage(maitre, { csp, element: ELEMENT }));
  await expect(widgetOn(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect
    .poll(() => advice(consoleErrors))
    .toEqual([expect.stringContaining(`Add ${maitre.url} to it: connect-src ${maitre.url};`)]);
  consoleErrors.length = 0;
});

test('a policy that blocks all chunks is reported, and the page’s own link stays', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const csp = `script-src ${maitre.url}/embed.js`;
  await page.goto(hostPage(maitre, { csp, element: ELEMENT }));
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect
    .poll(() => advice(consoleErrors))
    .toEqual([expect.stringContaining(`add to it: script-src ${maitre.url};`)]);
  consoleErrors.length = 0;
});

test('a policy that blocks a later chunk is reported, and the diner sees an error', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const parts = PARTS.filter((file) => file.endsWith('.js') && !file.includes('deferred-parts'));
  const allowed = parts.map((file) => `${maitre.url}/assets/${file}`).join(' ');
  const csp = `script-src ${maitre.url}/embed.js ${allowed}`;
  await page.goto(hostPage(maitre, { csp, element: ELEMENT }));
  await openDays(widgetOn(page)).last().click();
  await expect(widgetOn(page).getByRole('alert')).toContainText('Please try again');
  await expect
    .poll(() => advice(consoleErrors))
    .toEqual([expect.stringContaining(`Add ${maitre.url} to it: script-src ${maitre.url};`)]);
  consoleErrors.length = 0;
});

test('a policy that blocks the later chunks and the diagnostics chunk is reported', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const address = maitre.addPage({
    headers: { 'Content-Security-Policy': `script-src ${maitre.url}/embed.en.js` },
    html: (url, key) => `<!doctype html><html lang="en"><title>Our restaurant</title>
      <link rel="icon" href="data:,">
      <script type="module" src="${url}/embed.en.js" crossorigin async></script>
      <table-booking publishable-key="${key}"></table-booking></html>`,
  });
  const diagnostics: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('widget-diagnose')) diagnostics.push(request.url());
  });
  await page.goto(address);
  await openDays(widgetOn(page)).last().click();
  await expect(widgetOn(page).getByRole('alert')).toContainText('Please try again');
  await expect
    .poll(() => advice(consoleErrors))
    .toEqual([expect.stringContaining(`add to it: script-src ${maitre.url};`)]);
  // Each request that a policy blocks is reported, which must not cause another.
  expect(diagnostics).toHaveLength(1);
  consoleErrors.length = 0;
});

test('a policy that blocks images is reported, and the booking works without them', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const csp = `default-src 'none'; script-src 'nonce-host'; connect-src ${maitre.url}; img-src data:`;
  await page.goto(hostPage(maitre, { csp, element: ELEMENT }));
  await goToForm(widgetOn(page), 21);
  await expect(widgetOn(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect
    .poll(() => advice(consoleErrors))
    .toEqual([expect.stringContaining(`Add ${maitre.url} to it: img-src ${maitre.url};`)]);
  consoleErrors.length = 0;
});

test('a strict policy that names the script and the server blocks nothing', async ({
  page,
  maitre,
}) => {
  const csp = `default-src 'none'; script-src 'nonce-host'; connect-src ${maitre.url}; img-src data: ${maitre.url}`;
  await page.goto(hostPage(maitre, { csp, element: ELEMENT }));
  await goToForm(widgetOn(page), 21);
  await expect(widgetOn(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('report-only violations and those of the page itself are not reported', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const address = maitre.addPage({
    headers: {
      'Content-Security-Policy': `img-src ${maitre.url}`,
      'Content-Security-Policy-Report-Only': "connect-src 'none'; img-src 'none'",
    },
    html: (url, key) => `<!doctype html><html lang="en"><title>Our restaurant</title>
      <link rel="icon" href="${url}/favicon.ico">
      <script type="module" src="${url}/embed.js" crossorigin async></script>
      <table-booking publishable-key="${key}"></table-booking>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt=""></html>`,
  });
  await page.goto(address);
  await goToForm(widgetOn(page), 21);
  await expect(widgetOn(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(consoleErrors.filter((line) => line.includes('img-src')).length).toBeGreaterThan(0);
  expect(advice(consoleErrors)).toEqual([]);
  consoleErrors.length = 0;
});
