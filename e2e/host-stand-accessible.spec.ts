import type { Locator, Page } from '@playwright/test';
import { countInSight } from './fixtures/count-in-sight.ts';
import { expectAccessible, expectAccessibleInSampledScheme } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { standOn } from './fixtures/host-stand.ts';
import { isLong } from './fixtures/sampled.ts';
import { waitForCopy } from './fixtures/wait-for-copy.ts';

test.use({ serviceWorkers: 'allow' });

/** Of a name that no guest of the house has: a list of guests found would cover the fields below the name. */
const NEW_GUEST = 'Zita';

/** In `npm test`, each state on one of two widths and in one scheme; in `npm run test:long`, on all four, in both. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
  ...(isLong
    ? [
        { width: 820, height: 1180 },
        { width: 1440, height: 900 },
      ]
    : []),
];

/**
 * Whatever can be on the screen of a host, and how it gets there from the lists. Some return the part that the lists do
 * not have: in `npm test`, only that is checked.
 */
const STATES: Record<string, (page: Page) => Promise<Locator | undefined>> = {
  'next parties': async () => undefined,
  'waiting parties': async (page) => showList(page, 'Waiting'),
  'parties in the house': async (page) => showList(page, 'In house'),
  'parties that are done': async (page) => showList(page, 'Done'),
  'a chosen party': async (page) => {
    await standOn(page).party(GUEST.due).click();
    await expect(standOn(page).chosen).toBeVisible();
    return undefined;
  },
  'a table': async (page) => {
    await showRoom(page);
    await standOn(page).tile(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'the timeline': async (page) => {
    await showRoom(page);
    await standOn(page).button('Timeline').click();
    await expect(page.getByRole('grid', { name: 'Timeline' })).toBeVisible();
    return undefined;
  },
  'a walk-in that has to wait': async (page) => {
    const stand = standOn(page);
    await stand.button('Walk-in').click();
    await stand.dialog('Walk-in').getByRole('button', { name: '6', exact: true }).click();
    await expect(stand.button(/^Put on the list, /)).toBeVisible();
    return stand.dialog('Walk-in');
  },
  'a new booking': async (page) => {
    const stand = standOn(page);
    await stand.button(/^Booking$/).click();
    await expect(
      stand.dialog('New booking').getByRole('button', { name: /^22:30 / }),
    ).toBeVisible();
    return stand.dialog('New booking');
  },
  'a new booking at a time that is past, with what was typed before': async (page) => {
    const stand = standOn(page);
    const sheet = stand.dialog('New booking');
    await stand.button(/^Booking$/).click();
    await sheet.getByLabel('Name or phone').fill(NEW_GUEST);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await stand.button(/^Booking$/).click();
    await expect(sheet.getByText('This is what you had typed.')).toBeVisible();
    await sheet.locator('.time-chip[data-warned]:visible').first().click();
    await expect(sheet.locator('.rule-warning')).toBeVisible();
    return sheet;
  },
  'a booking that gets another guest': async (page) => {
    await page.getByRole('button', { name: `Change ${GUEST.due}` }).click();
    const sheet = standOn(page).dialog(`Change ${GUEST.due}`);
    await sheet.getByRole('button', { name: 'Change the guest' }).click();
    await sheet.getByRole('combobox', { name: 'Name or phone' }).fill('Ana');
    await expect(sheet.getByRole('listbox', { name: 'Guests found' })).toBeVisible();
    return sheet;
  },
  'another time for a request': async (page) => {
    await standOn(page).button('To answer 3').click();
    await standOn(page)
      .button(new RegExp(`^Other time for ${GUEST.request}`))
      .click();
    const sheet = standOn(page).dialog(`Answer ${GUEST.request}`);
    await expect(sheet.locator('.time-chip:visible').first()).toBeVisible();
    return sheet;
  },
  'a note': async (page) => {
    await standOn(page).party(GUEST.due).click();
    await standOn(page).chosen.getByRole('button', { name: 'Note', exact: true }).click();
    const dialog = standOn(page).dialog(`Note to ${GUEST.due}`);
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'a cancellation': async (page) => {
    await standOn(page).party(GUEST.due).click();
    await standOn(page).chosen.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'the requests': async (page) => {
    await standOn(page).button('To answer 3').click();
    const dialog = page.getByRole('dialog', { name: 'To answer' });
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'the search': async (page) => {
    await standOn(page).button('Search').click();
    await page.getByRole('combobox', { name: 'Search' }).fill('ana');
    await expect(page.getByRole('listbox', { name: 'Bookings found' })).toBeVisible();
    return page.getByRole('dialog', { name: 'Search' });
  },
  'the menu': async (page) => {
    await standOn(page).menu.click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    return page.locator('#staff-menu');
  },
  'the keys': async (page) => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'a booking with its log': async (page) => {
    await standOn(page).party(GUEST.due).click();
    await standOn(page).chosen.getByRole('button', { name: 'Details' }).click();
    await page.getByText(/^\d+ changes?$/).click();
    const details = page.getByRole('complementary', { name: 'Booking details' });
    await expect(details).toBeVisible();
    return details;
  },
  'the printed pages': async (page) => {
    await standOn(page).menu.click();
    await page.locator('#staff-menu').getByRole('button', { name: 'Print' }).click();
    const dialog = page.getByRole('dialog', { name: 'Running order' });
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'a ticket that is being closed': async (page) => {
    await showTab(page, 'In house');
    await standOn(page).party(GUEST.seated).click();
    await standOn(page).chosen.getByRole('button', { name: 'Details' }).click();
    await standOn(page).button('Close ticket').click();
    const dialog = standOn(page).dialog(`Ticket of ${GUEST.seated}`);
    await expect(dialog).toBeVisible();
    return dialog;
  },
  'the link for a guest': async (page) => {
    const sheet = await bookWithPolicy(page);
    await sheet.getByRole('button', { name: 'Show the link' }).click();
    await expect(sheet.getByLabel('Link for the guest')).toBeVisible();
    return sheet;
  },
  'a notification': async (page) => {
    const sheet = await bookWithPolicy(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('.notice-text')).toContainText(NEW_GUEST);
    return page.locator('.notice');
  },
  'a day that may be out of date': async (page) => {
    // Neither the stream nor the day gets through.
    await page.route(/\/staff\/v3\/(events|bookings)/, () => undefined);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('.lists[data-stale]')).toBeVisible();
    await expect(page.locator('.state-old')).toBeVisible();
    return undefined;
  },
  'a day that is polled': async (page) => {
    await page.route('**/staff/v3/events', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.locator('.state-polling')).toBeVisible();
    return undefined;
  },
  'the copy of a day, without a network, and a tap that is not sent': async (page) => {
    await waitForCopy(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('.state-old')).toBeVisible();
    // A phone has no room for the button "Arrived".
    await standOn(page).row(GUEST.dueToo).locator('.party-next').click();
    await expect(page.locator('.state-unsent')).toBeVisible();
    return undefined;
  },
  // The last ones: the refused tap stays, and nobody is signed in at the end.
  'a tap that was not carried out': async (page) => {
    await standOn(page).party(GUEST.atRisk).click();
    await showRoom(page);
    // Somebody else has booked it an hour later.
    await standOn(page).tile(5).click();
    await expect(page.getByRole('alert').filter({ hasText: GUEST.atRisk })).toBeVisible();
    return undefined;
  },
  'signing in again over the screen': async (page) => {
    await page.context().clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const dialog = standOn(page).dialog('Sign in to go on');
    await expect(dialog.getByLabel('Password')).toBeVisible();
    return dialog;
  },
};

/** After these, Escape and the first tab lead back to the lists as they were; after others, the page is opened again. */
const LEAVE_NO_TRACE = [
  'next parties',
  'waiting parties',
  'parties in the house',
  'parties that are done',
  'a table',
  'a walk-in that has to wait',
  'the requests',
  'the menu',
  'the keys',
  'the printed pages',
];

/** All states of a width would take longer than one test may. */
const PARTS = isLong ? 5 : 2 * SIZES.length;

for (const [number, size] of SIZES.entries())
  for (const part of isLong ? Array(PARTS).keys() : [number, number + SIZES.length])
    test(`axe finds nothing on ${size.width} px, in light and dark: part ${part + 1} of ${PARTS}`, async ({
      page,
      house,
    }) => {
      await page.addInitScript(() => {
        window.print = () => {};
      });
      await page.setViewportSize(size);
      let isAtLists = false;
      for (const [index, [state, open]] of Object.entries(STATES).entries()) {
        if (index % PARTS !== part) continue;
        await page.unrouteAll();
        await page.context().setOffline(false);
        if (!isAtLists) await house.open(page);
        const shown = await open(page);
        await expectAccessibleInSampledScheme(
          page,
          // Each size has every other state.
          index >> 1,
          `${state} on ${size.width} px`,
          isLong ? undefined : shown,
        );
        isAtLists = LEAVE_NO_TRACE.includes(state);
        if (isAtLists) await backToLists(page);
      }
    });

test('a row, a tile and the bar have their names and roles', async ({ page, house }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await house.open(page);
  const stand = standOn(page);
  await expect(stand.row(GUEST.due)).toMatchAriaSnapshot(`
    - row:
      - gridcell:
        - button /^Change ${GUEST.due}/:
          - text: Change ${GUEST.due}
          - time: /\\d+:\\d+/
          - text: 2 guests
      - gridcell:
        - 'button /^${GUEST.due} , \\d+:\\d+, 2 guests, \\d+ minutes late Allergies: Coeliac: no trace of gluten$/'
      - gridcell "Tables 16"
      - gridcell:
        - 'button /^Arrived: ${GUEST.due}, \\d+:\\d+$/'
        - 'button /^Seat: ${GUEST.due}, \\d+:\\d+$/': Seat
  `);
  await expect(stand.tile(1)).toMatchAriaSnapshot(`
    - button /^Table 1, seats 2, 2 guests, \\d+ minutes left, next \\d+:\\d+, 2 guests$/
  `);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - button "Skip to the bookings"
      - button "Menu of Host"
      - navigation "Date":
        - link "Previous day"
        - heading [level=1]
        - textbox "Date"
        - link "Next day"
      - combobox "Shift"
      - paragraph:
        - time: /\\d+:\\d+/
        - status: Live
      - button "Dark colours"
      - button "Search"
      - button "To answer 3"
      - button "Walk-in"
      - button "Booking"
  `);
  await stand.button('Timeline').click();
  const bars = page.getByRole('grid', { name: 'Timeline' }).getByRole('button');
  await expect(bars.filter({ hasText: GUEST.seated })).toMatchAriaSnapshot(`
    - button /^\\d+:\\d+.+${GUEST.seated}, 2 guests, table 1, seated$/
  `);
});

for (const { width, height, rows, tiles } of [
  { width: 1180, height: 820, rows: 12, tiles: 60 },
  { width: 820, height: 1180, rows: 11, tiles: 60 },
  { width: 390, height: 844, rows: 12, tiles: 0 },
]) {
  test(`on ${width} × ${height}, ${rows} rows and ${tiles} tiles are in sight`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width, height });
    await house.open(page);
    await expect(page.getByRole('grid', { name: 'Next' })).toBeVisible();
    await expect.poll(() => countInSight(page, '.party')).toBeGreaterThanOrEqual(rows);
    await expect.poll(() => countInSight(page, '.tile')).toBe(tiles);
    // On a tablet, what can be done with a party stays in sight while the lists scroll.
    if (tiles > 0) expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    // The widths that the states above are not on.
    if (width === 820) await expectAccessible(page, `${width} × ${height}`);
  });
}

/** Takes a booking for so many guests that they have to agree to the cancellation policy. */
async function bookWithPolicy(page: Page): Promise<Locator> {
  const stand = standOn(page);
  const sheet = stand.dialog('New booking');
  await stand.button(/^Booking$/).click();
  await sheet.getByLabel('Name or phone').fill(NEW_GUEST);
  await sheet.getByRole('button', { name: '7', exact: true }).click();
  await sheet.getByRole('button', { name: 'Tomorrow' }).click();
  await sheet.getByRole('button', { name: /^20:30 / }).click();
  await sheet.getByRole('button', { name: /^Book / }).click();
  await expect(sheet.getByText('The guest still has to agree')).toBeVisible();
  return sheet;
}

async function backToLists(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showTab(page, 'Next');
  await expect(page.getByRole('grid', { name: 'Next' })).toBeVisible();
}

async function showTab(page: Page, name: string): Promise<void> {
  await standOn(page).tab(name).click();
}

async function showList(page: Page, name: string): Promise<Locator> {
  await showTab(page, name);
  await expect(page.getByRole('grid', { name })).toBeVisible();
  return page.getByRole('region', { name: 'Lists' });
}

/** On a phone, the tables are behind a tab. */
async function showRoom(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Floor', exact: true });
  if (await tab.isVisible()) await tab.click();
}
