import { expect, test } from 'vitest';
import { COPIED_TABLES } from '../../../src/store/copy/copied-tables.ts';
import { selectInOrder } from '../../../src/store/sqlite/read-tables.ts';
import { connectRaw, openTempStore } from '../../fixtures/temp-database.ts';

test.each(COPIED_TABLES)(
  'rows in order come from an index, not from a sort: $name',
  async (table) => {
    const database = connectRaw((await openTempStore()).file);
    const plan = database
      .prepare<[], { detail: string }>(`explain query plan ${selectInOrder(table, table.order)}`)
      .all()
      .map(({ detail }) => detail);
    // Rows with the same first column may be sorted.
    const sorts = plan.filter(
      (step) => step.includes('TEMP B-TREE') && !/LAST \d+ TERMS/.test(step),
    );
    expect(plan).not.toEqual([]);
    expect(sorts).toEqual([]);
  },
);
