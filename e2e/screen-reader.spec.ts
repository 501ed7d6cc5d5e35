import type { Locator, Page } from '@playwright/test';
import { bookButton, freeDays, showToday, widgetOn } from './fixtures/booking-steps.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { expect, test } from './fixtures/maitre.ts';

const DAY_MS = 86_400_000;

test('the month is a date grid with one tab stop, which the keys move', async ({
  page,
  maitre,
}) => {
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await showToday(widget);
  const title = widget.getByRole('heading', { level: 3 });
  await expect(widget.getByRole('grid')).toHaveAccessibleName((await title.textContent()) ?? '');
  await expect(title).toHaveAttribute('aria-live', 'polite');
  await expect(widget.getByRole('columnheader')).toHaveCount(7);
  const today = widget.getByRole('gridcell', { name: /, today/ });
  await expect(today).toHaveAttribute('aria-current', 'date');
  const daysBefore = Number((await today.getAttribute('data-date'))?.slice(-2)) - 1;
  const past = widget.locator('[data-day=out-of-range]');
  await expect(past).toHaveCount(daysBefore);
  await expect(past.and(page.locator('[aria-disabled=true]'))).toHaveCount(daysBefore);
  await expect(widget.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);

  const press = (keys: string) => pressInGrid(page, keys);
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
  // In the venue's country weeks start on Monday.
  const weekday = async () => new Date(await focusedDay(page)).getUTCDay();
  if ((await weekday()) !== 1) await press('Home');
  expect(await weekday()).toBe(1);
  await press('End');
  expect(await weekday()).toBe(0);
  const [, last] = await press('Shift+PageDown');
  await page.keyboard.press('ArrowRight');
  expect(await focusedDay(page)).toBe(last);
  const [later, earlier] = await press('PageUp');
  expect(monthsBetween(earlier, later)).toBe(1);
  const [, first] = await press('Shift+PageUp');
  await expect(widget.locator(`[data-date="${first}"]`)).toHaveAttribute('aria-current', 'date');
  for (const keys of ['ArrowLeft', 'ArrowUp', 'PageUp', 'Shift+PageUp']) {
    await page.keyboard.press(keys);
    expect(await focusedDay(page), keys).toBe(first);
  }
  // The grid does not handle the browser's shortcuts.
  await page.keyboard.press('Control+ArrowRight');
  expect(await focusedDay(page)).toBe(first);

  // Enter and Space select, without scrolling or moving the focus.
  const chosen = widget.getByRole('gridcell', { selected: true });
  await press('PageDown');
  await expect(freeDays(widget).nth(20)).toBeVisible();
  for (const [move, choose] of [
    ['ArrowRight', 'Enter'],
    ['ArrowRight', 'Space'],
  ] as const) {
    const [, day] = await press(move);
    await page.keyboard.press(choose);
    await expect(chosen).toHaveAttribute('data-date', day);
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toBeFocused();
  }
});

test('weeks start on the day of the diner’s region: Home and End go to their ends', {
  tag: '@one-browser',
}, async ({ page, maitre }) => {
  await page.goto(`${maitre.hostUrl}/?lang=en-US`);
  const widget = widgetOn(page);
  await expect(widget.getByRole('grid')).toBeVisible();
  await expect(widget.getByRole('columnheader').first()).toHaveText('Sun');
  await widget.locator('[role=gridcell][tabindex="0"]').focus();
  await pressInGrid(page, 'PageDown');
  await pressInGrid(page, 'ArrowDown');
  const weekday = async () => new Date(await focusedDay(page)).getUTCDay();
  if ((await weekday()) !== 0) await pressInGrid(page, 'Home');
  expect(await weekday()).toBe(0);
  await pressInGrid(page, 'End');
  expect(await weekday()).toBe(6);
});

test('on a right-to-left page the arrow keys move where they point', {
  tag: '@one-browser',
}, async ({ page, maitre }) => {
  await showHostPage(
    page,
    maitre,
    '<div dir="rtl"><table-booking publishable-key="KEY"></table-booking></div>',
  );
  const widget = widgetOn(page);
  await expect(widget.getByRole('grid')).toBeVisible();
  await widget.locator('[role=gridcell][tabindex="0"]').focus();
  await pressInGrid(page, 'PageDown');
  await pressInGrid(page, 'ArrowDown');
  if (new Date(await focusedDay(page)).getUTCDay() !== 1) await pressInGrid(page, 'Home');
  const left = async () => (await widget.locator(':focus').boundingBox())?.x ?? 0;
  const monday = await left();
  const [before, after] = await pressInGrid(page, 'ArrowRight');
  expect(Date.parse(after) - Date.parse(before)).toBe(DAY_MS);
  expect(await left()).toBeGreaterThan(monday);
  await pressInGrid(page, 'ArrowLeft');
  expect(await left()).toBe(monday);
});

