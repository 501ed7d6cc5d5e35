import { freeDays, hostPage, widgetOn } from './fixtures/booking-steps.ts';
import { delayRequests } from './fixtures/change-responses.ts';
import { expect, test } from './fixtures/maitre.ts';
import { stopClock } from './fixtures/page-clock.ts';

test('an unreachable server: an error with Try again, and a console message', async ({
  page,
  maitre,
  consoleErrors,
}) => {
  const loaded = page.waitForResponse(/deferred-parts/);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await expect(freeDays(widget).first()).toBeVisible();
  await (await loaded).finished();
  await page.route(`${maitre.url}/**`, (route) => route.abort('connectionrefused'));

  await freeDays(widget).last().click();
  const trouble = widget.getByRole('alert').first();
  await expect(trouble).toContainText('We could not reach the booking service.');
  await expect(trouble.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(() => consoleErrors.filter((line) => line.startsWith('<table-booking>')))
    .toEqual([expect.stringContaining(`cannot reach ${maitre.url} or load`)]);
  consoleErrors.length = 0;
});

test('a slow response: the placeholder keeps the month’s height, and a message after some seconds', async ({
  page,
  maitre,
}) => {
  await page.clock.install();
  const release = await delayRequests(page, '**/widget/v3/start?*');
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  const status = widget.getByRole('status').filter({ hasText: 'taking longer than usual' });
  await expect(widget.getByRole('heading', { name: 'Book a table' })).toBeVisible();
  await expect(status).toHaveCount(0);
  const before = await widget.boundingBox();
  await page.clock.runFor(6000);
  await expect(status).toHaveCount(1);
  release();
  await expect(freeDays(widget).first()).toBeVisible();
  await expect(status).toHaveCount(0);
  expect((await widget.boundingBox())?.y).toBe(before?.y);
});

test('429: the seconds count down, then the month loads', async ({ page, maitre }) => {
  await page.clock.install();
  let isBusy = true;
  await page.route('**/widget/v3/start?*', async (route) => {
    if (!isBusy) return route.continue();
    isBusy = false;
    await route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Retry-After',
        'Retry-After': '20',
      },
      json: {
        type: 'about:blank',
        title: '',
        status: 429,
        code: 'RATE_LIMIT_EXCEEDED',
        detail: '',
      },
    });
  });
  await stopClock(page);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  const said = widget.getByRole('status').filter({ hasText: 'in 20 seconds' });
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return said.count();
    })
    .toBe(1);
  await page.clock.runFor(5000);
  await expect(widget.getByText('in 15 seconds')).toBeVisible();
  // Screen readers announce it once, not every second.
  await expect(said).toHaveCount(1);
  await page.clock.runFor(16_000);
  await page.clock.resume();
  await expect(freeDays(widget).first()).toBeVisible();
  await expect(widget.getByText(/Trying again/)).toHaveCount(0);
});

test('503: a short break, and Try again loads the month', async ({ page, maitre }) => {
  let isBreak = true;
  await page.route('**/widget/v3/start?*', (route) =>
    isBreak
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: {
            type: 'about:blank',
            title: '',
            status: 503,
            code: 'SERVICE_UNAVAILABLE',
            detail: '',
          },
        })
      : route.continue(),
  );
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await expect(widget.getByRole('alert')).toContainText('taking a short break');
  isBreak = false;
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(freeDays(widget).first()).toBeVisible();
});

test('offline: a message, and the day loads once online', async ({
  page,
  context,
  maitre,
  consoleErrors,
}) => {
  const ready = page.waitForResponse(/deferred-parts/);
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await (await ready).finished();
  await context.setOffline(true);
  await freeDays(widget).last().click();
  await expect(widget.getByRole('alert').first()).toContainText('You seem to be offline');
  await context.setOffline(false);
  await expect(widget.getByRole('radio').first()).toBeVisible();
  await expect(widget.getByText('You seem to be offline')).toHaveCount(0);
  consoleErrors.length = 0;
});

test('a chunk that failed to load is requested again by Try again', async ({ page, maitre }) => {
  let isLost = true;
  await page.route('**/widget-deferred-parts-*.js', (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await page.goto(maitre.hostUrl);
  const widget = widgetOn(page);
  await freeDays(widget).last().click();
  await expect(widget.getByRole('alert')).toContainText('Please try again');
  isLost = false;
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(widget.getByRole('radio').first()).toBeVisible();
});

test("texts that cannot be loaded: an error, and the page's own link stays visible", async ({
  page,
  maitre,
  consoleErrors,
}) => {
  await page.route('**/widget-i18n-ca-*.js', (route) => route.abort());
  const element =
    '<table-booking publishable-key="{key}" lang="ca"><a href="/">Truqueu-nos</a></table-booking>';
  await page.goto(hostPage(maitre, { element }));
  await expect(page.getByRole('link', { name: 'Truqueu-nos' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Recarrega la pàgina');
  expect(consoleErrors.splice(0).join()).toContain('could not load its code');
});
