import type { CommandSyntax } from './command.ts';
import { columns } from './text.ts';

/** The usage of these commands. */
export function usage(commands: readonly CommandSyntax[]): string {
  return [
    'npm run admin -- <command> [--json]',
    '',
    ...columns(commands.map((command) => [usageOf(command), command.summary])),
    '',
    'With --json, the result is one JSON value on stdout (npm run --silent admin -- … --json).',
    'Commands use the database of DATABASE_URL, an SQLite file or a PostgreSQL database. Servers may be',
    'running on it.',
  ].join('\n');
}

function usageOf({ name, operands, options }: CommandSyntax): string {
  const words = Object.entries(options).map(
    ([option, { placeholder, isRequired, isRepeatable }]) => {
      const word = `--${option} ${placeholder}${isRepeatable ? ' …' : ''}`;
      return isRequired ? word : `[${word}]`;
    },
  );
  return [name, ...operands, ...words].join(' ');
}
