import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { texts as english } from '../../../src/locales/compiled/en/diner.ts';
import { resizeWindow } from '../../fixtures/emulate.ts';
import { beyondTheEdge, crampedHeads } from '../../fixtures/layout.ts';
import { venueServer } from '../venue-server.ts';
import { visitSteps } from '../visit-steps.ts';

const server = venueServer();

/** Short texts can be the same in two languages: “Total”, “Name”. */
const MIN_LENGTH = 12;

test.each(LANGUAGES)('every step is in %s and fits into 280 pixels', async (language) => {
  onTestFinished(() => resizeWindow());
  const look = async (step: string, { root }: { root: ShadowRoot }) => {
    expectLanguage(root, language);
    for (const width of [320, 280]) {
      await resizeWindow({ width });
      expect([...beyondTheEdge(), ...crampedHeads()], `${step} at ${width} pixels`).toEqual([]);
    }
  };
  await visitSteps(server, look, { lang: language });
});

/** The language is declared, and no English text is visible or announced. */
function expectLanguage(root: ShadowRoot, language: Language): void {
  const frame = root.querySelector<HTMLElement>('.frame');
  const labels = [...root.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  const texts = [frame?.textContent, ...labels].join('\n');
  expect(frame?.lang).toBe(language);
  expect(texts.length).toBeGreaterThan(50);
  const found = ENGLISH.filter((text) => texts.includes(text));
  if (language === 'en') expect(found).not.toEqual([]);
  else expect(found).toEqual([]);
}

const ENGLISH = Object.values(english)
  .flatMap((text) => (typeof text === 'object' && text ? Object.values(text) : [text]))
  .filter((text) => typeof text === 'string')
  // Placeholders hold the venue’s and the diner’s texts, so only the text around them is compared.
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((text) => text.trim())
  .filter((text) => text.length >= MIN_LENGTH);
