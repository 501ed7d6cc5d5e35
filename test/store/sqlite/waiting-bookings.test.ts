import { expect, test } from 'vitest';
import { connectRaw, openTempStore } from '../../fixtures/temp-database.ts';

test('whether anybody waits is answered by the index of those who do', async () => {
  const database = connectRaw((await openTempStore()).file);
  const plan = database
    .prepare<[string, string, string], { detail: string }>(
      `explain query plan select distinct work_day from bookings
        where account_id = ? and work_day >= ? and work_day <= ?
          and status = 'PENDING_WAIT_LIST_BOOKING'`,
    )
    .all('casa-test', '2030-01-15', '2030-01-17');
  expect(plan[0]?.detail).toMatch(/USING (COVERING )?INDEX bookings_on_wait_list/);
});
