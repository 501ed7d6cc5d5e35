import type { Page } from '@playwright/test';
import { chooseFreeDay, widgetOn } from './fixtures/booking-steps.ts';
import { delayRequests } from './fixtures/change-responses.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { expect, test } from './fixtures/maitre.ts';
import { visitSteps } from './fixtures/visit-steps.ts';

const FLOATING = '<table-booking publishable-key="KEY" mode="floating"></table-booking>';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(reducedMotion, () => {
    test.use({ contextOptions: { reducedMotion } });

    const expectMotion = async (page: Page, step: string) => {
      const moving = expect(await motionIn(page), step);
      if (reducedMotion === 'reduce') moving.toEqual([]);
      else moving.not.toEqual([]);
    };

    test(`the steps have ${reducedMotion === 'reduce' ? 'no animation' : 'animations'}`, async ({
      page,
      maitre,
    }) => {
      const scrolls = await watchScrolls(page);
      const release = await delayRequests(page, '**/widget/v3/start?*');
      await page.goto(maitre.hostUrl);
      await expect(widgetOn(page).locator('.skeleton-block').first()).toBeVisible();
      await expectMotion(page, 'before the month has loaded');
      release();
      if (reducedMotion === 'reduce') await visitSteps(page, (step) => expectMotion(page, step));
      else {
        // Shows that the steps have some at all.
        await chooseFreeDay(widgetOn(page));
        await expectMotion(page, 'times');
      }
      expect((await scrolls()).includes('smooth')).toBe(reducedMotion !== 'reduce');
    });

    test(`the dialog opens ${reducedMotion === 'reduce' ? 'at once' : 'with an animation'}`, async ({
      page,
      maitre,
    }) => {
      await showHostPage(page, maitre, FLOATING);
      await page.getByRole('button', { name: 'Book a table' }).click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expectMotion(page, 'what is in the dialog');
      const ofDialog = (await motionIn(page)).filter((each) => each.startsWith('dialog'));
      expect(ofDialog).toHaveLength(reducedMotion === 'reduce' ? 0 : 1);
    });
  });
}

/** The widget's animations and transitions that are long enough to see. */
function motionIn(page: Page): Promise<string[]> {
  return widgetOn(page).evaluate((host) => {
    const LEAST_MS = 0.01;
    const root = host.shadowRoot;
    const isLong = (durations: string) =>
      durations.split(',').some((each) => Number.parseFloat(each) * 1000 > LEAST_MS);
    const styled = [...(root?.querySelectorAll('*') ?? [])].flatMap((element) =>
      [null, '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const moves = [
          style.animationName !== 'none' && isLong(style.animationDuration),
          isLong(style.transitionDuration),
          style.scrollBehavior === 'smooth',
        ];
        return moves.includes(true)
          ? [`${element.localName}.${element.className}${part ?? ''}`]
          : [];
      }),
    );
    const running = (root?.getAnimations() ?? []).filter(
      ({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > LEAST_MS,
    );
    return [...styled, ...running.map((each) => `running: ${each.id}`)];
  });
}

/** The scroll behaviours that the widget requested. */
async function watchScrolls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: Element, options) {
      asked.push(typeof options === 'object' ? (options.behavior ?? 'auto') : 'auto');
      scrollIntoView.call(this, options);
    };
    Object.assign(window, { scrolls: asked });
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);
}
