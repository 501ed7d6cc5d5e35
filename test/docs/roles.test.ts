import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERMISSIONS, STAFF_ONLY_PERMISSIONS } from '../../src/domain/permission.ts';
import { permissionsOf, STAFF_ROLES } from '../../src/domain/staff-role.ts';

const page = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8');

/** The cells of each row of the table of roles. */
const rows = page
  .split('\n')
  .filter((line) => /^\| (Permission|`\w[\w-]*:\w+`)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

test('docs/access.md has each permission of the staff and each role once', () => {
  const [heading, ...body] = rows;
  expect(heading?.slice(2)).toEqual([...STAFF_ROLES]);
  const documented = body.map(([permission]) => permission);
  expect(documented).toHaveLength(new Set(documented).size);
  expect(new Set(documented)).toEqual(new Set([...PERMISSIONS, ...STAFF_ONLY_PERMISSIONS]));
});

test.each(STAFF_ROLES.map((role, index) => [role, index + 2] as const))(
  'docs/access.md says what the role %s may do, and what it may not',
  (role, column) => {
    const allowed = rows.slice(1).filter((cells) => cells[column] === 'yes');
    const refused = rows.slice(1).filter((cells) => cells[column] === '–');
    expect(new Set(allowed.map(([permission]) => permission))).toEqual(permissionsOf(role));
    expect(allowed.length + refused.length).toBe(rows.length - 1);
  },
);
