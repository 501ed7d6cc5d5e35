import type { AppContext } from '../operations/context.ts';
import type { AppSettings } from '../operations/settings.ts';

/** One command of the command line: how it is called, and what it does. */
export interface Command {
  /** The words that call it, such as `venue import`. */
  name: string;
  summary: string;
  /** What follows the words, in order, as usage shows it: `FILE`. */
  operands: readonly string[];
  options: Readonly<Record<string, Option>>;
  /** @throws Refusal for whatever whoever called it can put right */
  run(desk: CommandContext, input: CommandInput): Promise<CommandResult>;
}

export interface Option {
  /** What it takes, as usage shows it: `ACCOUNT`. */
  takes: string;
  /** Must be there; without it, may be left out. */
  isRequired?: boolean;
  /** May be there more than once. */
  isRepeatable?: boolean;
  oneOf?: readonly string[];
}

/** What a command was called with, already checked against its operands and options. */
export interface CommandInput {
  /** An operand, or a required option. */
  one(name: string): string;
  maybe(name: string): string | undefined;
  all(name: string): readonly string[];
}

/** What commands work with. */
export interface CommandContext {
  context: AppContext;
  settings: AppSettings;
  /** A file's text; `-` is the standard input. @throws Refusal where it cannot be read */
  readText(file: string): Promise<string>;
}

/** The same answer for programs and for people. */
export interface CommandResult {
  json: unknown;
  text: string;
}
