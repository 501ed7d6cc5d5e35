import { expect, test } from 'vitest';
import { PERMISSIONS, STAFF_ONLY_PERMISSIONS } from '../../src/domain/permission.ts';
import { permissionsOf, STAFF_ROLES } from '../../src/domain/staff-role.ts';

test('each role may do what the one before may, and more', () => {
  for (const [index, role] of STAFF_ROLES.slice(1).entries()) {
    const before = permissionsOf(STAFF_ROLES[index] ?? 'OWNER');
    const more = permissionsOf(role);
    expect([...before].filter((each) => !more.has(each))).toEqual([]);
    expect(more.size).toBeGreaterThan(before.size);
  }
});

test('an owner may do everything', () => {
  expect(new Set(permissionsOf('OWNER'))).toEqual(
    new Set([...PERMISSIONS, ...STAFF_ONLY_PERMISSIONS]),
  );
});

test('the kitchen reads bookings and changes nothing', () => {
  expect([...permissionsOf('KITCHEN')]).toEqual(['availability:read', 'bookings:read']);
});
