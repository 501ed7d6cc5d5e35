import type { AppContext } from '../operations/context.ts';
import type { AppSettings } from '../operations/settings.ts';

/** What the arguments of a command are. */
export interface CommandSyntax {
  /** Its words, such as `venue import`. */
  name: string;
  summary: string;
  /** Positional arguments as usage shows them, such as `FILE`. */
  operands: readonly string[];
  options: Readonly<Record<string, Option>>;
}

/** A command that works on the open database of DATABASE_URL. */
export interface Command extends CommandSyntax {
  /** @throws Refusal for errors that the user can correct */
  run(desk: CommandContext, input: CommandInput): Promise<CommandResult>;
}

/** A command on whole databases, which opens them itself. */
export interface DatabaseCommand extends CommandSyntax {
  /** @throws Refusal for errors that the user can correct */
  runOnDatabases(desk: DatabaseCommandContext, input: CommandInput): Promise<CommandResult>;
}

export interface Option {
  /** The placeholder of its value in usage, such as `ACCOUNT`. */
  placeholder: string;
  isRequired?: boolean;
  isRepeatable?: boolean;
  oneOf?: readonly string[];
}

/** The arguments of a command, already checked against its operands and options. */
export interface CommandInput {
  /** The value of an operand or a required option. */
  one(name: string): string;
  optional(name: string): string | undefined;
  all(name: string): readonly string[];
}

/** What every command can use. */
export interface CommandContext {
  context: AppContext;
  settings: AppSettings;
  /** Reads a text file; `-` is standard input. @throws Refusal if it cannot be read */
  readText(file: string): Promise<string>;
  /** The absolute path of a file that an operand names. */
  toAbsolutePath(file: string): string;
  /** How long a command waits for a database that others keep busy, in milliseconds. */
  maxBusyMs: number;
}

/** What commands on whole databases can use. */
export interface DatabaseCommandContext {
  /** DATABASE_URL. @throws InvalidSettings */
  databaseUrl(): string;
  /** The absolute path of a file that an operand names. */
  toAbsolutePath(file: string): string;
  /** Shows a line about progress at once. */
  report(line: string): void;
}

/** The result of a command, for programs and for people. */
export interface CommandResult {
  json: unknown;
  /** Lines for stdout; empty if `unfinished` says everything. */
  text: string;
  /** What remains to be done, and why, or what failed. Printed on stderr, with exit code 2. */
  unfinished?: string | null;
}
