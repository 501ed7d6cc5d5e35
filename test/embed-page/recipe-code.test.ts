import { expect, test } from 'vitest';
import { openerCode, reactCode, snippetOf } from '../../src/embed-page/recipe-code.ts';
import { recipes } from '../../src/embed-page/recipes.ts';
import { compile } from '../fixtures/compile-page.ts';
import { parseDocument } from '../fixtures/parse-document.ts';

const PUBLIC_URL = 'https://book.test';

test('the React component compiles with table-booking.d.ts', async () => {
  const words = recipes(PUBLIC_URL).find(({ slug }) => slug === 'react')?.text.markup ?? '';
  const shown = parseDocument(words).body;
  const [reference = '', detail = ''] = [...shown.querySelectorAll('p code')].flatMap(
    ({ textContent }) => (/^(useRef|TableBookingEventMap)/.test(textContent) ? [textContent] : []),
  );
  const typed = reactCode(PUBLIC_URL)
    .replace('useRef(null)', reference)
    .replace(
      'onBooked })',
      `onBooked }: { publishableKey: string; lang?: string; onBooked?: (booked: ${detail}) => void })`,
    );
  const source = `import type { TableBookingElement, TableBookingEventMap } from './table-booking.d.ts';
${typed}`;
  const packages = ['react', '@types/react', 'csstype'];
  expect(await compile(source, packages, { jsx: 'react-jsx' })).toBe('');
});

test('the snippet for site builders has no style element', () => {
  const pasted = parseDocument(snippetOf(PUBLIC_URL, 'div'));
  expect([...pasted.querySelectorAll('head > *, body > *')].map(({ tagName }) => tagName)).toEqual([
    'SCRIPT',
    'DIV',
  ]);
});

test('a button and a link open the dialog of the recipe', () => {
  const page = parseDocument(openerCode(PUBLIC_URL));
  expect(page.querySelector('table-booking')?.getAttribute('mode')).toBe('popup');
  const openers = [...page.querySelectorAll('[data-table-booking-open]')];
  expect(openers.map(({ tagName }) => tagName)).toEqual(['BUTTON', 'A']);
});
