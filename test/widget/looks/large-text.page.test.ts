import { expect, onTestFinished, test } from 'vitest';
import { resizeWindow } from '../../fixtures/emulate.ts';
import { layoutIssues } from '../../fixtures/layout.ts';
import { isLong } from '../../fixtures/long-tests.ts';
import { obscuredFocus } from '../../fixtures/press-tab.ts';
import { venueServer } from '../venue-server.ts';
import { visitSteps } from '../visit-steps.ts';

const server = venueServer();

/** `npm test` takes the narrow ones. */
const WIDER = [
  { name: 'a desktop with text at 200 %', width: 1280, height: 720, text: '200%' },
  { name: 'a tablet with text at 200 %', width: 640, height: 800, text: '200%' },
];
const SIZES = [
  ...(isLong ? WIDER : []),
  { name: 'a phone with text at 200 %', width: 320, height: 640, text: '200%' },
  { name: 'a desktop, zoomed to 400 %', width: 320, height: 256, text: '100%' },
];

test.each(SIZES)(
  'on $name, at no step is anything cut off, covered or wider than the window',
  async ({ width, height, text }) => {
    onTestFinished(async () => {
      document.documentElement.style.fontSize = '';
      await resizeWindow();
    });
    document.documentElement.style.fontSize = text;
    await resizeWindow({ width, height });
    await visitSteps(server, async (step) => {
      expect(layoutIssues(), step).toEqual([]);
      expect(await obscuredFocus(), step).toEqual([]);
    });
  },
);
