import { parseArgs } from 'node:util';
import type { ValidationIssue } from '../domain/refusal.ts';
import type { Command, Given } from './command.ts';

export type ParsedArguments =
  | { kind: 'help' }
  | { kind: 'command'; command: Command; given: Given }
  /** With the commands that were probably meant, to show how they are called. */
  | { kind: 'misuse'; message: string; faults: ValidationIssue[]; meant: readonly Command[] };

/** Which command the arguments call, and with what; every fault in one answer. */
export function parseArguments(
  args: readonly string[],
  commands: readonly Command[],
): ParsedArguments {
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
      words.length === 0 ? 'A command is missing' : `There is no command ${words.join(' ')}`;
    return misuse(message, commandsMeant(words, commands));
  }
  const operands = words.slice(command.name.split(' ').length);
  const given = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) given.set(name, value);
  }
  const faults = faultsOf(command, operands, given);
  if (faults.length > 0) {
    const message = faults.map(({ parameter, reason }) => `${parameter} ${reason}`).join('; ');
    return { ...misuse(message, [command]), faults };
  }
  command.operands.forEach((name, index) => {
    given.set(name, operands.slice(index, index + 1));
  });
  return { kind: 'command', command, given: givenOf(given) };
}

function misuse(message: string, meant: readonly Command[]) {
  return { kind: 'misuse' as const, message: `${message}.`, faults: [], meant };
}

/** Those that begin with the same word. */
function commandsMeant(words: readonly string[], commands: readonly Command[]): Command[] {
  return commands.filter(({ name }) => words.includes(name.split(' ')[0] ?? ''));
}

function startsWith(words: readonly string[], name: string): boolean {
  return name.split(' ').every((word, index) => words[index] === word);
}

function faultsOf(
  command: Command,
  operands: readonly string[],
  given: ReadonlyMap<string, readonly string[]>,
): ValidationIssue[] {
  const faults: ValidationIssue[] = [];
  const fault = (parameter: string, reason: string) => faults.push({ parameter, reason });
  for (const [index, name] of command.operands.entries()) {
    if (!operands[index]) fault(name, 'is required');
  }
  for (const operand of operands.slice(command.operands.length)) {
    fault(operand, 'is one word too many');
  }
  for (const [name, option] of Object.entries(command.options)) {
    const values = given.get(name) ?? [];
    if (option.isRequired && values.length === 0) fault(`--${name}`, 'is required');
    if (!option.isRepeatable && values.length > 1) fault(`--${name}`, 'may be given once');
    if (values.includes('')) fault(`--${name}`, 'must not be empty');
    const { oneOf } = option;
    if (oneOf && values.some((value) => value !== '' && !oneOf.includes(value))) {
      fault(`--${name}`, `must be one of ${oneOf.join(', ')}`);
    }
  }
  for (const name of given.keys()) {
    if (!(name in command.options)) fault(`--${name}`, `is no option of ${command.name}`);
  }
  return faults;
}

function givenOf(values: ReadonlyMap<string, readonly string[]>): Given {
  const all = (name: string) => values.get(name) ?? [];
  return {
    all,
    maybe: (name) => all(name)[0],
    one(name) {
      const [value] = all(name);
      if (value === undefined) throw new Error(`${name} is not required by its command`);
      return value;
    },
  };
}

/** Node adds advice on positional arguments that would only lead astray. */
function firstSentence(message: string): string {
  return (message.split(/\.\s|\n/)[0] ?? message).replace(/\.$/, '');
}
