import { layoutIssues, obscuredFocus } from './fixtures/layout.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { visitSteps } from './fixtures/visit-steps.ts';

for (const { name, width, height, text } of [
  { name: 'desktop, text at 200 %', width: 1280, height: 720, text: '200%' },
  { name: 'tablet, text at 200 %', width: 640, height: 800, text: '200%' },
  { name: 'phone, text at 200 %', width: 320, height: 640, text: '200%' },
  { name: 'desktop, zoomed to 400 %', width: 320, height: 256, text: '100%' },
]) {
  test(`${name}: at no step is anything cut off, covered or wider than the window`, async ({
    page,
    maitre,
  }) => {
    const screenshot = screenshotTaker(`large-text-${width}-${height}`);
    await page.setViewportSize({ width, height });
    await page.goto(maitre.hostUrl);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await visitSteps(page, async (step) => {
      await screenshot(page, step);
      expect(await layoutIssues(page), step).toEqual([]);
      expect(await obscuredFocus(page), step).toEqual([]);
    });
  });
}
