import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argumentsOf } from './compile-message.mjs';
import { exclusively } from './lock.mjs';
import { filesIn, root } from './paths.mjs';
import { listModule, loaderModule, textModule, typeModule } from './text-modules.mjs';

/** The language whose keys and arguments all others must have. */
const SOURCE = 'en';
const FOLDER = 'src/locales';
const COMPILED = `${FOLDER}/compiled`;
/** A hash of the texts and tools from which the folder was compiled. */
const STAMP = `${COMPILED}/compiled-from.txt`;
const TEXT_FILE = new RegExp(`^${FOLDER}/([a-z]{2})/([a-z-]+)\\.json$`);
const TOOLS = ['compile-message.mjs', 'compile-texts.mjs', 'text-modules.mjs'];

/** @typedef {{ description?: string, placeholders?: Record<string, { type?: 'String' | 'int' }> }} Note on a text, as in ARB files */
/** @typedef {Record<string, string | Note>} TextFile texts by their keys; in English also notes, each by the key with an `@` */
/** @typedef {{ language: string, reader: string, messages: import('./text-modules.mjs').Messages }} Texts */

/**
 * Compiles the texts, `src/locales/<language>/<reader>.json`, to the modules in `src/locales/compiled`, unless these are
 * up to date.
 *
 * @throws an error that names each text that is no ICU message or whose key or arguments are not those of English
 */
export async function compileTexts() {
  if (!isCompiled(readTextFiles())) await exclusively('texts', writeModules);
}

/** Reads again inside the lock: another process may have compiled them meanwhile. */
async function writeModules() {
  const files = readTextFiles();
  if (isCompiled(files)) return;
  const modules = await modulesOf(files);
  for (const [file, code] of modules) write(`${COMPILED}/${file}`, code);
  for (const file of filesIn(COMPILED))
    if (!modules.has(file.slice(COMPILED.length + 1))) rmSync(join(root, file));
  write(STAMP, stampOf(files));
}

/** @typedef {{ file: string, content: string }} ReadFile */

function readTextFiles() {
  const files = filesIn(FOLDER).filter((file) => TEXT_FILE.test(file));
  return files.map((file) => ({ file, content: readFileSync(join(root, file), 'utf8') }));
}

/** @param {readonly ReadFile[]} files */
function isCompiled(files) {
  return readIfThere(STAMP) === stampOf(files);
}

/**
 * The modules of some text files.
 *
 * @param {readonly ReadFile[]} files
 * @returns {Promise<Map<string, string>>} the code by the name of the module
 */
export async function modulesOf(files) {
  /** @type {string[]} */
  const issues = [];
  const { parse } = await import('@messageformat/parser');
  const all = files.map(readTexts);
  /** @type {Map<string, string>} */
  const modules = new Map();
  for (const english of all.filter(({ language }) => language === SOURCE)) {
    const { reader } = english;
    const ofReader = all.filter((texts) => texts.reader === reader);
    const languages = ofReader.map(({ language }) => language);
    for (const texts of ofReader) {
      issues.push(...differences(english, texts));
      attempt(`${texts.language}/${reader}.json:`, () =>
        modules.set(`${texts.language}/${reader}.ts`, textModule(texts, english)),
      );
    }
    attempt(`${SOURCE}/${reader}.json:`, () =>
      modules.set(`${reader}-texts.ts`, typeModule(english)),
    );
    modules.set(`${reader}.ts`, listModule(reader, languages));
    modules.set(`load-${reader}.ts`, loaderModule(reader, languages));
  }
  for (const { language, reader } of all)
    if (!modules.has(`${reader}.ts`)) issues.push(`${language}/${reader}.json: is not in English`);
  if (issues.length > 0) throw new Error(`Texts that cannot be compiled:\n${issues.join('\n')}`);
  return modules;

  /**
   * @param {ReadFile} file
   * @returns {Texts}
   */
  function readTexts({ file, content }) {
    const [, language = '', reader = ''] = TEXT_FILE.exec(file) ?? [];
    const cardinal = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    /** @type {import('./text-modules.mjs').Messages} */
    const messages = new Map();
    /** @type {TextFile} */
    let texts = {};
    attempt(`${language}/${reader}.json:`, () => {
      texts = JSON.parse(content);
    });
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text !== 'string') continue;
      const note = /** @type {Note} */ (texts[`@${key}`] ?? {});
      messages.set(key, { tokens: [], args: [], note });
      attempt(`${language}/${reader}.json: ${key}`, () => {
        const tokens = parse(text, { cardinal });
        messages.set(key, { tokens, args: argumentsOf(tokens, note.placeholders), note });
      });
    }
    return { language, reader, messages };
  }

  /**
   * @param {string} where
   * @param {() => unknown} compile
   */
  function attempt(where, compile) {
    try {
      compile();
    } catch (error) {
      issues.push(`${where} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/**
 * Where the keys and arguments of a language differ from those of English.
 *
 * @param {Texts} english
 * @param {Texts} texts
 * @returns {string[]}
 */
function differences(english, { language, reader, messages }) {
  const where = `${language}/${reader}.json:`;
  const unknown = [...messages.keys()].filter((key) => !english.messages.has(key));
  return [
    ...unknown.map((key) => `${where} ${key} is not in English`),
    ...[...english.messages].flatMap(([key, { args }]) => {
      const message = messages.get(key);
      if (!message) return [`${where} ${key} is missing`];
      // An empty text: the language does not need it.
      if (message.tokens.length === 0) return [];
      const needed = namesOf(args.filter(({ isUsed }) => isUsed));
      const taken = namesOf(message.args.filter(({ name }) => !isNotedOnly(args, name)));
      return needed === taken ? [] : [`${where} ${key} takes ${taken}, in English ${needed}`];
    }),
  ];
}

/**
 * Whether English has an argument in the note only: other languages may use it.
 *
 * @param {import('./compile-message.mjs').Argument[]} args
 * @param {string} name
 */
function isNotedOnly(args, name) {
  return args.some((each) => each.name === name && !each.isUsed);
}

/** @param {import('./compile-message.mjs').Argument[]} args */
function namesOf(args) {
  return (
    args
      .map(({ name }) => `{${name}}`)
      .sort()
      .join(', ') || 'nothing'
  );
}

/** @param {readonly ReadFile[]} files */
function stampOf(files) {
  const hash = createHash('sha256');
  for (const tool of TOOLS) hash.update(readFileSync(join(root, 'tools', tool)));
  for (const { file, content } of files)
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  return hash.digest('hex');
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Replaces a file in one step, because another process may be reading it.
 *
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  if (readIfThere(file) === content) return;
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}
