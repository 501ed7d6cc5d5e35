import { statSync } from 'node:fs';
import { validationError } from '../../domain/refusal.ts';
import { copyDatabase } from '../../store/sqlite/backup.ts';
import type { Command } from '../command.ts';

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    summary: 'copies the whole database into a new file, also while the server is running',
    operands: ['FILE'],
    options: {},
    async run({ settings, toAbsolutePath }, input) {
      const file = toAbsolutePath(input.one('FILE'));
      try {
        copyDatabase(settings.databaseUrl, file);
      } catch (error) {
        throw validationError({
          parameter: 'FILE',
          reason: reasonOf(error as NodeJS.ErrnoException),
        });
      }
      const bytes = statSync(file).size;
      const megabytes = (bytes / 1_000_000).toFixed(1);
      return {
        json: { file, bytes },
        text: `The database was copied to ${file} (${megabytes} MB).`,
      };
    },
  },
];

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EEXIST') return 'exists already; name a new file';
  if (code === 'ENOENT') return 'is in a folder that does not exist';
  return `cannot be written: ${message}`;
}
