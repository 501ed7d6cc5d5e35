import { readFileSync } from 'node:fs';
import { STAFF_ROLES, type StaffRole } from '../../src/domain/staff-role.ts';

const page = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8');

/** The cells of each row of the table of roles in docs/access.md, its heading first. */
export const ROLE_TABLE = page
  .split('\n')
  .filter((line) => /^\| (Permission|`\w[\w-]*:\w+`)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

/** What a role may do according to the table. */
export function permissionsInDocs(role: StaffRole): ReadonlySet<string> {
  const column = 2 + STAFF_ROLES.indexOf(role);
  const allowed = ROLE_TABLE.slice(1).filter((cells) => cells[column] === 'yes');
  return new Set(allowed.map(([permission = '']) => permission));
}
