import { hostPage, widgetOn } from './fixtures/booking-steps.ts';
import { expect, test } from './fixtures/maitre.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';

const FALLBACK = '<a href="tel:+34555010123">Call us</a>';
const element = (attributes: string) => `<table-booking ${attributes}>${FALLBACK}</table-booking>`;

const MISTAKES = [
  { mistake: 'no key', html: element(''), message: /needs the attribute publishable-key="pk_…"/ },
  {
    mistake: 'a misspelt attribute',
    html: element('publishable_key="{key}"'),
    message: /does not know the attribute publishable_key\. Did you mean publishable-key\?/,
  },
  {
    mistake: 'a misspelt attribute of a placeholder div',
    html: `<div data-table-booking data-publishable_key="{key}">${FALLBACK}</div>`,
    message: /Did you mean data-publishable-key\?/,
  },
  {
    mistake: 'an unknown key',
    html: element('publishable-key="pk_nobody"'),
    message: /has the publishable-key pk_nobody, which is unknown or revoked/,
  },
] as const;

for (const { mistake, html, message } of MISTAKES) {
  test(`${mistake}: one console message, and the page's own link stays visible`, async ({
    page,
    maitre,
    consoleErrors,
  }) => {
    await page.goto(hostPage(maitre, { element: html }));
    await expect(widgetOn(page).getByRole('alert')).toContainText('Please contact the restaurant');
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect.poll(() => consoleErrors.filter((line) => message.test(line))).toHaveLength(1);
    consoleErrors.length = 0;
  });
}

for (const { what, open, close } of [
  { what: 'an element', open: 'table-booking', close: 'table-booking' },
  { what: 'the element of a dialog', open: 'table-booking mode="popup"', close: 'table-booking' },
  { what: 'a div in its place', open: 'div data-table-booking', close: 'div' },
])
  test(`${what} that is written as closing itself: one console message, with what to write`, async ({
    page,
    maitre,
    consoleErrors,
  }) => {
    const prefix = open.startsWith('div') ? 'data-' : '';
    const rest = '<h2>Opening times</h2>\n<p>Every day from one.</p>';
    await page.goto(
      hostPage(maitre, {
        element: `<${open} ${prefix}publishable-key="{key}" ${prefix}lang="en" />\n${rest}`,
      }),
    );
    await expect
      .poll(() => consoleErrors.splice(0))
      .toEqual([expect.stringMatching(new RegExp(`is probably not closed: .* …></${close}>\\.$`))]);
    await expect(page.getByRole('heading', { name: 'Opening times' })).toBeHidden();
  });

test('an origin that the key does not allow: a console message with the command that fixes it', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const address = hostPage(maitre, { element: element('publishable-key="{key}"') });
  const elsewhere = new URL(address.replace('127.0.0.1', 'localhost'));
  await page.goto(elsewhere.href);
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect
    .poll(() => consoleErrors.splice(0))
    .toEqual([
      expect.stringContaining(
        `not valid on ${elsewhere.origin}. Create another in the staff view, under House › Keys and pages, or with: npm run admin`,
      ),
    ]);
});

const pageWithHead = (maitre: RunningMaitre, mode: string): string =>
  maitre.addPage({
    html: (url, key) => `<!doctype html><html lang="en"><head><title>Our restaurant</title>
      <link rel="icon" href="data:,">
      <script type="module" async src="${url}/embed.js" data-publishable-key="${key}"
        data-mode="${mode}"></script></head><body><h1>Our restaurant</h1></body></html>`,
  });

test('a script with the key in the head: a console message says where to put it', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  await page.goto(pageWithHead(maitre, 'inline'));
  const message = /is in the head of this page, where nothing is shown\. Put the script/;
  await expect.poll(() => consoleErrors).toEqual([expect.stringMatching(message)]);
  consoleErrors.length = 0;
});

test('a script with the key in the head works in floating mode', async ({ page, maitre }) => {
  await page.goto(pageWithHead(maitre, 'floating'));
  await page.getByRole('button', { name: 'Book a table' }).click();
  await expect(page.getByRole('dialog').getByRole('gridcell').first()).toBeVisible();
});

test('a server without HTTPS on an HTTPS page: a console message', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  await page.route('https://venue.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Our restaurant</title>
        <link rel="icon" href="data:,">
        <script type="module" src="${maitre.url}/embed.js" crossorigin></script>
        ${element(`publishable-key="${maitre.publishableKey}"`)}</html>`,
    }),
  );
  // Simulates how browsers block mixed content from another device, after the script has loaded.
  await page.route(`${maitre.url}/**`, async (route) =>
    route.request().url().includes('/widget/v3/')
      ? route.abort('blockedbyclient')
      : route.fulfill({ response: await route.fetch() }),
  );
  await page.goto('https://venue.example/');
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect
    .poll(() => consoleErrors.filter((line) => line.startsWith('<table-booking>')))
    .toEqual([
      `<table-booking> cannot reach ${maitre.url} over http from an https page. Load the script from its https URL.`,
    ]);
  consoleErrors.length = 0;
});

test('an invalid attribute value: a console message, and the widget works without it', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const html = element('publishable-key="{key}" date="17/05/2030" id="ours" data-theme="x"');
  await page.goto(hostPage(maitre, { element: html }));
  await expect(widgetOn(page).getByRole('grid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeHidden();
  await expect
    .poll(() => consoleErrors.splice(0).join())
    .toMatch(/does not accept date="17\/05\/2030": it must be a date as YYYY-MM-DD/);
});
