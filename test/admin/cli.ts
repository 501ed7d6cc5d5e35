import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type AdminResult, runAdmin } from '../../src/admin/run-admin.ts';
import { type AppContext, openContext } from '../../src/operations/context.ts';
import { openStore } from '../../src/store/open-store.ts';
import { recordStatements } from '../fixtures/recorded-statements.ts';
import { readSqliteFiles } from '../fixtures/stored-bytes.ts';
import { aVenue } from '../fixtures/venue.ts';

export interface AdminCli {
  folder: string;
  env: Record<string, string>;
  /** How long a command waits for a busy database; as long as it does for users by default. */
  maxBusyMs: number | undefined;
  run(...args: string[]): Promise<AdminResult>;
  /** With --json, the value on stdout. */
  json<T>(...args: string[]): Promise<T>;
  /** The same, of a command that fails. */
  failure(...args: string[]): Promise<{ error: string; errors: object[] }>;
  runWith(stdin: string, ...args: string[]): Promise<AdminResult>;
  importVenue(document: unknown): Promise<AdminResult>;
  /** As a server beside would have it open; closed when the test ends. */
  openContext(): Promise<AppContext>;
  /** Every byte of the database, its log included. */
  bytes(): string;
}

/**
 * The command line on a database of its own, gone when the test ends.
 * @param databaseUrl another database
 */
export function openCli(databaseUrl?: string): AdminCli {
  const folder = mkdtempSync(join(tmpdir(), 'maitre-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = {
    DATABASE_URL: databaseUrl ?? `file:${join(folder, 'maitre.sqlite')}`,
    INIT_CWD: folder,
  };
  const runWith = (stdin: string, ...args: string[]) =>
    runAdmin(args, {
      env,
      stdin: async () => stdin,
      openStore: async (...settings) => recordStatements(await openStore(...settings)),
      ...(cli.maxBusyMs !== undefined && { maxBusyMs: cli.maxBusyMs }),
    });
  const run = (...args: string[]) => runWith('', ...args);
  const cli: AdminCli = {
    folder,
    env,
    maxBusyMs: undefined,
    run,
    runWith,
    async json(...args) {
      const { stdout, stderr, exitCode } = await run(...args, '--json');
      if (exitCode !== 0) throw new Error(`${args.join(' ')} failed: ${stderr}`);
      return JSON.parse(stdout);
    },
    async failure(...args) {
      const { stdout, exitCode } = await run(...args, '--json');
      if (exitCode === 0) throw new Error(`${args.join(' ')} succeeded: ${stdout}`);
      return JSON.parse(stdout);
    },
    importVenue(document) {
      writeFileSync(join(folder, 'venue.json'), JSON.stringify(document));
      return run('venue', 'import', 'venue.json');
    },
    async openContext() {
      const store = await openStore(env.DATABASE_URL);
      onTestFinished(() => store.close());
      return openContext(store, { publicUrl: 'http://localhost:3000', bookingsPerHour: 1 });
    },
    bytes: () => readSqliteFiles(join(folder, 'maitre.sqlite')),
  };
  return cli;
}

/** A desk with a venue and a partner. */
export async function openDeskWithVenue(databaseUrl?: string): Promise<AdminCli> {
  const cli = openCli(databaseUrl);
  await cli.importVenue(aVenue());
  await cli.run('partner', 'create', 'Point of sale', '--id', 'pos');
  return cli;
}
