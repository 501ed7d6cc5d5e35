import { mailDeliveryOf } from '../demo/mail-delivery.ts';
import { Refusal, type ValidationIssue, validationError } from '../domain/refusal.ts';
import type { Instant } from '../domain/venue-time.ts';
import { openContext } from '../operations/context.ts';
import { finishErasures } from '../operations/customers/finish-erasures.ts';
import { type AppSettings, parseSettings } from '../operations/settings.ts';
import { openStore as openStoreAt } from '../store/open-store.ts';
import { StoreBusy, StoreUnavailable } from '../store/store.ts';
import { parseArguments } from './arguments.ts';
import type {
  Command,
  CommandInput,
  CommandResult,
  CommandSyntax,
  DatabaseCommand,
} from './command.ts';
import { backupCommands } from './commands/backup.ts';
import { customerCommands } from './commands/customers.ts';
import { databaseCommands } from './commands/databases.ts';
import { demoCommands } from './commands/demo.ts';
import { integrationCommands } from './commands/integrations.ts';
import { keyCommands } from './commands/keys.ts';
import { partnerCommands } from './commands/partners.ts';
import { publishableKeyCommands } from './commands/publishable-keys.ts';
import { staffCommands } from './commands/staff.ts';
import { venueCommands } from './commands/venues.ts';
import { webhookCommands } from './commands/webhooks.ts';
import { readTextFile, toAbsolutePath } from './read-text.ts';
import { columns } from './text.ts';
import { usage } from './usage.ts';

const COMMANDS: readonly (Command | DatabaseCommand)[] = [
  ...demoCommands,
  ...venueCommands,
  ...partnerCommands,
  ...integrationCommands,
  ...keyCommands,
  ...publishableKeyCommands,
  ...webhookCommands,
  ...staffCommands,
  ...customerCommands,
  ...backupCommands,
  ...databaseCommands,
];

/** What a command needs from the process; tests replace it. */
export interface AdminEnvironment {
  env: Record<string, string | undefined>;
  stdin(): Promise<string>;
  /** Shows a line about progress, before the result. */
  report?(line: string): void;
  now?(): Instant;
  /** Opens the database. */
  openStore?: typeof openStoreAt;
  /** How long a command waits for a database that others keep busy, in milliseconds. */
  maxBusyMs?: number;
}

/** Less than the statement timeout on PostgreSQL. */
const MAX_BUSY_MS = 10_000;

/** The output and exit code of a command. */
export interface AdminResult {
  stdout: string;
  stderr: string;
  /** 0 done, 1 refused or failed, 2 done but for what a message says. */
  exitCode: 0 | 1 | 2;
}

/** Runs a command. Errors become a result too; nothing is thrown. */
export async function runAdmin(
  args: readonly string[],
  environment: AdminEnvironment,
): Promise<AdminResult> {
  const isJson = args.includes('--json');
  const parsed = parseArguments(args, COMMANDS);
  if (parsed.kind === 'help') {
    const text = usage(COMMANDS);
    return succeed(isJson, { json: { usage: text }, text });
  }
  if (parsed.kind === 'misuse') {
    const { message, issues, meant } = parsed;
    const advice = usage(meant.length > 0 ? meant : COMMANDS);
    return fail(isJson, message, issues, ['', advice]);
  }
  const { command, input } = parsed;
  try {
    const answer =
      'runOnDatabases' in command
        ? await runOnDatabases(command, input, environment)
        : await runCommand(command, input, environment);
    return succeed(isJson, answer);
  } catch (error) {
    if (error instanceof InvalidSettings) {
      return fail(isJson, error.message, error.issues.map(toSettingIssue));
    }
    if (error instanceof Refusal) {
      const refusal = withOptionNames(command, error);
      return fail(isJson, refusal.message, refusal.issues, listOf(refusal));
    }
    if (error instanceof StoreBusy) {
      return fail(isJson, `${error.message} Run the command again when that has ended.`, []);
    }
    if (error instanceof StoreUnavailable) return fail(isJson, error.message, []);
    const { stack = String(error) } = error as Error;
    return fail(isJson, 'The command failed with an unexpected error.', [], [stack]);
  }
}

