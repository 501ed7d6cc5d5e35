import { layoutIssues, smallTargets } from '../test/fixtures/layout.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { obscuredFocus } from './fixtures/layout.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { visitSteps } from './fixtures/visit-steps.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

test('a table can be booked by touch; targets are large enough, nothing is wider than the screen, and no sticky bar covers the focused element', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('touch');
  await page.goto(maitre.hostUrl);
  const look = async (step: string) => {
    await screenshot(page, step);
    expect(await page.evaluate(layoutIssues), step).toEqual([]);
    expect(await page.evaluate(smallTargets), step).toEqual([]);
    expect(await obscuredFocus(page), step).toEqual([]);
  };
  await visitSteps(page, look, (target) => target.tap());
});

test('in the floating dialog, no sticky bar covers the focused element', async ({
  page,
  maitre,
}) => {
  const element = '<table-booking publishable-key="KEY" mode="floating"></table-booking>';
  await showHostPage(page, maitre, element);
  await page.getByRole('button', { name: 'Book a table' }).tap();
  await visitSteps(page, async (step) => {
    expect(await page.evaluate(layoutIssues), step).toEqual([]);
    expect(await obscuredFocus(page), step).toEqual([]);
  });
});
