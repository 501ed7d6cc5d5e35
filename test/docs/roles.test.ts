import { expect, test } from 'vitest';
import { PERMISSIONS, STAFF_ONLY_PERMISSIONS } from '../../src/domain/permission.ts';
import { permissionsOf, STAFF_ROLES } from '../../src/domain/staff-role.ts';
import { permissionsInDocs, ROLE_TABLE } from './role-table.ts';

test('docs/access.md has each permission of the staff and each role once', () => {
  const [heading, ...body] = ROLE_TABLE;
  expect(heading?.slice(2)).toEqual([...STAFF_ROLES]);
  const documented = body.map(([permission]) => permission);
  expect(documented).toHaveLength(new Set(documented).size);
  expect(new Set(documented)).toEqual(new Set([...PERMISSIONS, ...STAFF_ONLY_PERMISSIONS]));
});

test.each(STAFF_ROLES.map((role, index) => [role, index + 2] as const))(
  'docs/access.md says what the role %s may do, and what it may not',
  (role, column) => {
    const allowed = permissionsInDocs(role);
    const refused = ROLE_TABLE.slice(1).filter((cells) => cells[column] === '–');
    expect(allowed).toEqual(permissionsOf(role));
    expect(allowed.size + refused.length).toBe(ROLE_TABLE.length - 1);
  },
);
