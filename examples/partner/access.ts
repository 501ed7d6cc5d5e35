import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { PartnerClientSettings } from '../../src/client/partner-client.ts';

type Access = Pick<PartnerClientSettings, 'baseUrl' | 'apiKey' | 'partnerId' | 'accountId'>;
type Env = Record<string, string | undefined>;

/** The program cannot start: an environment variable or the demo's file is missing. */
export class MissingAccessError extends Error {}

/** The file into which `npm start` writes the secrets of its demo: beside an SQLite database, else in `data`. */
function demoFileOf({ DATABASE_URL: databaseUrl = '' }: Env): string {
  const [, database = 'data/maitre.sqlite'] = /^file:(.+)$/.exec(databaseUrl) ?? [];
  return join(dirname(database), 'demo.json');
}

const Demo = z.object({
  accountId: z.string(),
  partners: z.array(
    z.object({ partnerId: z.string(), apiKey: z.string(), dataAccess: z.string() }),
  ),
});

/**
 * Reads the credentials from API_KEY, PARTNER_ID and ACCOUNT_ID, or else from the demo's JSON in
 * `file` (`-` is standard input), by default the file of the server with the same DATABASE_URL. API_URL is the API's base URL;
 * PORT means one on this machine.
 * @throws MissingAccessError
 */
export async function readAccess(file: string | undefined, env: Env): Promise<Access> {
  const baseUrl = env.API_URL ?? `http://127.0.0.1:${env.PORT ?? 3000}/v3`;
  const { API_KEY: apiKey, PARTNER_ID: partnerId, ACCOUNT_ID: accountId } = env;
  if (apiKey && partnerId && accountId) return { baseUrl, apiKey, partnerId, accountId };
  if (apiKey || partnerId || accountId) {
    throw new MissingAccessError(
      'Set API_KEY, PARTNER_ID and ACCOUNT_ID together; one is missing.',
    );
  }
  const demo = Demo.safeParse(parseJson(await readDemo(file, env)));
  const { partners = [], accountId: demoAccountId = '' } = demo.data ?? {};
  const partner = partners.find(({ dataAccess }) => dataAccess === 'private') ?? partners[0];
  if (!partner) {
    throw new MissingAccessError(
      'The file is not the JSON of a demo. npm run --silent admin -- demo --json prints one.',
    );
  }
  const { apiKey: demoKey, partnerId: demoPartnerId } = partner;
  return { baseUrl, apiKey: demoKey, partnerId: demoPartnerId, accountId: demoAccountId };
}

async function readDemo(file: string | undefined, env: Env): Promise<string> {
  if (file === '-') return text(process.stdin);
  // npm runs scripts in the project's folder; INIT_CWD is the folder in which npm was called.
  const path = file === undefined ? demoFileOf(env) : resolve(env.INIT_CWD ?? '', file);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new MissingAccessError(
      `Cannot read ${path} (${(error as NodeJS.ErrnoException).code}). Run npm start first, or set API_KEY, PARTNER_ID and ACCOUNT_ID.`,
    );
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
