import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const STAFF = join(import.meta.dirname, '../../src/staff');

/** Of parts that the second file adds to, wherever both are loaded. */
const IN_TWO_FILES: Record<string, string[]> = {
  'field-error': ['controls.css', 'staff.css'],
  floor: ['floor.css', 'placed-tiles.css'],
  'floor-tiles': ['floor.css', 'placed-tiles.css'],
};

test('a class of the staff view has its styles in one file, so that nothing changes when another is loaded', () => {
  const filesOf = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: STAFF })) {
    const styles = readFileSync(join(STAFF, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const name of classesAlone(styles))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(basename(file)));
  }
  expect(filesOf.size).toBeGreaterThan(300);
  const shared = [...filesOf].filter(([, files]) => files.size > 1);
  expect(Object.fromEntries(shared.map(([name, files]) => [name, [...files].sort()]))).toEqual(
    IN_TWO_FILES,
  );
});

/** The classes that a rule styles wherever they are, in any state. */
function classesAlone(styles: string): string[] {
  return [...styles.matchAll(/([^{}@;]+)\{/g)].flatMap(([, selectors = '']) =>
    selectors.split(',').flatMap((selector) => {
      const [, name] = /^\.([\w-]+)(?:::?[\w-]+|\[[^\]]*\])*$/.exec(selector.trim()) ?? [];
      return name ? [name] : [];
    }),
  );
}
