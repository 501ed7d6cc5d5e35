import { expect, onTestFinished, test } from 'vitest';
import { analyticsCode, tagManagerCode } from '../../src/embed-page/recipe-code.ts';

const PUBLIC_URL = 'https://book.test';

/** A page of its own, on which recipes run. */
function showPage(body: string) {
  const frame = document.createElement('iframe');
  frame.title = 'The page of a venue';
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument as Document;
  page.body.innerHTML = body;
  const run = (code: string) => {
    const script = page.createElement('script');
    script.textContent = code.replace(/<\/?script>/g, '');
    page.head.append(script);
    script.remove();
  };
  return { page, run };
}

test('the tag manager’s script creates one element and one script, even if it runs again', () => {
  const { page, run } = showPage('<div id="booking"></div>');
  for (let times = 0; times < 2; times++) run(tagManagerCode(PUBLIC_URL));
  const elements = [...page.querySelectorAll('#booking > table-booking')];
  expect(elements.map((element) => element.getAttribute('publishable-key'))).toEqual(['pk_…']);
  const scripts = [...page.head.querySelectorAll('script')];
  expect(scripts.map(({ src, type }) => [src, type])).toEqual([
    [`${PUBLIC_URL}/embed.js`, 'module'],
  ]);
});

test('the tag manager’s script does nothing on a page without the container', () => {
  const { page, run } = showPage('<main></main>');
  run(tagManagerCode(PUBLIC_URL));
  expect(page.querySelector('table-booking, script')).toBeNull();
});

test('the analytics script passes each event on once', () => {
  const { page, run } = showPage('');
  run(analyticsCode());
  const detail = { bookingUuid: 'b1', status: 'CONFIRMED' };
  page.body.dispatchEvent(new CustomEvent('table-booking:booked', { bubbles: true, detail }));
  const { dataLayer } = page.defaultView as Window & { dataLayer?: unknown };
  expect(dataLayer).toEqual([{ event: 'table-booking:booked', ...detail }]);
});
