import { fillForm, goToForm, hostPage } from './fixtures/booking-steps.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import type { RunningMaitre } from './fixtures/start-maitre.ts';

/** A page of a site builder that shows the restaurant's page in a frame, from another origin. */
function builderPage(maitre: RunningMaitre, content: string): string {
  const address = maitre.addPage({
    html: () => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Made with a site builder</title></head>
<body>
<iframe title="Our restaurant" src="${content}" style="width: 100%; height: 90vh; border: 0"
  sandbox="allow-scripts allow-same-origin allow-forms allow-popups"></iframe>
</body>
</html>`,
  });
  return address.replace('127.0.0.1', 'localhost');
}

test('in a frame of another origin, each link to our pages opens in a new tab, and works there', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('framed-widget');
  const element = '<table-booking publishable-key="{key}" lang="en" pax="8"></table-booking>';
  await page.goto(builderPage(maitre, hostPage(maitre, { element })));
  const widget = page.frameLocator('iframe').locator('table-booking');
  await goToForm(widget);
  await fillForm(widget, 'laura.framed@example.com');
  await widget.getByRole('button', { name: /^Book for 8 on / }).click();
  const sign = widget.getByRole('link', { name: /^One step left: sign the cancellation policy/ });
  await expect(sign).toBeVisible();
  await screenshot(page, 'one-step-left');

  for (const link of [sign, widget.getByRole('link', { name: /^Change or cancel/ })]) {
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your booking at Casa Brisa');
    await expect(tab.getByRole('button', { name: 'Sign the policy' })).toBeVisible();
    // The new tab has no reference to the page that opened it.
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
    await expect(link).toBeVisible();
  }
});

test('outside a frame, the link to sign the policy opens in the same tab', async ({
  page,
  maitre,
}) => {
  const element = '<table-booking publishable-key="{key}" lang="en" pax="8"></table-booking>';
  await page.goto(hostPage(maitre, { element }));
  const widget = page.locator('table-booking');
  await goToForm(widget, 21);
  await fillForm(widget, 'laura.unframed@example.com');
  await widget.getByRole('button', { name: /^Book for 8 on / }).click();
  await widget.getByRole('link', { name: 'One step left: sign the cancellation policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking at Casa Brisa');
  await expect(page.getByRole('button', { name: 'Sign the policy' })).toBeVisible();
});
