import type { Page } from '@playwright/test';
import type { SlotAnswer } from '../src/contract/partner/check-slot.ts';
import type { StartAnswer } from '../src/contract/widget/start.ts';
import { HOSTILE_HTML } from '../test/fixtures/hostile-html.ts';
import { expect, test } from './fixtures/maitre.ts';
import { startRewritingProxy } from './fixtures/rewriting-proxy.ts';

/** The venue's longer texts. Short ones are tested one by one. */
const WRITTEN = /^(summary|description|detail|bookingNote|timeLimit|\w+Consent)$/;

test('no script runs if the server does not sanitize the venue’s texts', async ({
  page,
  maitre,
}) => {
  const server = await startRewritingProxy(maitre.url, unsanitized);
  const leaks: string[] = [];
  page.on('dialog', (dialog) => {
    leaks.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const isOurs =
      request.url().startsWith(server.url) || /\/(pages|demo)\/[\w.-]+$/.test(request.url());
    if (!isOurs) leaks.push(`request ${request.url()}`);
  });
  const address = maitre.addPage({
    html: (_, key) => `<!doctype html><html lang="en"><title>Our restaurant</title>
      <link rel="icon" href="data:,">
      <script type="module" src="${server.url}/embed.js" crossorigin async></script>
      <table-booking publishable-key="${key}"></table-booking></html>`,
  });
  await page.goto(address);
  const widget = page.locator('table-booking');
  await widget.getByRole('button', { name: 'Next month' }).click();
  await widget
    .getByRole('gridcell', { name: /tables available/ })
    .nth(20)
    .click();
  await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().check();
  const shown = [await textOf(page)];
  expect(await violationsOf(page)).toEqual([]);

  await widget.getByRole('button', { name: /^Continue: / }).click();
  await widget.getByRole('radio').first().check();
  expect(await violationsOf(page)).toEqual([]);
  await widget.getByRole('button', { name: 'Continue' }).click();
  await expect(widget.getByRole('button', { name: /^More: / })).toHaveCount(HOSTILE_HTML.length);
  shown.push(await textOf(page));
  expect(await violationsOf(page)).toEqual([]);

  await widget.getByRole('button', { name: 'Continue' }).click();
  await widget.getByRole('textbox', { name: 'Name' }).fill('Laura Vidal i Ferrer');
  await widget.getByRole('textbox', { name: 'Email' }).fill('laura.vidal@example.com');
  await widget.getByRole('checkbox', { name: /processes my data/ }).check();
  expect(await violationsOf(page)).toEqual([]);
  await widget.getByRole('button', { name: /^Book for 2 on / }).click();
  await expect(widget.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(leaks.filter((each) => !each.startsWith('request data:'))).toEqual([]);
  await page.goto('about:blank');
  server.stop();

  // Proves that the attacks were on the page.
  for (const text of shown)
    for (const index of HOSTILE_HTML.keys()) expect(text).toContain(`Payload ${index}:`);
});

/** A response of a server that does not sanitize. */
function unsanitized(body: Partial<StartAnswer & SlotAnswer>): unknown {
  const experiences = body.calendar?.metadata.filters.experiences;
  const [experience] = experiences ?? [];
  if (experience) experiences?.push(...copiesOf(experience));
  const addOns = body.addOnGroups?.[0]?.addOns;
  const [addOn] = addOns ?? [];
  if (addOn) addOns?.splice(0, addOns.length, ...copiesOf({ ...addOn, minQuantity: 0 }));
  return written(body);
}

/** One add-on for each attack, in its name and summary. */
function copiesOf<Item extends { id: number; name: string; summary: string }>(item: Item): Item[] {
  return HOSTILE_HTML.map((html, index) => {
    const words = `Payload ${index}: ${html}`;
    return { ...item, id: 900_000 + index, name: words, summary: words, description: words };
  });
}

/** Appends every attack to every longer text. */
function written(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each));
  if (typeof value === 'string')
    return WRITTEN.test(name) && !value.startsWith('Payload ')
      ? `${value} ${HOSTILE_HTML.join(' ')}`
      : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, written(each, key)]));
}

async function textOf(page: Page): Promise<string> {
  return page
    .locator('table-booking')
    .evaluate((host) => host.shadowRoot?.querySelector('.frame')?.textContent ?? '');
}

/** Elements and attributes that the widget itself never creates. */
async function violationsOf(page: Page): Promise<string[]> {
  return page.locator('table-booking').evaluate((host) => {
    const foreign =
      'script, style, iframe, frame, object, embed, link, meta, base, math, video, audio, marquee,' +
      'template, noscript, svg :is(script, a, use, image, animate, set, foreignObject), form form';
    // The calendar file, which the page creates itself.
    const file = `blob:${location.origin}/`;
    const everything = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
    return everything.flatMap((element) => [
      ...(element.matches(foreign) ? [element.outerHTML] : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') ||
            /^(srcdoc|formaction|xlink:href|ping|background)$/.test(name) ||
            (/^(href|src|action)$/.test(name) &&
              !value.startsWith(file) &&
              !/^(https?:\/\/|mailto:|tel:)/.test(value)),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ]);
  });
}