test('by keyboard, each step focuses its heading, and an error focuses its field', async ({
  page,
  maitre,
}) => {
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await showToday(widget);
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
  const lunch = widget.getByRole('group', { name: /lunch/i }).getByRole('radio');
  const dinner = widget.getByRole('group', { name: /dinner/i }).getByRole('radio');
  await tabTo(page, lunch.first());
  await expect(widget.getByRole('region')).toMatchAriaSnapshot(`
    - region /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \\d+/:
      - heading /day \\d+/ [level=3]
      - group "What would you like to book?":
        - radio "Just a table" [checked]
        - radio /^Chef’s tasting menu/
      - status: /^\\d+ times available$/
      - group /[Ll]unch/:
        - radio /^\\d+:\\d+$/
      - group /[Dd]inner/:
        - radio /^\\d+:\\d+$/
  `);
  // The times of a shift are one tab stop; the arrow keys move among them.
  await page.keyboard.press('ArrowUp');
  await expect(lunch.last()).toBeChecked();
  await expect(lunch.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dinner.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dinner.first()).toBeChecked();
  // Only one time can be selected, although each shift is a group.
  await expect(lunch.last()).not.toBeChecked();
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
  await expect(widget).toMatchAriaSnapshot(`
    - navigation "Your choice so far":
      - 'button "Change: 2 adults"'
      - button /^Change/
      - button /^Change/
      - button /^Change/
    - heading "Something to go with it?" [level=2]
    - group "For your dinner":
      - paragraph: /Up to \\d+ in all/
      - group "Half a dozen oysters":
        - 'button "Fewer: Half a dozen oysters" [disabled]'
        - status "Half a dozen oysters": "0"
        - 'button "More: Half a dozen oysters"'
    - status: /Total/
    - button "Continue without extras"
  `);
  await enterOn(page, widget.getByRole('button', { name: 'More: Half a dozen oysters' }));
  await expect(widget.getByRole('status', { name: 'Half a dozen oysters' })).toHaveText('1');
  await expect(widget.getByRole('status').filter({ hasText: 'Total' })).toContainText('€24.00');
  await enterOn(page, widget.getByRole('button', { name: 'Continue' }));
  await expect(heading).toHaveText('Who is the table for?');
  await expect(heading).toBeFocused();
  await expect(widget).toMatchAriaSnapshot(`
    - heading "Who is the table for?" [level=2]
    - textbox "Name"
    - textbox "Email"
    - textbox "Phone"
    - group: Allergies, occasion, special requests
    - group: Promo or gift code
    - checkbox /processes my data/
    - paragraph:
      - link "Privacy policy (opens in a new tab)"
    - checkbox /seasonal news/
    - button /^Book for 2 on /
  `);
  const email = widget.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription(/whichever suits you/);

  await enterOn(page, bookButton(widget));
  const name = widget.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/tell us your name/);
  await expect(email).toHaveAccessibleDescription(/whichever suits you.* leave an email address/);
  const consent = widget.getByRole('checkbox', { name: /processes my data/ });
  await expect(consent).toHaveAccessibleDescription(/only book with your agreement/);
  await page.keyboard.type('Laura Vidal i Ferrer');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await tabTo(page, email);
  await page.keyboard.type('by.keyboard@example.com');
  await tabTo(page, consent);
  await page.keyboard.press('Space');
  await enterOn(page, bookButton(widget));
  await expect(heading).toHaveText('Your table is booked');
  await expect(heading).toBeFocused();
  await expect(widget).toMatchAriaSnapshot(`
    - heading "Your table is booked" [level=2]
    - paragraph: /Laura Vidal i Ferrer/
    - term: When
    - definition: /day \\d+/
    - term: Guests
    - definition: 2 adults
    - term: Area
    - definition
    - term: Half a dozen oysters
    - definition: /1 × €24/
    - link "Calendar file"
    - link "Google (opens in a new tab)"
    - link "Change or cancel"
    - button "Make another booking"
  `);
});

const focusedDay = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.querySelector('table-booking')?.shadowRoot?.activeElement;
    return (focused instanceof HTMLElement && focused.dataset.date) || 'lost';
  });

/** Presses keys until the focus has moved; returns the days before and after. */
async function pressInGrid(page: Page, keys: string): Promise<readonly [string, string]> {
  const before = await focusedDay(page);
  await page.keyboard.press(keys);
  await expect.poll(() => focusedDay(page), keys).not.toBe(before);
  return [before, await focusedDay(page)];
}

function monthsBetween(earlier: string, later: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(later) - monthOf(earlier);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: a search by role after each key would take most of the time.
  const element = await target.elementHandle();
  const isThere = () =>
    element?.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
