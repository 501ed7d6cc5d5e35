import { parseArgs } from 'node:util';
import type { ValidationIssue } from '../domain/refusal.ts';
import type { CommandInput, CommandSyntax } from './command.ts';

export type ParsedArguments<Command extends CommandSyntax> =
  | { kind: 'help' }
  | { kind: 'command'; command: Command; input: CommandInput }
  /** With the commands that were probably meant, to show their usage. */
  | { kind: 'misuse'; message: string; issues: ValidationIssue[]; meant: readonly Command[] };

/** Parses the arguments into a command and its input, or lists all issues. */
export function parseArguments<Command extends CommandSyntax>(
  args: readonly string[],
  commands: readonly Command[],
): ParsedArguments<Command> {
  const options = Object.fromEntries(
    commands
      .flatMap((command) => Object.keys(command.options))
      .map((name) => [name, { type: 'string', multiple: true } as const]),
  );
  let values: Record<string, string[] | boolean | undefined>;
  let words: string[];
  try {
    const flag = { type: 'boolean' } as const;
    const parsed = parseArgs({
      args: [...args],
      options: { ...options, json: flag, help: { ...flag, short: 'h' } },
      allowPositionals: true,
    });
    values = parsed.values;
    words = parsed.positionals;
  } catch (error) {
    return misuse(firstSentence((error as Error).message), commandsMeant(args, commands));
  }
  if (values.help === true || words[0] === 'help') return { kind: 'help' };
  const command = commands.find(({ name }) => startsWith(words, name));
  if (!command) {
    const message =
      words.length === 0
        ? 'A command is missing'
        : `There is no command ${withoutPassword(words.join(' '))}`;
    return misuse(message, commandsMeant(words, commands));
  }
  const operands = words.slice(command.name.split(' ').length);
  const input = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) input.set(name, value);
  }
  const issues = issuesIn(command, operands, input);
  if (issues.length > 0) {
    const message = issues.map(({ parameter, reason }) => `${parameter} ${reason}`).join('; ');
    return { ...misuse(message, [command]), issues };
  }
  command.operands.forEach((name, index) => {
    input.set(name, operands.slice(index, index + 1));
  });
  return { kind: 'command', command, input: inputFrom(input) };
}

function misuse<Command extends CommandSyntax>(message: string, meant: readonly Command[]) {
  return { kind: 'misuse' as const, message: `${message}.`, issues: [], meant };
}

/** Commands that begin with one of the words. */
function commandsMeant<Command extends CommandSyntax>(
  words: readonly string[],
  commands: readonly Command[],
): Command[] {
  return commands.filter(({ name }) => words.includes(name.split(' ')[0] ?? ''));
}

function startsWith(words: readonly string[], name: string): boolean {
  return name.split(' ').every((word, index) => words[index] === word);
}

function issuesIn(
  command: CommandSyntax,
  operands: readonly string[],
  input: ReadonlyMap<string, readonly string[]>,
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const report = (parameter: string, reason: string) => issues.push({ parameter, reason });
  for (const [index, name] of command.operands.entries()) {
    if (!operands[index]) report(name, 'is required');
  }
  for (const operand of operands.slice(command.operands.length)) {
    report(withoutPassword(operand), 'is an unexpected argument');
  }
  for (const [name, option] of Object.entries(command.options)) {
    const values = input.get(name) ?? [];
    if (option.isRequired && values.length === 0) report(`--${name}`, 'is required');
    if (!option.isRepeatable && values.length > 1) report(`--${name}`, 'must be given only once');
    if (values.includes('')) report(`--${name}`, 'must not be empty');
    const { oneOf } = option;
    if (oneOf && values.some((value) => value !== '' && !oneOf.includes(value))) {
      report(`--${name}`, `must be one of ${oneOf.join(', ')}`);
    }
  }
  for (const name of input.keys()) {
    if (!(name in command.options)) report(`--${name}`, `is not an option of ${command.name}`);
  }
  return issues;
}

function inputFrom(values: ReadonlyMap<string, readonly string[]>): CommandInput {
  const all = (name: string) => values.get(name) ?? [];
  return {
    all,
    optional: (name) => all(name)[0],
    one(name) {
      const [value] = all(name);
      if (value === undefined) throw new Error(`${name} is not required by its command`);
      return value;
    },
  };
}

/** An argument may be the URL of a database in the wrong place. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/.*@/, '//');
}

/** Drops Node's advice about positional arguments, which would mislead. */
function firstSentence(message: string): string {
  return (message.split(/\.\s|\n/)[0] ?? message).replace(/\.$/, '');
}
