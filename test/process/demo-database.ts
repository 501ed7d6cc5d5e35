import { join } from 'node:path';
import { saveDemo } from '../../src/demo/demo-file.ts';
import { type Demo, makeDemo } from '../../src/demo/make-demo.ts';
import { openContext } from '../../src/operations/context.ts';
import { openStore } from '../../src/store/open-store.ts';
import { copyTemplate } from '../fixtures/database-template.ts';
import { type OnFinished, tempFolder } from '../fixtures/temp-database.ts';

const ORIGIN = 'http://127.0.0.1';

/**
 * A database that already has the demo, with `demo.json` beside it, so that a server starts sooner.
 * @returns its path, in a folder of its own
 */
export async function copyDemo(onFinished?: OnFinished): Promise<string> {
  const file = join(tempFolder(onFinished), 'maitre.sqlite');
  const demo = await copyTemplate('demo of today', file, makeDatabase);
  await saveDemo(`file:${file}`, demo);
  return file;
}

async function makeDatabase(file: string): Promise<Demo> {
  const store = await openStore(`file:${file}`);
  const demo = await makeDemo(openContext(store, { publicUrl: ORIGIN, bookingsPerHour: 1 }), [
    ORIGIN,
  ]);
  await store.close();
  return demo;
}
