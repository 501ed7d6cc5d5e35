import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../dist/browser');
const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);

/** What looks up a time zone, in scripts whose names are minified. */
const LOOK_UP = /toZonedDateTime|getTimeZoneTransition|longOffset|timeZone:(?!["'`]UTC["'`])/g;
/** What the set-up proposes: the zone that the browser itself is in. */
const OWN_ZONE =
  /\{[^{}]*timeZone:\w+[^{}]*\}=(new )?Intl\.DateTimeFormat\([^()]*\)\.resolvedOptions/;

test('no script of a browser looks up a venue’s time zone, not even through the domain', () => {
  expect(scripts.some((file) => /staff-service-/.test(file))).toBe(true);
  const found = scripts.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8').replace(OWN_ZONE, '');
    return [...source.matchAll(LOOK_UP)].map(
      ({ 0: what, index }) => `${file}: ${what} in ${source.slice(index - 60, index + 60)}`,
    );
  });
  expect(found).toEqual([]);
});
