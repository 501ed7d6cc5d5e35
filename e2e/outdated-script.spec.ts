import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillForm, freeDays, hostPage, openDays, widgetOn } from './fixtures/booking-steps.ts';
import { expect, test } from './fixtures/maitre.ts';

/** Removes a chunk, as an update of the server does. Returns a function that restores it. */
async function removeChunk(page: Page, part: RegExp): Promise<() => Promise<void>> {
  await page.route(part, (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
  );
  return () => page.unroute(part);
}

const ELEMENT = '<table-booking publishable-key="{key}" pax="PAX"></table-booking>';
const advice = (consoleErrors: readonly string[]) =>
  consoleErrors.filter((line) => line.startsWith('<table-booking>'));

test('missing steps: a button reloads the page, and the day is still selected', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const restore = await removeChunk(page, /\/widget-deferred-parts-/);
  await page.goto(hostPage(maitre, { element: ELEMENT.replace('PAX', '2') }));
  const widget = widgetOn(page);
  await openDays(widget).last().click();
  const day = await widget.locator('td[aria-selected="true"]').getAttribute('data-date');
  const alert = widget.getByRole('alert');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveText(/A part of this page is missing.*is kept\./);
  await expect
    .poll(() => advice(consoleErrors))
    .toEqual([
      expect.stringContaining(
        `cannot find a part of its code: the script is probably older than the server. Every page must load it directly from ${maitre.url}/embed.js;`,
      ),
    ]);
  consoleErrors.length = 0;

  await restore();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(widget.getByRole('radio').first()).toBeVisible();
  await expect(widget.locator('td[aria-selected="true"]')).toHaveAttribute('data-date', day ?? '');
});

test('a missing policy: the form stays filled after the reload', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const restore = await removeChunk(page, /\/widget-policy-en-/);
  await page.goto(hostPage(maitre, { element: ELEMENT.replace('PAX', '8') }));
  const widget = widgetOn(page);
  await widget.getByRole('button', { name: 'Next month' }).click();
  await freeDays(widget).nth(21).click();
  await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().check();
  const form = widget.getByRole('textbox', { name: 'Name' });
  const heading = widget.getByRole('heading', { level: 2 });
  while (!(await form.isVisible())) {
    const step = (await heading.textContent()) ?? '';
    // An area; the time is chosen.
    const choice = widget.getByRole('radio');
    if ((await choice.count()) > 0 && (await choice.and(page.locator(':checked')).count()) === 0)
      await choice.first().check();
    await widget.getByRole('button', { name: /^Continue/ }).click();
    await expect(heading).not.toHaveText(step);
  }
  await fillForm(widget, 'laura.vidal@example.com');
  const alert = widget.getByRole('alert');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('A part of this page is missing');
  await expect.poll(() => advice(consoleErrors)).toHaveLength(1);
  await restore();
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(widget.getByRole('heading', { name: 'Cancellation policy' })).toBeVisible();
  await expect(form).toHaveValue('Laura Vidal i Ferrer');
  await expect(widget.getByRole('textbox', { name: 'Email' })).toHaveValue(
    'laura.vidal@example.com',
  );
  consoleErrors.length = 0;
});

const COPIES = [
  {
    parts: 'without its parts',
    hasParts: false,
    message: /or load all of its code.*do not host a copy\./,
  },
  {
    parts: 'with its parts',
    hasParts: true,
    message: /do not come from the booking server.*do not host a copy/,
  },
] as const;

for (const { parts, hasParts, message } of COPIES) {
  test(`a script that was copied ${parts} is reported, and the page's own link stays visible`, async ({
    page,
    maitre,
    consoleErrors,
  }) => {
    const built = new URL('../dist/browser/', import.meta.url);
    const script = maitre.addPage({
      headers: { 'Content-Type': 'text/javascript' },
      html: () => readFileSync(new URL('embed.en.js', built), 'utf8'),
    });
    if (hasParts)
      await page.route(new URL('assets/*', script).href, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          path: new URL(`assets/${route.request().url().split('/').at(-1)}`, built).pathname,
        }),
      );
    await page.goto(
      maitre.addPage({
        html: (_, key) => `<!doctype html><html lang="en"><title>Our restaurant</title>
          <link rel="icon" href="data:,"><script type="module" src="${script}" async></script>
          <table-booking publishable-key="${key}"><a href="/">Call us</a></table-booking></html>`,
      }),
    );
    await expect(widgetOn(page).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect.poll(() => advice(consoleErrors)).toEqual([expect.stringMatching(message)]);
    consoleErrors.length = 0;
  });
}
