import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceOf } from '../../src/staff-worker/request-source.ts';

const ORIGIN = 'https://book.example';
const FILES = {
  shell: [
    { url: '/staff', revision: 'a' },
    { url: '/assets/staff-staff-1.js', revision: null },
    { url: '/icon.svg', revision: 'b' },
  ],
  languages: ['/assets/staff-language-es-1.js'],
};

function source(path: string, mode: RequestMode = 'cors', method = 'GET') {
  return sourceOf({ url: new URL(path, ORIGIN).href, mode, method }, FILES, ORIGIN);
}

test.each(['/staff', '/staff/', '/staff?from=home-screen', '/staff#date=2030-01-16'])(
  'the document, for a navigation to %s',
  (path) => {
    expect(source(path, 'navigate')).toBe('document');
  },
);

test.each([
  ['/assets/staff-staff-1.js', 'file'],
  ['/assets/staff-of-the-build-before-0.js', 'file'],
  ['/icon.svg', 'file'],
  ['/assets/staff-language-es-1.js', 'language'],
  // The build before had it; this one has another.
  ['/assets/staff-language-es-0.js', 'file'],
] as const)('%s is a %s', (path, expected) => {
  expect(source(path)).toBe(expected);
});

test.each([
  '/staff',
  '/staff-worker.js',
  '/icon.svg?other',
  '/embed.js',
  '/assets/widget-mount-1.js',
  '/assets/manage-manage-1.js',
  '/licenses/staff.md',
  'https://other.example/assets/staff-staff-1.js',
])('nothing, for the file %s', (path) => {
  expect(source(path)).toBeNull();
});

test.each(['/', '/staffing', '/staff.html', '/manage/1', '/embed', '/problems'])(
  'nothing, for a navigation to %s',
  (path) => {
    expect(source(path, 'navigate')).toBeNull();
  },
);

test('nothing, for any request to an API', () => {
  const apis = fc.constantFrom('/staff/v3', '/v3', '/widget/v3');
  const paths = fc
    .array(fc.constantFrom('', '.', '..', 'staff', 'assets', 'staff-staff-1.js', 'icon.svg', '%2e'))
    .map((parts) => parts.map((part) => `/${part}`).join(''));
  const modes = fc.constantFrom<RequestMode>('navigate', 'cors', 'same-origin', 'no-cors');
  const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE');
  fc.assert(
    fc.property(apis, paths, modes, methods, (api, path, mode, method) => {
      const { pathname } = new URL(api + path, ORIGIN);
      // A path such as /staff/v3/../.. is no longer one of the API.
      fc.pre(pathname.startsWith(api));
      expect(source(pathname, mode, method)).toBeNull();
    }),
  );
});

test('nothing, for any request that is not GET', () => {
  const paths = fc.constantFrom('/staff', ...FILES.shell.map(({ url }) => url), ...FILES.languages);
  const methods = fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE');
  fc.assert(
    fc.property(paths, methods, (path, method) => {
      expect(source(path, 'navigate', method)).toBeNull();
      expect(source(path, 'cors', method)).toBeNull();
    }),
  );
});
