import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { emulateMedia } from '../../fixtures/emulate.ts';
import { COLOUR_RULES, followScheme, violations } from '../../fixtures/expect-presentable.ts';
import { at, goToTimes } from '../diner.ts';
import { venueServer } from '../venue-server.ts';

const server = venueServer();

/** The lightest, those where black and white have equal contrast, and some very saturated ones. */
const ACCENTS = ['#ffffff', '#767676', '#777777', '#e4002b', '#ffd500'];

/** The contrast that WCAG requires of text. */
const MIN_CONTRAST = 4.5;

test.each(ACCENTS)(
  'text on the accent %s, and text in it, has sufficient contrast',
  async (accent) => {
    onTestFinished(() => emulateMedia());
    onTestFinished(followScheme());
    const { host, root, screen } = await goToTimes(server, {
      slots: [at('21:00')],
      attributes: { mode: 'floating' },
    });
    host.style.setProperty('--table-booking-accent', accent);
    fireEvent.click(await screen.findByRole('radio', { name: '21:00' }));
    await screen.findByRole('button', { name: /^Continue/ });
    for (const selector of ['.floating-button', '.main-button', '[aria-selected=true]']) {
      const chosen = root.querySelector(selector);
      expect(chosen && contrastOf(chosen), selector).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
    for (const scheme of ['dark', 'light'] as const) {
      await emulateMedia({ scheme });
      expect(await violations(COLOUR_RULES), scheme).toEqual([]);
    }
  },
);

/** The contrast of an element's text and background, as a canvas paints them. */
function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [darker = 0, lighter = 0] = [luminanceOf(color), luminanceOf(backgroundColor)].sort(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return Number.NaN;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
