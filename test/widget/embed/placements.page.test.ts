import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../../../src/widget/embed/choose-language.ts';
import { placeElements } from '../../../src/widget/embed/placements.ts';

const SCRIPT = 'https://book.example/embed.js';

afterEach(() => {
  document.documentElement.removeAttribute('lang');
});

const attributesOf = (element: Element | null) =>
  Object.fromEntries(element?.getAttributeNames().map((n) => [n, element.getAttribute(n)]) ?? []);

test('a div gets an element with the div’s fallback content, and its attributes stay in sync', async () => {
  document.body.innerHTML =
    '<div data-table-booking data-publishable-key="pk_1" data-pax="4"><a href="tel:1">Call</a></div>';
  placeElements(document, SCRIPT);

  const placeholder = document.querySelector('div') as HTMLElement;
  const element = placeholder.querySelector('table-booking');
  expect(attributesOf(element)).toEqual({ 'publishable-key': 'pk_1', pax: '4' });
  expect(element?.textContent).toBe('Call');

  placeholder.setAttribute('data-lang', 'eu');
  placeholder.removeAttribute('data-pax');
  await vi.waitFor(() =>
    expect(attributesOf(element)).toEqual({ 'publishable-key': 'pk_1', lang: 'eu' }),
  );
});

test('only a script with the key is followed by an element', () => {
  document.body.innerHTML = `
    <script type="x" src="${SCRIPT}" data-publishable-key="pk_1"></script>
    <script type="x" src="https://other.example/embed.js" data-publishable-key="pk_2"></script>`;
  placeElements(document, SCRIPT);

  const elements = [...document.querySelectorAll('table-booking')];
  expect(elements.map(attributesOf)).toEqual([{ 'publishable-key': 'pk_1' }]);
  expect(elements[0]?.previousElementSibling?.getAttribute('src')).toBe(SCRIPT);
});

test.each([
  ['popup', 'body'],
  ['floating', 'body'],
  ['inline', 'head'],
])('a script in the head with mode %s puts its element into the %s', (mode, place) => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="x" src="${SCRIPT}" data-publishable-key="pk_1" data-mode="${mode}"></script>`,
  );
  placeElements(document, SCRIPT);

  expect(document.querySelector('table-booking')?.parentElement?.localName).toBe(place);
  for (const added of document.head.querySelectorAll('script[type=x], table-booking'))
    added.remove();
});

test('placing the elements twice creates them once', () => {
  document.body.innerHTML = `
    <div data-table-booking data-publishable-key="pk_1"></div>
    <script type="x" src="${SCRIPT}" data-publishable-key="pk_1"></script>`;
  placeElements(document, SCRIPT);
  placeElements(document, SCRIPT);

  expect(document.querySelectorAll('table-booking')).toHaveLength(2);
});

test('the language is the element’s, else the page’s, else the visitor’s', () => {
  document.body.innerHTML = '<section lang="ca-ES"><b></b></section><p></p><i lang="sv"></i>';
  const [inside, outside, unknown] = ['b', 'p', 'i'].map((name) =>
    document.querySelector(name),
  ) as [Element, Element, Element];
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv-SE', 'de-AT', 'en']);

  expect(chooseLanguage(inside)).toEqual({ language: 'ca', tag: 'ca-ES' });
  expect(chooseLanguage(outside)).toEqual({ language: 'de', tag: 'de-AT' });
  expect(chooseLanguage(unknown)).toEqual({ language: 'de', tag: 'de-AT' });
  inside.setAttribute('lang', 'eu');
  expect(chooseLanguage(inside)).toEqual({ language: 'eu', tag: 'eu' });
});

test('a placeholder that is added later gets an element, and one that was emptied gets a new one', async () => {
  placeElements(document, SCRIPT);
  document.body.innerHTML =
    '<section><div data-table-booking data-publishable-key="pk_1" data-mode="popup"></div></section>';
  const placeholder = document.querySelector('div') as HTMLElement;
  const filled = () =>
    vi.waitFor(() => {
      const element = placeholder.querySelector('table-booking');
      if (!element) throw new Error('not there yet');
      return element;
    });

  const first = await filled();
  expect(attributesOf(first)).toEqual({ 'publishable-key': 'pk_1', mode: 'popup' });
  placeholder.replaceChildren();
  placeholder.setAttribute('data-pax', '3');
  expect(attributesOf(await filled())).toEqual({
    'publishable-key': 'pk_1',
    mode: 'popup',
    pax: '3',
  });
});

test('an element that the page itself puts after a script keeps its own attributes', async () => {
  document.body.innerHTML = `
    <script type="x" src="${SCRIPT}" data-publishable-key="pk_1"></script>
    <table-booking publishable-key="pk_2"></table-booking>
    <div data-table-booking data-publishable-key="pk_3"></div>`;
  placeElements(document, SCRIPT);
  document.querySelector('script')?.setAttribute('data-publishable-key', 'pk_4');
  document.querySelector('div')?.setAttribute('data-publishable-key', 'pk_5');

  const keys = () =>
    [...document.querySelectorAll('table-booking')].map((e) => e.getAttribute('publishable-key'));
  await vi.waitFor(() => expect(keys()).toEqual(['pk_2', 'pk_5']));
});
