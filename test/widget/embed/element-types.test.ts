import { expect, test } from 'vitest';
import { compile } from '../../fixtures/compile-page.ts';

const PLAIN = `
export function watch(page: Document, log: (...values: (string | number | null)[]) => void) {
  const element = page.createElement('table-booking');
  element.open();
  element.close();
  element.refresh();
  element.addEventListener('table-booking:booked', ({ detail }) => {
    log(detail.bookingUuid, detail.clientReferenceId, detail.pax);
    // @ts-expect-error: an event has no personal data
    log(detail.email);
  });
  page.querySelector('table-booking')?.close();
  addEventListener('table-booking:close', ({ detail }) => log(detail));
  page.addEventListener('table-booking:step', ({ detail }) => log(detail.step));
}`;

const JSX = `
export const page = (
  <main>
    <table-booking publishable-key="pk_1" mode="floating" pax={4} utm-source="newsletter" id="book">
      <a href="tel:+34555010123">Call us</a>
    </table-booking>
    {/* @ts-expect-error: no such mode */}
    <table-booking mode="sideways" />
    {/* @ts-expect-error: no such theme */}
    <table-booking theme={1} />
  </main>
);`;

test('TypeScript without any library knows the element, its methods and its events', async () => {
  expect(await compile(PLAIN, [])).toBe('');
});

test.each([
  ['React', ['react', '@types/react', 'csstype'], 'react'],
  ['Preact', ['preact'], 'preact'],
])('JSX of %s alone accepts the tag and its attributes', async (_, packages, jsxImportSource) => {
  expect(await compile(JSX, packages, { jsx: 'react-jsx', jsxImportSource })).toBe('');
});

test('JSX in the global namespace accepts them too', async () => {
  const html =
    'declare global { namespace JSX { interface IntrinsicElements { main: {}; a: {} } } }';
  const source = `${html}\n${JSX.replace(' href="tel:+34555010123"', '')}`;
  expect(await compile(source, [], { jsx: 'preserve' })).toBe('');
});
