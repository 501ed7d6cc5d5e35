import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { bookButton, freeDays, goToForm, widgetOn } from './fixtures/booking-steps.ts';
import { expect, test } from './fixtures/maitre.ts';

const DAY_MS = 86_400_000;

test('the month is a date grid: one tab stop, moved by the keys, never lost', async ({
  page,
  maitre,
}) => {
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await expect(freeDays(widget).first()).toBeVisible();
  const title = widget.getByRole('heading', { level: 3 });
  await expect(widget.getByRole('grid')).toHaveAccessibleName((await title.textContent()) ?? '');
  await expect(title).toHaveAttribute('aria-live', 'polite');
  await expect(widget.getByRole('columnheader')).toHaveCount(7);
  await expect(widget.getByRole('gridcell', { name: /, today/ })).toHaveAttribute(
    'aria-current',
    'date',
  );
  const gone = widget.locator('[data-day=beyond]');
  if ((await gone.count()) > 0) await expect(gone.first()).toBeDisabled();
  await expect(widget.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);

  const press = async (keys: string) => {
    const before = await focusedDay(page);
    await page.keyboard.press(keys);
    await expect.poll(() => focusedDay(page), keys).not.toBe(before);
    return [before, await focusedDay(page)] as const;
  };
  await widget.locator('[role=gridcell][tabindex="0"]').focus();
  const [from, nextMonth] = await press('PageDown');
  expect(nextMonth.slice(0, 7)).not.toBe(from.slice(0, 7));
  await expect(widget.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  for (const [keys, days] of [
    ['ArrowRight', 1],
    ['ArrowDown', 7],
    ['ArrowLeft', -1],
    ['ArrowUp', -7],
  ] as const) {
    const [before, after] = await press(keys);
    expect(Date.parse(after) - Date.parse(before), keys).toBe(days * DAY_MS);
  }
  await press('ArrowDown');
  // A week of the venue's country begins on Monday.
  const weekday = async () => new Date(await focusedDay(page)).getUTCDay();
  if ((await weekday()) !== 1) await press('Home');
  expect(await weekday()).toBe(1);
  await press('End');
  expect(await weekday()).toBe(0);
  const [, last] = await press('Shift+PageDown');
  await page.keyboard.press('ArrowRight');
  expect(await focusedDay(page)).toBe(last);
  const [, first] = await press('Shift+PageUp');
  await expect(widget.locator(`[data-date="${first}"]`)).toHaveAttribute('aria-current', 'date');
  expect(await focusedDay(page)).toBe(first);

  await page.keyboard.press('PageDown');
  await expect.poll(() => focusedDay(page)).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(widget.getByRole('gridcell', { selected: true })).toBeFocused();
});

test('by the keyboard alone, each step tells its heading, and a fault its field', async ({
  page,
  maitre,
}) => {
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await expect(freeDays(widget).first()).toBeVisible();
  await expect(widget).toMatchAriaSnapshot(`
    - heading "Book a table" [level=2]
    - group "Adults":
      - 'button "Fewer: Adults"'
      - status "Adults": "2"
      - 'button "More: Adults"'
    - button "Previous month" [disabled]
    - heading /\\d{4}/ [level=3]
    - button "Next month"
    - grid
    - paragraph: Choose a day to see its times.
  `);

  await tabTo(page, widget.getByRole('button', { name: 'Next month' }));
  await page.keyboard.press('Enter');
  await expect(freeDays(widget).nth(20)).toBeVisible();
  await tabTo(page, widget.locator('[role=gridcell][tabindex="0"]'));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Space'])
    await page.keyboard.press(key);
  // All times of a day are one group with one stop: the arrows lead from its first to its last.
  await tabTo(page, widget.getByRole('group', { name: /lunch/i }).getByRole('radio').first());
  await page.keyboard.press('ArrowUp');
  const last = widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').last();
  await expect(last).toBeChecked();
  await expect(last).toBeFocused();
  await enterOn(page, widget.getByRole('button', { name: /^Continue: / }));

  const heading = widget.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(widget).toMatchAriaSnapshot(`
    - heading "Where would you like to sit?" [level=2]
    - group "Where would you like to sit?":
      - radio
      - radio
    - button "Continue"
  `);
  await tabTo(page, widget.getByRole('radio').first());
  await page.keyboard.press('Space');
  await enterOn(page, widget.getByRole('button', { name: 'Continue' }));
  await expect(heading).toHaveText('Something to go with it?');
  await expect(heading).toBeFocused();
  await enterOn(page, widget.getByRole('button', { name: /^Continue/ }));
  await expect(heading).toHaveText('Who is the table for?');
  await expect(heading).toBeFocused();

  await enterOn(page, bookButton(widget));
  const name = widget.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/at least three letters/);
  await page.keyboard.type('Laura Vidal i Ferrer');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await tabTo(page, widget.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('by.keyboard@example.com');
  await tabTo(page, widget.getByRole('checkbox', { name: /processes my data/ }));
  await page.keyboard.press('Space');
  await enterOn(page, bookButton(widget));
  await expect(heading).toHaveText('Your table is booked');
  await expect(heading).toBeFocused();
});

test.describe('on a narrow touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('every target of the first screen is large enough, and a day and a time are a tap each', async ({
    page,
    maitre,
  }) => {
    await page.goto(maitre.hostUrl);
    const widget = widgetOn(page);
    await widget.getByRole('button', { name: 'Next month' }).tap();
    await freeDays(widget).nth(20).tap();
    await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().tap();
    await expect(widget.getByRole('button', { name: /^Continue: / })).toBeVisible();
    for (const target of await widget.locator('button, [data-day=free], .chip').all()) {
      const box = await target.boundingBox();
      if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
    expect(await overflow(page)).toBe(0);
  });
});

test('forced colours and text of twice the size hide nothing', async ({ page, maitre }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await goToForm(widget, 21);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 640, height: 900 });
  expect(await overflow(page)).toBe(0);
  await bookButton(widget).scrollIntoViewIfNeeded();
  await expect(bookButton(widget)).toBeInViewport();
  await page.screenshot({ path: 'test-results/steps/forced-colours.png', fullPage: true });
  await expectAccessible(page);
});

const focusedDay = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.querySelector('table-booking')?.shadowRoot?.activeElement;
    return (focused instanceof HTMLElement && focused.dataset.date) || 'lost';
  });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Goes on by Tab until it is there, as far as the end of the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () =>
    target.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
