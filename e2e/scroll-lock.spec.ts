import { showHostPage } from './fixtures/host-page.ts';
import { test as base, expect } from './fixtures/maitre.ts';

const FLOATING = '<table-booking publishable-key="KEY" mode="floating"></table-booking>';
const LONG = '<div style="height:3000px">A long page</div>';

/**
 * In a browser whose scrollbars take space, as on a desktop: overlay scrollbars would hide a layout
 * shift. Changing the option `launchOptions` would start another worker, with its own server.
 */
const test = base.extend({
  context: async ({ playwright, launchOptions, contextOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    await use(await browser.newContext(contextOptions));
    await browser.close();
  },
});

for (const [name, style] of [
  ['a plain page', ''],
  ['body with overflow-x hidden', 'body{overflow-x:hidden}'],
  ['root with overflow-y scroll', 'html{overflow-y:scroll}'],
] as const) {
  test(`the page does not scroll under the dialog, and its layout does not shift: ${name}`, async ({
    page,
    maitre,
  }) => {
    const head = '<header id="top" style="position:sticky;top:0;text-align:right">Sticky</header>';
    await showHostPage(page, maitre, `<style>${style}</style>${head}${FLOATING}${LONG}`);
    const dialog = page.getByRole('dialog', { name: 'Book a table' });
    await page.evaluate(() => scrollTo(0, 400));
    const lie = () =>
      page.evaluate(() => {
        const top = document.querySelector('#top')?.getBoundingClientRect();
        return { y: scrollY, left: top?.left, right: top?.right, top: top?.top };
      });
    const before = await lie();
    expect(before.right).toBeLessThan(await page.evaluate(() => innerWidth));
    await page.getByRole('button', { name: 'Book a table' }).click();
    await expect(dialog.getByRole('gridcell', { name: /tables available/ }).first()).toBeVisible();
    expect(await lie()).toEqual(before);
    await page.mouse.move(10, 300);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    expect(await lie()).toEqual(before);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await lie()).y).toBe(before.y + 300);
  });
}

test('a dialog that is reopened at once unlocks the page when it is closed', async ({
  page,
  maitre,
}) => {
  await showHostPage(page, maitre, `${FLOATING}${LONG}`);
  await page.getByRole('button', { name: 'Book a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a table' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement & { open(): void; close(): void }>(
      'table-booking',
    );
    for (let time = 0; time < 3; time += 1) {
      element?.close();
      element?.open();
    }
  });
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(overflow).toBe('visible');
});
