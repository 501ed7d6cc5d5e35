import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { StoreBusy, StoreUnavailable } from '../../../src/store/errors.ts';
import { translateError } from '../../../src/store/sqlite/connection.ts';

test.each(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_PROTOCOL'])(
  '%s is a lock of another process, so it is asked again or answered 503',
  (code) => {
    const error = new Database.SqliteError('locking protocol', code);
    expect(translateError(error)).toBeInstanceOf(StoreBusy);
  },
);

test.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_CORRUPT'])(
  '%s is a database that does not answer',
  (code) => {
    const error = translateError(new Database.SqliteError('no', code));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).not.toBeInstanceOf(StoreBusy);
  },
);

test('an error that nobody expects stays as it is', () => {
  const error = new Database.SqliteError('no such table', 'SQLITE_ERROR');
  expect(translateError(error)).toBe(error);
});
