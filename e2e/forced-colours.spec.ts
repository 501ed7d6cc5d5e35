import type { Locator } from '@playwright/test';
import { widgetOn } from './fixtures/booking-steps.ts';
import { COLOUR_RULES, expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { visitSteps } from './fixtures/visit-steps.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours, ${colorScheme}, selected, focused, free and disabled items look different`, async ({
    page,
    maitre,
  }) => {
    const screenshot = screenshotTaker(`forced-colours-${colorScheme}`);
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(maitre.hostUrl);
    const widget = widgetOn(page);
    const system = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      const colorOf = (name: string) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      const [chosen, onChosen] = [colorOf('Highlight'), colorOf('HighlightText')];
      const [grey, text] = [colorOf('GrayText'), colorOf('CanvasText')];
      probe.remove();
      return { chosen, onChosen, grey, text };
    });
    expect(new Set([system.chosen, system.grey, system.text]).size).toBe(3);

    const checks: Record<string, () => Promise<void>> = {
      month: async () => {
        const free = widget.locator('[data-day=free]').first();
        await expect(free).toHaveCSS('border-style', 'solid');
        const past = widget.getByRole('button', { name: 'Previous month' });
        await expect(past).toHaveCSS('color', system.grey);
        await expect(widget.locator('[aria-current] span')).toHaveCSS('border-style', 'solid');
      },
      times: async () => {
        await expectChosen(widget.locator('[aria-selected=true]'));
        const time = widget.locator('.chip').filter({ has: page.locator(':checked') });
        await expectChosen(time);
        await page.keyboard.press('Tab');
        await expectRing(widget.getByRole('button', { name: /^Continue/ }));
        await page.keyboard.press('Shift+Tab');
        await expectRing(time);
      },
      area: async () => {
        const chosen = widget.locator('.card').filter({ has: page.locator(':checked') });
        await expect(chosen).toHaveCSS('border', `3px solid ${system.chosen}`);
        const other = widget
          .locator('.card')
          .filter({ hasNot: page.locator(':checked') })
          .first();
        await expect(other).not.toHaveCSS('border-color', system.chosen);
      },
      extras: async () => {
        const none = widget.getByRole('button', { name: /^Fewer: .* oysters/ });
        await expect(none).toHaveCSS('color', system.grey);
        for (const change of await widget.locator('.summary button').all())
          await expect(change).toHaveCSS('border-style', 'solid');
      },
      errors: async () => expectRing(widget.getByRole('textbox', { name: 'Name' })),
    };
    const expectChosen = async (element: Locator) => {
      await expect(element).toHaveCSS('background-color', system.chosen);
      await expect(element).toHaveCSS('color', system.onChosen);
    };
    const expectRing = (element: Locator) =>
      expect(element).toHaveCSS('outline', `${system.text} solid 2px`);

    await visitSteps(page, async (step) => {
      await screenshot(page, step);
      await checks[step]?.();
      await expectAccessible(page, step, COLOUR_RULES);
    });
  });
}
