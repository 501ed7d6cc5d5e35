import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { saveDemo } from '../../src/demo/demo-file.ts';
import { type Demo, makeDemo } from '../../src/demo/make-demo.ts';
import { openContext } from '../../src/operations/context.ts';
import { openStore } from '../../src/store/open-store.ts';
import { copyTemplate } from '../fixtures/database-template.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { giveBackPostgresDatabase, takePostgresDatabase } from '../fixtures/postgres-database.ts';
import { type OnFinished, tempFolder } from '../fixtures/temp-database.ts';

const ORIGIN = 'http://127.0.0.1';

/**
 * An SQLite database that already has the demo, with `demo.json` beside it, so that a server starts sooner.
 * @returns its path, in a folder of its own
 */
export async function copyDemo(onFinished?: OnFinished): Promise<string> {
  const { file } = await copyDemoFile(onFinished);
  return file;
}

async function copyDemoFile(onFinished?: OnFinished) {
  const file = join(tempFolder(onFinished), 'maitre.sqlite');
  return { file, demo: await copyDemoTo(file) };
}

/** As {@link copyDemo}, at a path. */
export async function copyDemoTo(file: string): Promise<Demo> {
  const demo = await copyTemplate('demo of today', file, (template) => addDemo(`file:${template}`));
  await saveDemo(`file:${file}`, demo);
  return demo;
}

export interface DemoDatabase {
  url: string;
  demo: Demo;
}

/** A database of the project's engine that already has the demo. */
export async function takeDemoDatabase(
  onFinished: OnFinished = onTestFinished,
): Promise<DemoDatabase> {
  if (ENGINE === 'postgres') {
    const database = await takePostgresDatabase();
    onFinished(() => giveBackPostgresDatabase(database));
    return { url: database.url, demo: await addDemo(database.url) };
  }
  const { file, demo } = await copyDemoFile(onFinished);
  return { url: `file:${file}`, demo };
}

/** Adds the demo to an empty database. */
export async function addDemo(url: string): Promise<Demo> {
  const store = await openStore(url);
  const demo = await makeDemo(openContext(store, { publicUrl: ORIGIN, bookingsPerHour: 1 }), [
    ORIGIN,
  ]);
  await store.close();
  return demo;
}
