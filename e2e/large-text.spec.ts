import { layoutIssues, obscuredFocus } from './fixtures/layout.ts';
import { expect, screenshotTaker, test } from './fixtures/maitre.ts';
import { isLong } from './fixtures/sampled.ts';
import { visitSteps } from './fixtures/visit-steps.ts';

/** `npm test` takes the narrow ones. */
const WIDER = [
  { name: 'desktop, text at 200 %', width: 1280, height: 720, text: '200%' },
  { name: 'tablet, text at 200 %', width: 640, height: 800, text: '200%' },
];
const SIZES = [
  ...(isLong ? WIDER : []),
  { name: 'phone, text at 200 %', width: 320, height: 640, text: '200%' },
  { name: 'desktop, zoomed to 400 %', width: 320, height: 256, text: '100%' },
];

test('with large text or zoomed, at no step is anything cut off, covered or wider than the window', async ({
  page,
  maitre,
}) => {
  const screenshot = screenshotTaker('large-text');
  await page.goto(maitre.hostUrl);
  await visitSteps(page, async (step) => {
    for (const { name, width, height, text } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await screenshot(page, `${step}-${width}-${height}`);
      expect(await layoutIssues(page), `${step}: ${name}`).toEqual([]);
      expect(await obscuredFocus(page), `${step}: ${name}`).toEqual([]);
    }
  });
});
