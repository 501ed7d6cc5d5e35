import type { BrowserContext, Page } from '@playwright/test';
import { addDays, weekdayOf, workDayOf } from '../src/domain/venue-time.ts';
import { expect, test } from './fixtures/maitre.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

test('the owner sees covers and no-shows of last week with three taps, and has them as a file with one more', async ({
  page,
  context,
  maitre,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openService(page, context, maitre);
  const effort = new TapCounter(page);
  await effort.tap(page.getByRole('button', { name: /^Menu of / }));
  await effort.tap(page.getByRole('link', { name: 'Reports' }));
  await effort.tap(page.getByRole('link', { name: 'Week', exact: true }));
  effort.expectAtMost(3);

  const covers = page.locator('.figure').filter({ hasText: 'Covers' });
  await expect(covers).toContainText(/Week before: \d+ \([+−±]\u2060?\d+\)/);
  await expect(page.locator('.figure').filter({ hasText: 'No-shows' })).toBeVisible();
  const today = workDayOf({ timezone: 'Europe/Madrid', dayStartsAt: '05:00:00' }, Date.now());
  const monday = addDays(today, -6 - weekdayOf(today));
  const { url } = maitre;
  const path = `/staff/v3/reports?from=${monday}&to=${addDays(monday, 6)}`;
  const report = await (await context.request.get(`${url}${path}`)).json();
  await expect(covers.locator('.figure-value')).toHaveText(String(report.totals.guests.covers));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    effort.tap(page.getByRole('link', { name: 'CSV file' })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d-.*-by-day\.csv$/);
  effort.expectAtMost(4);
});

/** The service of the demo, in English. */
async function openService(page: Page, context: BrowserContext, maitre: RunningMaitre) {
  const { url, demo } = maitre;
  const answer = await context.request.post(`${url}/staff/v3/session`, {
    headers: { origin: url },
    data: demo.staff,
  });
  expect(answer.status(), 'sign-in').toBe(200);
  const { staff } = await answer.json();
  await page.addInitScript(
    (uuid) => localStorage.setItem(`maitre-staff-language-${uuid}`, 'en'),
    staff.uuid as string,
  );
  await page.goto(`${url}/staff`);
  await expect(page.getByRole('button', { name: /^Menu of / })).toBeVisible();
}
