import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Members of the staff have a role. Of those from before, the first of each venue becomes its owner, and the others
 * managers, who may do what everyone could.
 */
export const staffRoles: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table staff add column role text not null default 'MANAGER'
      check (role in ('KITCHEN', 'HOST', 'MANAGER', 'OWNER'))`.execute(db);
    await sql`update staff set role = 'OWNER' where uuid = (
      select uuid from staff as first where first.account_id = staff.account_id
      order by created_at, uuid limit 1
    )`.execute(db);
  },
};
