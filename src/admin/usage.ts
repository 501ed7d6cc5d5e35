import type { Command } from './command.ts';
import { columns } from './text.ts';

/** How the command line is called: all of it, or these commands. */
export function usage(commands: readonly Command[]): string {
  return [
    'npm run admin -- <command> [--json]',
    '',
    ...columns(commands.map((command) => [callOf(command), command.summary])),
    '',
    'With --json, the answer is one JSON value on stdout (npm run --silent admin -- … --json).',
    'The database is the one of DATABASE_URL; a server may be running on it.',
  ].join('\n');
}

function callOf({ name, operands, options }: Command): string {
  const words = Object.entries(options).map(([option, { takes, isRequired, isRepeatable }]) => {
    const word = `--${option} ${takes}${isRepeatable ? ' …' : ''}`;
    return isRequired ? word : `[${word}]`;
  });
  return [name, ...operands, ...words].join(' ');
}
