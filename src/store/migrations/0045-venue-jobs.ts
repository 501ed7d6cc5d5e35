import { migrationOf } from './dialect.ts';

/**
 * The next piece of each kind of work that is done for each venue, such as the nightly sheets that had a table of their
 * own. That one is empty from now on, and not used: servers of the version before may still be running.
 */
export const venueJobs = migrationOf(({ key, big, strict }) => [
  `create table venue_jobs (
    kind ${key} not null,
    account_id ${key} not null references accounts (account_id) on delete cascade,
    work_day ${key} not null,
    due_at ${big} not null,
    tries integer not null,
    claimed_until ${big},
    primary key (kind, account_id)
  )${strict}`,
  `insert into venue_jobs (kind, account_id, work_day, due_at, tries, claimed_until)
    select 'nightly_sheets', account_id, work_day, due_at, tries, claimed_until from nightly_sheets`,
  'delete from nightly_sheets',
]);
