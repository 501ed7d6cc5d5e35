import type { Page } from '@playwright/test';
import type { TablePlace } from '../src/domain/table-place.ts';
import type { Venue } from '../src/domain/venue.ts';
import { countInSight } from '../test/fixtures/layout.ts';
import { expect, type House, test } from './fixtures/full-house.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

/** The owner draws the floor plan, and the service has the tables where they stand. */

async function openPlan(page: Page, house: House): Promise<void> {
  await page.goto(`${house.url}/staff#place=house&section=tables`);
  await expect(page.getByRole('region', { name: 'Floor plan: Dining room' })).toBeVisible();
}

async function readTables(page: Page, house: House): Promise<Venue['tables']> {
  const answer = await page.request.get(`${house.url}/staff/v3/venue`);
  return ((await answer.json()) as { document: Venue }).document.tables;
}

const tableOn = (page: Page, name: string) =>
  page.locator('.plan-grid').getByRole('button', { name: new RegExp(`^Table ${name}, `) });

test.use({ viewport: { width: 1180, height: 820 } });

test('three areas are arranged with five taps, a table is moved with two, and all 60 stay in sight in the service', async ({
  page,
  house,
}) => {
  await openPlan(page, house);
  const effort = new TapCounter(page);
  for (const area of ['Dining room', 'Terrace', 'Bar']) {
    // The first area is open.
    if (area !== 'Dining room') await effort.tap(page.getByRole('button', { name: area }));
    await effort.tap(page.getByRole('button', { name: 'Arrange the tables' }));
    await expect(page.getByRole('group', { name: 'Not on the plan' })).toBeHidden();
  }
  effort.expectAtMost(5);
  await tableOn(page, '60').click();
  await page.locator('.plan-grid').click({ position: { x: 600, y: 120 } });
  await expect(page.getByRole('status').filter({ hasText: /^Table 60: column / })).toBeVisible();
  await page.getByRole('button', { name: 'What would change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const tables = await readTables(page, house);
  expect(tables.filter(({ place }) => place)).toHaveLength(60);

  await page.getByRole('button', { name: /^Menu of / }).click();
  await page.locator('#staff-menu').getByRole('link', { name: 'Service' }).click();
  await expect(page.locator('.floor-tiles[data-room]')).toHaveCount(3);
  await expect.poll(() => page.evaluate(countInSight, '.tile')).toBe(60);
  expect(await placesOnScreen(page)).toEqual(expectedOrder(tables));
});

test('by keyboard alone, a table is placed, moved, resized, turned, and taken back; on a tablet and a phone it is large enough for a finger', async ({
  page,
  house,
}) => {
  await openPlan(page, house);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Arrange the tables' }).focus();
  await keyboard.press('Enter');
  await page.keyboard.press('Tab');
  for (let tabs = 0; tabs < 5; tabs += 1) {
    if (await tableOn(page, '1').evaluate((table) => table === document.activeElement)) break;
    await keyboard.press('Tab');
  }
  await expect(tableOn(page, '1')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(tableOn(page, '2')).toBeFocused();
  await keyboard.press('End');
  await expect(tableOn(page, '30')).toBeFocused();
  await keyboard.press('Enter');
  const said = page.locator('.plan-said');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Shift+ArrowRight');
  await expect(said).toHaveText(/^Table 30: 3 steps wide, 2 deep\.$/);
  await keyboard.press('t');
  await expect(said).toHaveText('Table 30 is turned.');
  await keyboard.press('ControlOrMeta+z');
  await keyboard.press('Escape');
  await keyboard.press('Home');
  await expect(tableOn(page, '1')).toBeFocused();
  await expect(tableOn(page, '30')).toHaveAttribute('aria-pressed', 'false');

  expect(await leastSideOfTables(page), 'pixels on a tablet').toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await leastSideOfTables(page), 'pixels on a phone').toBeGreaterThanOrEqual(44);
});

/** In pixels. */
function leastSideOfTables(page: Page): Promise<number> {
  return page
    .locator('.plan-table')
    .evaluateAll((tables) =>
      Math.min(...tables.flatMap(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])),
    );
}

/** The tables of each list on screen by rows, from left to right. */
function placesOnScreen(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.floor-tiles')].map((list) =>
      [...list.querySelectorAll('.tile')]
        .map((tile) => ({
          name: tile.querySelector('.tile-name')?.textContent ?? '',
          box: tile.getBoundingClientRect(),
        }))
        .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
        .map(({ name }) => name),
    ),
  );
}

function expectedOrder(tables: Venue['tables']): string[][] {
  const start = (place: TablePlace | undefined) => (place ? place.y * 100 + place.x : 0);
  return [1, 2, 3].map((area) =>
    tables
      .filter(({ floorPlanAreaId }) => floorPlanAreaId === area)
      .sort((a, b) => start(a.place) - start(b.place))
      .map(({ name }) => name),
  );
}
