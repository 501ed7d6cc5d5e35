import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCS = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => join('docs', path));
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...DOCS];

const FOLDERS = ['src', 'test', 'e2e', 'tools', 'bench', 'docs', 'examples', 'public'];
/** Paths in these folders are written without `src/`. */
const SRC_FOLDERS = readdirSync(join(ROOT, 'src'));

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const withoutCode = (markdown: string) => markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');

test.each(PAGES)('every path and link in %s exists', (page) => {
  const text = withoutCode(read(page));
  const paths = [...text.matchAll(/`([a-z][\w-]*(?:\/[\w.-]+)*)\/?`/g)].flatMap(([, path = '']) => {
    const [first = '', ...rest] = path.split('/');
    if (rest.length === 0) return [];
    if (FOLDERS.includes(first)) return [path];
    return SRC_FOLDERS.includes(first) ? [join('src', path)] : [];
  });
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
    join(dirname(page), link),
  );

  expect([...paths, ...links].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(PAGES)('every link in %s to a heading leads to one', (page) => {
  const broken = [...read(page).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)].filter(
    ([, path = '', slug = '']) => {
      const target = path === '' ? page : join(dirname(page), path);
      return !headingSlugs(read(target)).includes(slug);
    },
  );

  expect(broken.map(([link]) => link)).toEqual([]);
});

test('every function that CONTRIBUTING.md names is in the file that it links to', () => {
  const links = [...read('CONTRIBUTING.md').matchAll(/\[`(\w+)`\]\((\S+?)\)/g)];
  expect(links.length).toBeGreaterThan(10);
  const missing = links.filter(([, name = '', path = '']) => !read(path).includes(name));

  expect(missing.map(([link]) => link)).toEqual([]);
});

/** The anchors that GitHub gives to a document's headings. */
function headingSlugs(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
