import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { SERVER } from '../../tools/paths.mjs';
import { ENGINE } from '../fixtures/engine.ts';
import { tempFolder } from '../fixtures/temp-database.ts';
import { ROOT, type Start } from './server-process.ts';

/** A database that no server has opened yet. */
export interface EmptyDatabase {
  /** The setting DATABASE_URL. */
  url: string;
  /** The working folder of its servers. */
  folder: string;
  /** Where they save the credentials of a demo. */
  demoFile: string;
  /** How they are started. */
  start: Start;
}

/** A new database of the project's engine; gone when the test ends. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const folder = tempFolder();
  const start: Start = {
    command: process.execPath,
    args: [join(ROOT, SERVER)],
    cwd: folder,
    hasGroup: false,
  };
  return { url: await createUrl(), folder, demoFile: join(folder, 'data/demo.json'), start };
}

async function createUrl(): Promise<string> {
  if (ENGINE === 'sqlite') return 'file:data/maitre.sqlite';
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(`create database ${name}`);
  onTestFinished(async () => {
    await queryPostgres(`drop database ${name} with (force)`);
  });
  return Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
}

/** Runs a statement as the administrator of the tests' PostgreSQL server. */
export async function queryPostgres(
  statement: string,
  url = inject('postgresUrl'),
): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
