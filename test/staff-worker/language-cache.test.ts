import { beforeEach, expect, test, vi } from 'vitest';
import {
  answerLanguage,
  deleteOtherLanguages,
  keepLoadedLanguages,
  keepUsedLanguages,
} from '../../src/staff-worker/language-cache.ts';

const ORIGIN = 'https://book.example';
const OLD = ['/assets/staff-language-es-1.js', '/assets/staff-language-ca-1.js'];
const NEW = ['/assets/staff-language-es-2.js', '/assets/staff-language-ca-2.js'];

/** The paths that the server was asked for. */
let fetched: string[];
let status: number;

beforeEach(() => {
  fetched = [];
  status = 200;
  const load = async (request: Request | string): Promise<Response> => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    fetched.push(pathname);
    return new Response(pathname, { status });
  };
  vi.stubGlobal('fetch', load);
  vi.stubGlobal('caches', fakeCaches(load));
});

test('a script comes from the server once, then from the cache', async () => {
  const [path = ''] = OLD;
  for (let times = 0; times < 2; times += 1)
    expect(await (await answerLanguage(new Request(ORIGIN + path))).text()).toBe(path);
  expect(fetched).toEqual([path]);
});

test('an error is not kept', async () => {
  status = 503;
  const [path = ''] = OLD;
  expect((await answerLanguage(new Request(ORIGIN + path))).status).toBe(503);
  status = 200;
  expect((await answerLanguage(new Request(ORIGIN + path))).status).toBe(200);
});

test('of what a page has loaded, only scripts of languages are kept, once', async () => {
  const [path = ''] = OLD;
  const loaded = [path, '/staff/v3/session', '/assets/staff-staff-1.js'].map((one) => ORIGIN + one);
  await keepLoadedLanguages(loaded, OLD);
  await keepLoadedLanguages(loaded, OLD);
  expect(fetched).toEqual([path]);
});

test('with one script of a language, all of them are kept', async () => {
  const all = ['/assets/staff-language-es-1.js', '/assets/staff-language-es-part-1.js', OLD[1]];
  const [path = ''] = OLD;
  const files = all.filter((each) => each !== undefined);
  await keepLoadedLanguages([`${ORIGIN}${path}`], files);
  expect(fetched).toEqual(files.slice(0, 2));
});

test('a new build keeps its scripts of the languages in use, and deletes those of the old one', async () => {
  await keepLoadedLanguages([`${ORIGIN}${OLD[0]}`], OLD);
  await keepUsedLanguages(NEW);
  expect(fetched).toEqual([OLD[0], NEW[0]]);

  await deleteOtherLanguages(NEW);
  fetched = [];
  await answerLanguage(new Request(`${ORIGIN}${NEW[0]}`));
  expect(fetched).toEqual([]);
  await answerLanguage(new Request(`${ORIGIN}${OLD[0]}`));
  expect(fetched).toEqual([OLD[0]]);
});

/** As much of the browser's caches as the module uses. */
function fakeCaches(load: (path: string) => Promise<Response>) {
  const kept = new Map<string, Response>();
  const keyOf = (path: string) => new URL(path, ORIGIN).href;
  const cache = {
    match: async (path: string) => kept.get(keyOf(path))?.clone(),
    put: async (path: string, response: Response) => void kept.set(keyOf(path), response),
    addAll: async (paths: string[]) => {
      for (const path of paths) kept.set(keyOf(path), await load(path));
    },
    delete: async (path: string) => kept.delete(keyOf(path)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  };
  return { open: async () => cache };
}
