import { chooseFreeDay, widgetOn } from './fixtures/booking-steps.ts';
import { COLOUR_RULES, expectAccessible } from './fixtures/expect-accessible.ts';
import { showHostPage } from './fixtures/host-page.ts';
import { expect, test } from './fixtures/maitre.ts';

/** The lightest, those where black and white have equal contrast, and some very saturated ones. */
const ACCENTS = ['#ffffff', '#767676', '#777777', '#e4002b', '#ffd500'];

/** The contrast that WCAG requires of text. */
const MIN_CONTRAST = 4.5;

test('text on any accent, and text in it, has sufficient contrast', async ({ page, maitre }) => {
  const element = '<table-booking publishable-key="KEY" mode="floating"></table-booking>';
  await showHostPage(page, maitre, element);
  const widget = widgetOn(page);
  const floating = page.getByRole('button', { name: 'Book a table' });
  await floating.click();
  await chooseFreeDay(widget);
  await widget.getByRole('group', { name: 'Dinner' }).getByRole('radio').first().check();
  for (const accent of ACCENTS) {
    await widget.evaluate((host: HTMLElement, color) => {
      host.style.setProperty('--table-booking-accent', color);
    }, accent);
    for (const chosen of ['.floating-button', '.main-button', '[aria-selected=true]'])
      expect(
        await widget.locator(chosen).evaluate(contrastOf),
        `${chosen} in ${accent}`,
      ).toBeGreaterThanOrEqual(MIN_CONTRAST);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${accent}, ${colorScheme}`, COLOUR_RULES);
    }
  }
});

/** Runs in the page: the contrast of an element's text and background, as a canvas paints them. */
function contrastOf(element: Element): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const luminanceOf = (color: string): number => {
    if (!canvas) return Number.NaN;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const { color, backgroundColor } = getComputedStyle(element);
  const [darker = 0, lighter = 0] = [luminanceOf(color), luminanceOf(backgroundColor)].sort(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
