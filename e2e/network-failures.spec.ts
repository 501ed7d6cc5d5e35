import { freeDays, hostPage, openDays, widgetOn } from './fixtures/booking-steps.ts';
import { expect, test } from './fixtures/maitre.ts';

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
  await openDays(widget).last().click();
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
  await openDays(widget).last().click();
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
  await page.route('**/widget-diner-ca-*.js', (route) => route.abort());
  const element =
    '<table-booking publishable-key="{key}" lang="ca"><a href="/">Truqueu-nos</a></table-booking>';
  await page.goto(hostPage(maitre, { element }));
  await expect(page.getByRole('link', { name: 'Truqueu-nos' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Recarrega la pàgina');
  expect(consoleErrors.splice(0).join()).toContain('could not load its code');
});
