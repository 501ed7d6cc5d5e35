import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';

// A whole compiler runs in each.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = resolve(import.meta.dirname, '../..');

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

/** What the compiler says of a page in a folder of its own, with these packages and no others. */
async function compile(source: string, packages: string[], options: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'maitre-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
  copyFileSync(join(ROOT, 'public/table-booking.d.ts'), join(folder, 'table-booking.d.ts'));
  writeFileSync(join(folder, 'page.tsx'), source);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom'],
    types: [],
    skipLibCheck: false,
    preserveSymlinks: true,
    ...options,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const compiling = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
  return compiling.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

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
