import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findAccount, saveAccount } from '../../src/store/accounts.ts';
import { messageKinds as onPostgres } from '../../src/store/postgres/migrations/0025-message-kinds.ts';
import { messageKinds as onSqlite } from '../../src/store/sqlite/migrations/0025-message-kinds.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aVenue } from '../fixtures/venue.ts';

test('venue documents from before keep their rules for mail and get the new ones', async () => {
  const { store } = await openTestStore();
  const { messages, ...venue } = aVenue();
  const { omittedKinds, writesToGuestsOfPartners, nightlySheetAt, ...before } = {
    ...messages,
    reminderHours: 5,
  };
  const documents = { old: { ...venue, messages: before }, older: venue };
  const { up } = ENGINE === 'postgres' ? onPostgres : onSqlite;
  const after = await store.write(null, async (db) => {
    for (const [accountId, document] of Object.entries(documents))
      await saveAccount(db, { accountId, document: { ...document, accountId }, tables: [] }, 1);
    await sql`drop table nightly_sheets`.execute(db);
    await up(db as never);
    return [await findAccount(db, 'old'), await findAccount(db, 'older')];
  });
  const added = { omittedKinds, writesToGuestsOfPartners, nightlySheetAt };
  const defaults = { reminderHours: 24, quietHours: { from: '21:00:00', until: '09:00:00' } };
  expect(after).toMatchObject([
    { document: { messages: { ...before, ...added } } },
    { document: { messages: { ...before, ...defaults, ...added } } },
  ]);
});
