import { isLong } from '../test/fixtures/long-tests.ts';
import { chooseDay, createBooking } from './fixtures/create-booking.ts';
import { expectPageUnchanged, type HostileHost, openHostPage } from './fixtures/hostile-host.ts';
import { expect, test } from './fixtures/maitre.ts';

const element = (key: string) => `<table-booking publishable-key="${key}"></table-booking>`;

/** Where and how pages load the script. */
const SNIPPETS: Record<string, NonNullable<HostileHost['snippet']>> = {
  'after the element, neither async nor deferred': (url, key) =>
    `${element(key)}<script type="module" src="${url}/embed.js"></script>`,
  'deferred, like a classic script': (url, key) =>
    `<script type="module" src="${url}/embed.js" defer></script>${element(key)}`,
  twice: (url, key) =>
    `<script type="module" src="${url}/embed.js" async></script>${element(key)}
    <script type="module" src="${url}/embed.js" crossorigin async></script>`,
  'from two URLs': (url, key) =>
    `<script type="module" src="${url}/embed.js?theme=2" async></script>${element(key)}
    <script type="module" src="${url}/embed.js" crossorigin async></script>`,
  'with its texts, at a URL with a site builder’s parameter': (url, key) =>
    `<script type="module" src="${url}/embed.en.js?ver=6" async></script>${element(key)}`,
  'with the texts of another language, twice': (url, key) =>
    `<script type="module" src="${url}/embed.eu.js" async></script>${element(key)}${element(key)}
    <script type="module" src="${url}/embed.js" crossorigin async></script>`,
  'by a script of the page': (url, key) =>
    `${element(key)}<script>import('${url}/embed.js');</script>`,
};

/** Where two copies of the script could share a booking. `npm run test:long` books on every page. */
const BOOKED = ['from two URLs', 'with the texts of another language, twice'];

for (const [title, snippet] of Object.entries(SNIPPETS)) {
  const books = isLong || BOOKED.includes(title);
  test(`the element renders once and ${books ? 'books' : 'offers times'} if the script is loaded ${title}`, async ({
    page,
    maitre,
  }) => {
    await openHostPage(page, maitre, { snippet });
    if (books) await createBooking(page);
    else await (await chooseDay(page)).getByRole('radio').first().check();
    for (const each of await page.locator('table-booking').all())
      await expect(each.locator('.frame')).toHaveCount(1);
    await expectPageUnchanged(page);
  });
}

test('a page that already defines the element keeps its own', async ({ page, maitre }) => {
  await openHostPage(page, maitre, {
    script: `customElements.define('table-booking', class extends HTMLElement {
      connectedCallback() { this.textContent = 'Tables of our own'; }
    });`,
  });
  await expect(page.getByText('Tables of our own')).toBeVisible();
});

test.describe('in a frame with an opaque origin', () => {
  test.use({
    expectedError:
      /is on a page without an origin, where no key is valid\. Add allow-same-origin to the sandbox/,
  });

  test('a message instead of the month, and a console message', async ({ page, maitre }) => {
    await openHostPage(page, maitre, {
      snippet: (url, key) => {
        const inside = `<script type='module' src='${url}/embed.js' crossorigin></script>${element(key)}`;
        return `<iframe sandbox="allow-scripts" srcdoc="${inside.replaceAll('"', "'")}"></iframe>`;
      },
    });
    const widget = page.frameLocator('iframe').locator('table-booking');
    await expect(widget.getByRole('alert')).toContainText('not set up correctly');
  });
});

test('a booking in a frame with only the required permissions', async ({ page, maitre }) => {
  const address = maitre.addPage({
    html: (url, key) =>
      `<!doctype html><html lang="en"><title>Book</title>
      <script type="module" src="${url}/embed.js" crossorigin></script>${element(key)}`,
  });
  await openHostPage(page, maitre, {
    snippet: () =>
      `<iframe title="Book" sandbox="allow-scripts allow-same-origin allow-forms" src="${address}"></iframe>`,
  });
  await createBooking(page, page.frameLocator('iframe'));
});
