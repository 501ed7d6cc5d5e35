import { goToForm, hostPage, widgetOn } from './fixtures/booking-steps.ts';
import { expect, test } from './fixtures/maitre.ts';

const FALLBACK = '<a href="tel:+34555010123">Call us</a>';
const element = (attributes: string) => `<table-booking ${attributes}>${FALLBACK}</table-booking>`;

const MISTAKES = [
  { mistake: 'no key', html: element(''), told: /needs the attribute publishable-key="pk_…"/ },
  {
    mistake: 'a misspelt attribute',
    html: element('publishable_key="{key}"'),
    told: /does not know the attribute publishable_key\. Did you mean publishable-key\?/,
  },
  {
    mistake: 'a misspelt attribute of a stand-in',
    html: `<div data-table-booking data-publishable_key="{key}">${FALLBACK}</div>`,
    told: /Did you mean data-publishable-key\?/,
  },
  {
    mistake: 'a key that nobody made',
    html: element('publishable-key="pk_nobody"'),
    told: /has the publishable-key pk_nobody, which is unknown or revoked/,
  },
] as const;

for (const { mistake, html, told } of MISTAKES) {
  test(`${mistake} is named in the console once, and the page's own link is in sight`, async ({
    page,
    maitre,
    consoleErrors,
  }) => {
    await page.goto(hostPage(maitre, { element: html }));
    await expect(widgetOn(page).getByRole('alert')).toContainText('Please contact the restaurant');
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect.poll(() => consoleErrors.filter((line) => told.test(line))).toHaveLength(1);
    consoleErrors.length = 0;
  });
}

test('an origin that the key is not good on is named, with the command that mends it', async ({
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
      expect.stringContaining(`not good on ${elsewhere.origin}. Make one that is: npm run admin`),
    ]);
});

test('a policy that holds the requests back is named, with the line to add', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const csp = `script-src 'nonce-host' ${maitre.url}; connect-src 'self'`;
  await page.goto(hostPage(maitre, { csp, element: element('publishable-key="{key}"') }));
  await expect(widgetOn(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  const advice = () => consoleErrors.filter((line) => line.startsWith('<table-booking>'));
  await expect
    .poll(advice)
    .toEqual([expect.stringContaining(`Add ${maitre.url} to it: connect-src ${maitre.url};`)]);
  consoleErrors.length = 0;
});

test('under a strict policy that names the script and the server, nothing is held back', async ({
  page,
  maitre,
}) => {
  const csp = `default-src 'none'; script-src 'nonce-host'; connect-src ${maitre.url}; img-src data: ${maitre.url}`;
  await page.goto(hostPage(maitre, { csp, element: element('publishable-key="{key}"') }));
  await goToForm(widgetOn(page));
  await expect(widgetOn(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('a value that is not understood is named, and the widget works without it', async ({
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
    .toMatch(/takes date="17\/05\/2030" for not given: it must be a date as YYYY-MM-DD/);
});
