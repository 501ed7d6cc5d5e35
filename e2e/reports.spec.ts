import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { addDays, weekdayOf, workDayOf } from '../src/domain/venue-time.ts';
import { expectAccessibleInBothSchemes, overflow } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { SAMPLED_LANGUAGES, SAMPLED_WIDTHS } from './fixtures/sampled.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';
import { TapCounter } from './fixtures/tap-counter.ts';

const VIEWS = ['Night', 'Week', 'Month', 'Own period'] as const;

async function signIn(
  page: Page,
  context: BrowserContext,
  maitre: RunningMaitre,
  language: Language = 'en',
) {
  const { url, demo } = maitre;
  const answer = await context.request.post(`${url}/staff/v3/session`, {
    headers: { origin: url },
    data: demo.staff,
  });
  expect(answer.status(), 'sign-in').toBe(200);
  const { staff } = await answer.json();
  await page.addInitScript(
    ([uuid, language]) => localStorage.setItem(`maitre-staff-language-${uuid}`, language),
    [staff.uuid as string, language] as const,
  );
}

/** The service of the demo, in English. */
async function openService(page: Page, context: BrowserContext, maitre: RunningMaitre) {
  await signIn(page, context, maitre);
  await page.goto(`${maitre.url}/staff`);
  await expect(page.getByRole('button', { name: /^Menu of / })).toBeVisible();
}

test('the owner sees covers and no-shows of last week with three taps', async ({
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
});

test('the figures are a file with one tap', async ({ page, context, maitre }) => {
  await openService(page, context, maitre);
  await page.goto(`${maitre.url}/staff#place=reports&section=week`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d-.*-by-day\.csv$/);
});

for (const width of SAMPLED_WIDTHS)
  test(`the reports are accessible and fit on ${width} pixels`, async ({
    page,
    context,
    maitre,
  }) => {
    const screenshot = screenshotTaker(`reports-${width}`);
    await page.setViewportSize({ width, height: width < 1000 ? 1100 : 820 });
    await openService(page, context, maitre);
    await page.goto(`${maitre.url}/staff#place=reports`);
    for (const view of VIEWS) {
      await page.getByRole('link', { name: view, exact: true }).click();
      await expect(page.locator('.figures')).toBeVisible();
      await screenshot(page, view);
      if (view === 'Month')
        await page.getByRole('combobox', { name: 'By' }).selectOption('channel');
      expect(await overflow(page), view).toBe(0);
      await expectAccessibleInBothSchemes(page, view, page.locator('main'));
    }
  });

for (const language of SAMPLED_LANGUAGES)
  test(`a night’s report fits on 320 pixels in ${language}`, async ({ page, context, maitre }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, context, maitre, language);
    await page.goto(`${maitre.url}/staff#place=reports`);
    await expect(page.locator('.report-stays').last()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });
