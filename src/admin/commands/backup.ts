import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { validationError } from '../../domain/refusal.ts';
import { isPostgresUrl, withoutPassword } from '../../store/database-url.ts';
import { backUpSqlite } from '../../store/sqlite/backup.ts';
import { pathOfUrl } from '../../store/sqlite/connection.ts';
import { requireSoundDatabase } from '../../store/sqlite/copy-source.ts';
import type { DatabaseCommand, DatabaseCommandContext } from '../command.ts';
import { contentsTable, copyWholeDatabase, naming, sizeOf } from '../copy-whole-database.ts';

const FILE = 'FILE';
const DATABASE = 'DATABASE_URL';

export const backupCommands: readonly DatabaseCommand[] = [
  {
    name: 'backup',
    summary: 'copies the whole database into a new file, also while the server is running',
    operands: [FILE],
    options: {},
    async runOnDatabases(desk, input) {
      const file = desk.toAbsolutePath(input.one(FILE));
      await backUp(desk.databaseUrl(), file, desk);
      const bytes = statSync(file).size;
      const megabytes = (bytes / 1_000_000).toFixed(1);
      return {
        json: { file, bytes },
        text: `The database was copied to ${file} (${megabytes} MB).`,
      };
    },
  },
  {
    name: 'restore',
    summary: 'copies a backup into the database of DATABASE_URL, which must be empty or missing',
    operands: [FILE],
    options: {},
    async runOnDatabases(desk, input) {
      const file = desk.toAbsolutePath(input.one(FILE));
      const url = desk.databaseUrl();
      const sides = {
        from: { url: `file:${file}`, parameter: FILE },
        to: { url, parameter: DATABASE },
      };
      await naming(sides, () => requireSoundDatabase(file));
      const tables = await copyWholeDatabase(sides, desk);
      const database = withoutPassword(url);
      return {
        json: { file, database, tables },
        text: [
          `${file} was restored to ${database}: ${sizeOf(tables)}.`,
          'The digests of all tables are the same in both:',
          '',
          ...contentsTable(tables),
        ].join('\n'),
      };
    },
  },
];

async function backUp(
  url: string,
  file: string,
  desk: Pick<DatabaseCommandContext, 'report'>,
): Promise<void> {
  if (existsSync(file)) throw refused('exists already; name a new file');
  if (!existsSync(dirname(file))) throw refused('is in a folder that does not exist');
  const sides = {
    from: { url, parameter: DATABASE },
    to: { url: `file:${file}`, parameter: FILE },
  };
  if (isPostgresUrl(url)) {
    await copyWholeDatabase(sides, desk);
    return;
  }
  const path = pathOfUrl(url);
  if (!existsSync(path)) {
    throw validationError({ parameter: DATABASE, reason: `does not exist: ${path}` });
  }
  await naming(sides, () => backUpSqlite(url, file));
}

function refused(reason: string) {
  return validationError({ parameter: FILE, reason });
}
