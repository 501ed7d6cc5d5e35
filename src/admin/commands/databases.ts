import { withoutPassword } from '../../store/database-url.ts';
import type { DatabaseCommand } from '../command.ts';
import { contentsTable, copyWholeDatabase, sizeOf } from '../copy-whole-database.ts';

export const databaseCommands: readonly DatabaseCommand[] = [
  {
    name: 'database copy',
    summary: 'copies a whole database into an empty one, between SQLite and PostgreSQL too',
    operands: [],
    options: {
      from: { placeholder: 'URL', isRequired: true },
      to: { placeholder: 'URL', isRequired: true },
    },
    async runOnDatabases(desk, input) {
      const [from, to] = [input.one('from'), input.one('to')];
      const tables = await copyWholeDatabase(
        { from: { url: from, parameter: 'from' }, to: { url: to, parameter: 'to' } },
        desk,
      );
      const [source, target] = [withoutPassword(from), withoutPassword(to)];
      return {
        json: { from: source, to: target, tables },
        text: [
          `${source} was copied to ${target}: ${sizeOf(tables)}.`,
          'The digests of all tables are the same in both databases:',
          '',
          ...contentsTable(tables),
        ].join('\n'),
      };
    },
  },
];
