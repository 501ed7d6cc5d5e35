import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../../src');

/** Without a style: the browser tests find the element by it. */
const UNSTYLED = ['folds'];

test('every class of the widget and the manage page has a style', () => {
  const styles = textsOf('.css').join('\n');
  const styled = new Set([...styles.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name));
  const used = textsOf('.tsx').flatMap((text) =>
    [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );

  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used.filter((name) => !styled.has(name)))]).toEqual(UNSTYLED);
});

function textsOf(extension: string): string[] {
  return ['diner', 'widget', 'manage'].flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(join(SRC, folder, file), 'utf8')),
  );
}
