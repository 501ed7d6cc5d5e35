import { CompiledQuery, type Insertable } from 'kysely';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

/**
 * Inserts rows with SQL that is built once per database: for the sixty columns of a booking, building it takes
 * longer than running it. Every row must have the same properties, in the same order.
 */
export function insertionInto<Name extends 'bookings' | 'customers'>(table: Name) {
  const texts = new WeakMap<object, string>();
  return async (db: Db, row: Insertable<Tables[Name]>): Promise<void> => {
    // The same for all transactions on a database, unlike `db` itself.
    const { adapter } = db.getExecutor();
    let text = texts.get(adapter);
    if (text === undefined) {
      text = db.insertInto(table).values(row).compile().sql;
      texts.set(adapter, text);
    }
    await db.executeQuery(CompiledQuery.raw(text, Object.values(row)));
  };
}
