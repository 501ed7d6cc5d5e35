import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';

const POPUP = `<p><button type="button" data-table-booking-open>Reserve</button></p>
<table-booking publishable-key="KEY" mode="popup"></table-booking>
<p id="below">Below</p>`;
const FLOATING =
  '<p id="below">Below</p><table-booking publishable-key="KEY" mode="floating"></table-booking>';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });
const firstDay = (page: Page) =>
  dialogOf(page)
    .getByRole('gridcell', { name: /tables available/ })
    .first();

/** Counts the close events that reach the document. */
async function listenForClose(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.addEventListener('table-booking:close', () => {
      document.body.dataset.closed = String(Number(document.body.dataset.closed ?? 0) + 1);
    });
  });
  return async () => Number((await page.locator('body').getAttribute('data-closed')) ?? 0);
}

test('popup by mouse: loads on hover, opens on click, closes on a click outside', async ({
  page,
  maitre,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await showHostPage(page, maitre, POPUP);
  await page.waitForFunction(() => customElements.get('table-booking'));
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /mount|start/.test(path))).toEqual([]);
  const box = await page.locator('table-booking').boundingBox();
  expect(box?.height ?? 0).toBe(0);
  const closed = await listenForClose(page);

  const opener = page.getByRole('button', { name: 'Reserve' });
  const started = page.waitForRequest(/\/widget\/v3\/start\?/);
  await opener.hover();
  await started;
  await expect(dialogOf(page)).toBeHidden();

  await opener.click();
  await firstDay(page).click();
  const time = dialogOf(page).getByRole('radio').first();
  await time.check();
  await expectAccessible(page);

  await page.mouse.click(4, 4);
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect.poll(closed).toBe(1);

  // A click that began inside the dialog does not close it.
  await opener.click();
  await expect(time).toBeChecked();
  await time.hover();
  await page.mouse.down();
  await page.mouse.move(4, 4);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(closed).toBe(2);
});

test('popup by keyboard: opens and closes, and the focus returns', async ({ page, maitre }) => {
  await showHostPage(page, maitre, POPUP);
  await page.waitForFunction(() => customElements.get('table-booking'));
  const opener = page.getByRole('button', { name: 'Reserve' });
  const started = page.waitForRequest(/\/widget\/v3\/start\?/);
  await opener.focus();
  await started;
  await page.keyboard.press('Space');
  await expect(firstDay(page)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(opener).toBeFocused();
});

test('floating by keyboard: the focus moves in, stays inside, and returns', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('modes');
  await showHostPage(page, maitre, FLOATING);
  const button = page.getByRole('button', { name: 'Book a table' });
  await expect(button).toBeVisible();
  await screenshot(page, 'floating');

  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(firstDay(page)).toBeVisible();
  await screenshot(page, 'open');
  // Content that loaded after the dialog opened has not taken the focus.
  await page.keyboard.press('Shift+Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.localName !== 'table-booking' && activeElement !== document.body;
    });
    expect(isOutside).toBe(false);
  }
  // After the last element come the browser's controls, then the first element again.
  if (!(await page.evaluate(() => document.hasFocus()))) await page.keyboard.press('Tab');

  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(button).toBeFocused();

  // The focus starts at the content; the close button is one step back.
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
});

test.describe('on a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('floating by touch: the dialog fills the screen, and nothing is wider', async ({
    page,
    maitre,
  }) => {
    const screenshot = screenshotTaker('modes-phone');
    await showHostPage(page, maitre, FLOATING);
    const button = page.getByRole('button', { name: 'Book a table' });
    const corner = await button.boundingBox();
    expect(corner?.height).toBeGreaterThanOrEqual(44);
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeLessThanOrEqual(320);
    await button.tap();
    await expect(firstDay(page)).toBeVisible();
    await screenshot(page, 'open');
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 568 });
    const place = page.locator('table-booking .container');
    expect(await place.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialogOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('methods, and changing the mode: the draft continues in every mode', async ({
  page,
  maitre,
}) => {
  await showHostPage(page, maitre, '<table-booking publishable-key="KEY"></table-booking>');
  const element = page.locator('table-booking');
  const closed = await listenForClose(page);
  await element
    .getByRole('gridcell', { name: /tables available/ })
    .first()
    .click();
  await element.getByRole('radio').first().check();

  await element.evaluate((host) => host.setAttribute('mode', 'popup'));
  await expect(element.getByRole('radio').first()).toBeHidden();
  await element.evaluate((host: HTMLElement & { open(): void }) => host.open());
  await expect(dialogOf(page).getByRole('radio').first()).toBeChecked();
  await element.evaluate((host: HTMLElement & { close(): void }) => host.close());
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(closed).toBe(1);

  await element.evaluate((host) => host.setAttribute('mode', 'floating'));
  const button = page.getByRole('button', { name: 'Book a table' });
  await expect(button).toBeVisible();
  await element.evaluate((host) => host.setAttribute('lang', 'de'));
  await page.getByRole('button', { name: 'Tisch reservieren' }).click();
  const german = page.getByRole('dialog', { name: 'Tisch reservieren' });
  await expect(german.getByRole('radio').first()).toBeChecked();

  await element.evaluate((host) => host.removeAttribute('mode'));
  await expect(german).toBeHidden();
  await expect(element.getByRole('radio').first()).toBeChecked();
  await expect(element.getByRole('button', { name: 'Schließen' })).toHaveCount(0);
});
