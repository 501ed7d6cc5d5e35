import { expect, test, vi } from 'vitest';
import { compile } from '../../fixtures/compile-page.ts';

// A whole compiler runs in each.
vi.setConfig({ testTimeout: 60_000 });

const PLAIN = `
export function watch(page: Document, tell: (...told: (string | number | null)[]) => void) {
  const element = page.createElement('table-booking');
  element.open();
  element.close();
  element.refresh();
  element.addEventListener('table-booking:booked', ({ detail }) => {
    tell(detail.bookingUuid, detail.clientReferenceId, detail.pax);
    // @ts-expect-error: an event has no personal data
    tell(detail.email);
  });
  page.querySelector('table-booking')?.close();
  addEventListener('table-booking:close', ({ detail }) => tell(detail));
  page.addEventListener('table-booking:step', ({ detail }) => tell(detail.step));
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

test('a page without any library knows the element, its methods and its events', async () => {
  expect(await compile(PLAIN, [])).toBe('');
});

test.each([
  ['React', ['react', '@types/react', 'csstype'], 'react'],
  ['Preact', ['preact'], 'preact'],
])('a page on %s alone knows the tag and its attributes', async (_, packages, jsxImportSource) => {
  expect(await compile(JSX, packages, { jsx: 'react-jsx', jsxImportSource })).toBe('');
});

test('a page whose JSX stands in the global namespace knows them too', async () => {
  const html =
    'declare global { namespace JSX { interface IntrinsicElements { main: {}; a: {} } } }';
  const source = `${html}\n${JSX.replace(' href="tel:+34555010123"', '')}`;
  expect(await compile(source, [], { jsx: 'preserve' })).toBe('');
});
