// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  analyticsCode,
  openerCode,
  reactCode,
  snippetOf,
  tagManagerCode,
} from '../../src/embed-page/recipe-code.ts';
import { recipes } from '../../src/embed-page/recipes.ts';
import { compile } from '../fixtures/compile-page.ts';

const PUBLIC_URL = 'https://book.test';

/** Runs a recipe's script. */
function run(code: string): void {
  runInThisContext(code.replace(/<\/?script>/g, ''));
}

test('the React component compiles with table-booking.d.ts', async () => {
  const words = recipes(PUBLIC_URL).find(({ slug }) => slug === 'react')?.text.markup ?? '';
  const shown = new DOMParser().parseFromString(words, 'text/html').body;
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

test('the tag manager’s script creates one element and one script, even if it runs again', () => {
  document.body.innerHTML = '<div id="booking"></div>';
  for (let times = 0; times < 2; times++) run(tagManagerCode(PUBLIC_URL));
  const elements = [...document.querySelectorAll('#booking > table-booking')];
  expect(elements.map((element) => element.getAttribute('publishable-key'))).toEqual(['pk_…']);
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ src, type }) => [src, type])).toEqual([
    [`${PUBLIC_URL}/embed.js`, 'module'],
  ]);
});

test('the tag manager’s script does nothing on a page without the container', () => {
  document.body.innerHTML = '<main></main>';
  document.head.innerHTML = '';
  run(tagManagerCode(PUBLIC_URL));
  expect(document.querySelector('table-booking, script')).toBeNull();
});

test('the analytics script passes each event on once', () => {
  run(analyticsCode());
  const detail = { bookingUuid: 'b1', status: 'CONFIRMED' };
  document.body.dispatchEvent(new CustomEvent('table-booking:booked', { bubbles: true, detail }));
  expect(Reflect.get(window, 'dataLayer')).toEqual([{ event: 'table-booking:booked', ...detail }]);
});

test('the snippet for site builders has no style element', () => {
  const pasted = new DOMParser().parseFromString(snippetOf(PUBLIC_URL, 'div'), 'text/html');
  expect([...pasted.querySelectorAll('head > *, body > *')].map(({ tagName }) => tagName)).toEqual([
    'SCRIPT',
    'DIV',
  ]);
});

test('a button and a link open the dialog of the recipe', () => {
  const page = new DOMParser().parseFromString(openerCode(PUBLIC_URL), 'text/html');
  expect(page.querySelector('table-booking')?.getAttribute('mode')).toBe('popup');
  const openers = [...page.querySelectorAll('[data-table-booking-open]')];
  expect(openers.map(({ tagName }) => tagName)).toEqual(['BUTTON', 'A']);
});