async function runCommand(
  command: Command,
  input: CommandInput,
  { env, stdin, now, openStore = openStoreAt, maxBusyMs = MAX_BUSY_MS }: AdminEnvironment,
): Promise<CommandResult> {
  const settings = requireSettings(env);
  const { databaseUrl, databasePoolSize: poolSize } = settings;
  const store = await openStore(databaseUrl, {}, { poolSize, maxLockWaitMs: maxBusyMs });
  const context = openContext(store, {
    ...settings,
    mailDelivery: mailDeliveryOf(settings),
    ...(now && { now }),
  });
  try {
    // Where no server is running, this command finishes what an earlier one could not.
    await finishErasures(context);
    return await command.run(
      {
        context,
        settings,
        readText: (file) => (file === '-' ? stdin() : readTextFile(file, env)),
        toAbsolutePath: (file) => toAbsolutePath(file, env),
        maxBusyMs,
      },
      input,
    );
  } finally {
    await store.close();
  }
}

function runOnDatabases(
  command: DatabaseCommand,
  input: CommandInput,
  { env, report }: AdminEnvironment,
): Promise<CommandResult> {
  return command.runOnDatabases(
    {
      databaseUrl: () => requireSettings(env).databaseUrl,
      toAbsolutePath: (file) => toAbsolutePath(file, env),
      report: report ?? (() => undefined),
    },
    input,
  );
}

class InvalidSettings extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(`The settings need attention: ${issues.join('; ')}.`);
    this.issues = issues;
  }
}

function requireSettings(env: AdminEnvironment['env']): AppSettings {
  const parsed = parseSettings(env);
  if ('issues' in parsed) throw new InvalidSettings(parsed.issues);
  return parsed.settings;
}

function succeed(isJson: boolean, { json, text, unfinished = null }: CommandResult): AdminResult {
  const answer = isJson ? JSON.stringify(json) : text;
  return {
    stdout: answer === '' ? '' : `${answer}\n`,
    stderr: unfinished === null ? '' : `${unfinished}\n`,
    exitCode: unfinished === null ? 0 : 2,
  };
}

function fail(
  isJson: boolean,
  message: string,
  issues: readonly ValidationIssue[],
  more: readonly string[] = [],
): AdminResult {
  return {
    stdout: isJson ? `${JSON.stringify({ error: message, errors: issues })}\n` : '',
    stderr: `${[message, ...more].join('\n')}\n`,
    exitCode: 1,
  };
}

/** The refusal with its parameters named as on the command line: `--account`, or `ACCOUNT`. */
function withOptionNames(
  { options, operands }: CommandSyntax,
  { code, message, issues }: Refusal,
): Refusal {
  const renamed = issues.map(({ parameter, reason }) => ({
    parameter:
      parameter in options
        ? `--${parameter}`
        : (operands.find((operand) => operand.toLowerCase() === parameter) ?? parameter),
    reason,
  }));
  const isListOfIssues = message === validationError(...issues).message;
  return isListOfIssues ? validationError(...renamed) : new Refusal(code, message, renamed);
}

/** The issues, one per line; none if the message already has the only one. */
function listOf({ issues, message }: Refusal): string[] {
  const [first] = issues;
  if (issues.length === 1 && first && message.includes(first.reason)) return [];
  return columns(issues.map(({ parameter, reason }) => [parameter, reason]));
}

/** Splits `PORT must be …` into parameter and reason. */
function toSettingIssue(text: string): ValidationIssue {
  const [parameter = ''] = text.split(' ');
  return { parameter, reason: text.slice(parameter.length + 1) };
}
