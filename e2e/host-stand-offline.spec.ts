import type { BrowserContext, Page } from '@playwright/test';
import { expect, type House, test } from './fixtures/full-house.ts';
import { GUEST } from './fixtures/full-house-parties.ts';
import { standOn } from './fixtures/host-stand.ts';
import { waitForCopy } from './fixtures/wait-for-copy.ts';

test.use({ viewport: { width: 1180, height: 820 }, serviceWorkers: 'allow' });

/** Twenty taps in the thirty seconds without a network. */
const TAP_EVERY_MS = 1500;

test('20 taps within 30 s without a network are made once and in order, although the page was loaded again and its process crashed', async ({
  page,
  context,
  house,
}) => {
  await page.clock.install();
  await house.open(page);
  await waitForCopy(page);
  await context.setOffline(true);

  // Ten taps, then the page is loaded again.
  await seat(page, GUEST.arrived);
  await seat(page, GUEST.due);
  await arrive(page, GUEST.dueToo);
  await move(page, GUEST.late, 42);
  await move(page, GUEST.late, 60);
  await arriveLate(page, GUEST.late);
  await note(page, GUEST.late, 'First note');
  await arrive(page, 'Elena Haro');
  await move(page, GUEST.atRisk, 12);
  await move(page, GUEST.atRisk, 30);
  await expect(standOn(page).state).toContainText('10 not sent');
  await page.reload();
  await expect(standOn(page).state).toContainText('10 not sent');
  await expect(standOn(page).tile(4)).toHaveAccessibleName(/6 guests, \d+ minutes left/);

  // Five more, then the process of the page crashes.
  await seat(page, GUEST.dueToo);
  await note(page, GUEST.late, 'Second note');
  await seat(page, GUEST.late);
  await seat(page, 'Elena Haro');
  await arrive(page, 'Farid Nadal');
  await expect(standOn(page).state).toContainText('15 not sent');
  await crash(page);
  const next = await context.newPage();
  await next.goto(`${house.url}/staff`);
  await expect(standOn(next).state).toContainText('15 not sent');

  await seat(next, 'Farid Nadal');
  await arrive(next, 'Clara Prats');
  await seat(next, 'Clara Prats');
  await note(next, 'Ben Jordan', 'Rang: on the way');
  await arrive(next, 'Ben Jordan');
  await expect(standOn(next).state).toContainText('20 not sent');

  await context.setOffline(false);
  // What each booking's log has after its first entry, in order: 20 changes in all.
  const changes: Record<string, string[]> = {
    [GUEST.arrived]: ['SEATED'],
    [GUEST.due]: ['SEATED'],
    [GUEST.dueToo]: ['ARRIVED', 'SEATED'],
    [GUEST.late]: ['42', '60', 'ARRIVED', 'First note', 'Second note', 'SEATED'],
    [GUEST.atRisk]: ['12', '30'],
    'Elena Haro': ['ARRIVED', 'SEATED'],
    'Farid Nadal': ['ARRIVED', 'SEATED'],
    'Clara Prats': ['ARRIVED', 'SEATED'],
    'Ben Jordan': ['Rang: on the way', 'ARRIVED'],
  };
  expect(Object.values(changes).flat()).toHaveLength(20);
  const refused = next.getByRole('region', { name: /not carried out/ });
  await expect
    .poll(
      async () => ({
        refused: await refused.allInnerTexts(),
        changes: await changesOf(context, house, Object.keys(changes)),
      }),
      { timeout: 60_000 },
    )
    .toEqual({ refused: [], changes });
  await expect(standOn(next).state).not.toContainText('kept');
  await expect(next.locator('.unsent-mark')).toHaveCount(0);
});

/** As the system does when a tablet runs out of memory. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  // It is never answered.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  // The clock of the context would wait for it.
  await page.close();
}

async function seat(page: Page, name: string): Promise<void> {
  await page.clock.runFor(TAP_EVERY_MS);
  await standOn(page).nextOf(name).click();
  await expect(standOn(page).row(name)).toBeHidden();
}

async function arrive(page: Page, name: string): Promise<void> {
  await page.clock.runFor(TAP_EVERY_MS);
  await standOn(page).arrivedOf(name).click();
  await expect(standOn(page).row(name)).toContainText(/here \d+′/);
}

/** A party that is very late has "No-show" on its row instead. */
async function arriveLate(page: Page, name: string): Promise<void> {
  await page.clock.runFor(TAP_EVERY_MS);
  const stand = standOn(page);
  await stand.party(name).click();
  await stand.chosen.getByRole('button', { name: 'Arrived' }).click();
  await expect(stand.row(name)).toContainText(/here \d+′/);
}

async function move(page: Page, name: string, table: number): Promise<void> {
  await page.clock.runFor(TAP_EVERY_MS);
  await standOn(page).party(name).click();
  await standOn(page).tile(table).click();
  await expect(standOn(page).row(name).getByRole('gridcell').nth(2)).toHaveText(
    new RegExp(`${table}$`),
  );
}

async function note(page: Page, name: string, text: string): Promise<void> {
  await page.clock.runFor(TAP_EVERY_MS);
  const stand = standOn(page);
  await stand.party(name).click();
  await stand.chosen.getByRole('button', { name: 'Note' }).click();
  await page.getByLabel('For the team').fill(text);
  await stand.button('Save the note').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await stand.button('Done with this party').click();
}

/** What changed in each booking since it was made: its tables, its status or its note. */
async function changesOf(
  context: BrowserContext,
  house: House,
  names: readonly string[],
): Promise<Record<string, string[]>> {
  const logs = names.map(async (name) => {
    const { entries } = await house.log(context, house.uuidOf(name));
    const made = entries.toReversed().slice(1);
    const facts = made.map(({ changes }) => {
      const [fact] = ['status', 'privateNotes', 'tables'].flatMap(
        (field) => changes.find((change) => change.field === field)?.after ?? [],
      );
      return typeof fact === 'string' ? fact : JSON.stringify(fact);
    });
    return [name, facts] as const;
  });
  return Object.fromEntries(await Promise.all(logs));
}
