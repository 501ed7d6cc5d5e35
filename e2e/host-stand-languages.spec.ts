import type { Locator, Page } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { loadMessages } from '../src/staff/messages/load-messages.ts';
import type { StaffMessages } from '../src/staff/messages/staff-messages.ts';
import { expect, type House, test } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { SAMPLED_LANGUAGES } from './fixtures/sampled.ts';

/** What a host sees in an evening fits a phone, whatever the language. Long words are those of German and Basque. */

test.use({ viewport: { width: 390, height: 844 } });

interface Stand {
  page: Page;
  house: House;
  messages: StaffMessages;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Each screen, and how it gets there from the lists. A dialog is returned. */
const SCREENS: Record<string, (stand: Stand) => Promise<Locator | undefined>> = {
  next: async () => undefined,
  waiting: ({ page }) => showTab(page, 1),
  'in house': ({ page }) => showTab(page, 2),
  done: ({ page }) => showTab(page, 3),
  'booking sheet': async ({ page, messages }) => {
    await press(page, messages.service.booking);
    const sheet = await dialogOf(page);
    // A time that is full: the warning with its buttons.
    await sheet.locator('.time-chip[data-warned]:visible').first().click();
    await expect(sheet.locator('.rule-warning')).toBeVisible();
    await sheet.locator('.table-field summary').click();
    return sheet;
  },
  'changed booking': async ({ page }) => {
    await page.getByRole('row').filter({ hasText: GUEST.due }).locator('button').first().click();
    const sheet = await dialogOf(page);
    await sheet.locator('.known-guest button').click();
    await sheet.getByRole('combobox').first().pressSequentially('ana');
    return sheet;
  },
  'walk-in': async ({ page, messages }) => {
    await press(page, messages.service.walkIn);
    const sheet = await dialogOf(page);
    await sheet.getByRole('button', { name: '6', exact: true }).click();
    return sheet;
  },
  requests: async ({ page }) => {
    await page.locator('.service-requests').click();
    return dialogOf(page);
  },
  menu: async ({ page }) => {
    await page.locator('.square[popovertarget="staff-menu"]').click();
    const menu = page.locator('#staff-menu');
    await expect(menu).toBeVisible();
    return menu;
  },
  floor: ({ page }) => showFloor(page),
  table: async ({ page }) => {
    await showFloor(page);
    await page.locator('.tile').first().click();
    return dialogOf(page);
  },
  // The view of the room stays, and so does the choice.
  timeline: async ({ page, messages }) => {
    await showFloor(page);
    await press(page, messages.room.timeline);
    await expect(page.locator('.timeline')).toBeVisible();
    return undefined;
  },
  'chosen party': async ({ page }) => {
    await page.getByRole('row').filter({ hasText: GUEST.due }).locator('.party-name').click();
    await expect(page.locator('.chosen')).toBeVisible();
    return undefined;
  },
};

/** What is cut off in tiles, by what they may say, also with larger numbers than there are now. */
async function cutOffInTiles(page: Page, { tile }: StaffMessages['room']): Promise<string[]> {
  const main = [tile.free, tile.blocked, tile.held(10), tile.late(59), tile.here(10)];
  const words = {
    main: [...main, tile.left(10, 105), tile.over(59)],
    detail: [tile.until('22:45'), tile.from('22:45')],
  };
  const cut = await page.locator('.tile').evaluateAll(
    (tiles, { main: mains, detail }) =>
      tiles.flatMap((each) => {
        // One tile of each kind says all of it: their borders differ.
        const kind = each.getAttribute('data-kind');
        const isFirst = tiles.find((other) => other.getAttribute('data-kind') === kind) === each;
        return [...each.querySelectorAll('[aria-hidden]')].flatMap((line) => {
          const text = line.firstChild;
          if (!(text instanceof Text)) return [];
          const said = text.data;
          const may = line.matches('.tile-main')
            ? mains
            : line.matches('.tile-detail')
              ? detail
              : [];
          const wide = [said, ...(isFirst ? may : [])].filter((each) => {
            text.data = each;
            return line.scrollWidth > line.clientWidth;
          });
          text.data = said;
          return wide;
        });
      }),
    words,
  );
  return [...new Set(cut)];
}

for (const language of SAMPLED_LANGUAGES)
  test(`nothing is wider than a phone: ${language}`, async ({ page, house }, { project }) => {
    const messages = await loadMessages(language);
    await speak(page, house, language);
    await loadAgain(page, language);
    for (const [name, open] of Object.entries(SCREENS)) {
      const part = await open({ page, house, messages });
      if (process.env.PICTURES)
        await page.screenshot({
          path: `test-results/steps/${project.name}/host-stand-${language}-${name}.png`,
        });
      expect.soft(await overflow(page.locator('html')), name).toBe(0);
      if (part) expect.soft(await overflow(part), name).toBe(0);
      expect.soft(await cutOff(page), name).toEqual([]);
      if (name === 'floor') expect.soft(await cutOffInTiles(page, messages.room), name).toEqual([]);
      await backToTheLists(page, part);
    }
  });

for (const language of SAMPLED_LANGUAGES)
  test(`the lists stay where they are, whatever the bar says of the connection: ${language}`, async ({
    page,
    house,
  }) => {
    await speak(page, house, language);
    await page.keyboard.press('Escape');
    await expect(page.locator('.state-live')).toBeAttached();
    const row = page.locator('.party').first();
    const top = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
    const live = await top();

    // Neither the stream nor the day gets through, and a tap waits.
    await page.route(/\/staff\/v3\/(events|bookings)/, (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('.state-old')).toBeVisible();
    expect(await top(), 'old').toBe(live);
    await page.getByRole('row').filter({ hasText: GUEST.dueToo }).locator('.party-next').click();
    await expect(page.locator('.state-unsent')).toBeVisible();
    expect(await top(), 'old, with a tap that waits').toBe(live);
    const state = page.locator('.service-state');
    expect(await overflow(state), 'the state is cut off').toBeLessThanOrEqual(0);
  });

/** The language is the member's choice on this device. */
async function speak(page: Page, house: House, language: Language): Promise<void> {
  await house.open(page);
  await page.locator('.square[popovertarget="staff-menu"]').click();
  await page
    .locator('#staff-menu select')
    .filter({ has: page.locator(`option[value=${language}]`) })
    .selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function loadAgain(page: Page, language: Language): Promise<void> {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('.party-name').first()).toBeVisible();
}

async function backToTheLists(page: Page, part: Locator | undefined): Promise<void> {
  if (part) {
    // A list within it is closed first, and may come only now.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(part).toBeHidden({ timeout: 1000 });
    }).toPass();
  }
  await showTab(page, 0);
  await expect(page.locator('.party-name').first()).toBeVisible();
}

async function showTab(page: Page, index: number): Promise<undefined> {
  await page.locator('.list-tabs [role=tab]').nth(index).click();
}

/** On a phone, the tables are behind the last tab. */
async function showFloor(page: Page): Promise<undefined> {
  await page.locator('.list-tabs [role=tab]').last().click();
  await expect(page.locator('.tile').first()).toBeVisible();
}

async function dialogOf(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** By how many pixels the content of an element is wider than it. */
function overflow(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

/** Buttons, delays and tabs whose words are wider than they are, so that some cannot be read. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator(':is(button, .party-delay, .party-time, [role=tab], .pace-quarter, label, h3):visible')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent ?? ''),
    );
}
