import { languageOf } from './staff-files.ts';

const NAME = 'staff-languages';

/** Answers with a language's script, and keeps it from the first time on. */
export async function answerLanguage(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** Keeps all scripts of the languages of which a page has loaded one. */
export async function keepLoadedLanguages(
  loaded: readonly string[],
  languages: readonly string[],
): Promise<void> {
  await keepAllOf(
    loaded.map((url) => new URL(url).pathname),
    languages,
  );
}

/** Keeps the new scripts of all languages that the build before was used in. */
export async function keepUsedLanguages(languages: readonly string[]): Promise<void> {
  await keepAllOf(await keptPaths(), languages);
}

/** Those of the parts that nobody has opened yet, too: without a network they cannot be loaded. */
async function keepAllOf(paths: readonly string[], languages: readonly string[]): Promise<void> {
  const used = new Set(paths.map(languageOf));
  await keep(languages.filter((path) => used.has(languageOf(path))));
}

/** Deletes the scripts of builds before. */
export async function deleteOtherLanguages(languages: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const others = (await keptPaths()).filter((path) => !languages.includes(path));
  await Promise.all(others.map((path) => cache.delete(path)));
}

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const kept = await keptPaths();
  await cache.addAll(paths.filter((path) => !kept.includes(path)));
}

async function keptPaths(): Promise<string[]> {
  const cache = await caches.open(NAME);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
