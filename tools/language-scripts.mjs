import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { rolldown } from 'rolldown';
import { ownProperties } from './own-properties.mjs';

const SCRIPT = 'embed.js';
const APP = /\/src\/widget\/mount\.tsx$/;
/** The bundler's own functions, a chunk of its own, which becomes part of every file that needs it. */
const HELPERS = /^\0rolldown\//;
const MESSAGES = /\/src\/locales\/compiled\/([a-z]{2})\/diner\.ts$/;

/** Where the running app offers its exports to the chunks that are loaded later. */
const SHARED = 'customElements.get("table-booking").shared';

/** Rollup's convention for the ids of modules that are no files. */
const VIRTUAL = '\0';
const SHARED_MODULE = `${VIRTUAL}shared`;
const APP_MODULE = `${VIRTUAL}app`;

/** @typedef {import('rolldown').OutputChunk} Chunk */

/**
 * Makes a script per language, `embed.es.js`, from the chunks of an ordinary build: Rolldown bundles
 * `embed.js` again, with the app and the messages of that language included. All other chunks remain
 * files of their own, which every script loads.
 *
 * Those chunks import from the app, and a page must have only one: the one inside its language
 * script, or the app's own file. They cannot import it by address, because a page may spell the
 * address of a script in its own way (`embed.es.js?ver=6`) and would load a second app, with a second
 * Preact. So the app puts its exports on the element's class, and the other chunks read them there.
 *
 * @returns {import('vite').Plugin}
 */
export function languageScripts() {
  return {
    name: 'language-scripts',
    apply: 'build',
    // Browsers never ask again for a chunk, so what this file makes of it is part of its name.
    augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => APP.test(id)));
      const helpers = chunks.find(({ moduleIds }) => moduleIds.every((id) => HELPERS.test(id)));
      if (!app || !helpers) throw new Error(`No chunk is made of ${app ? HELPERS : APP}.`);
      for (const chunk of chunks) checkImports(chunk, app, helpers);

      const sources = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
      for (const chunk of chunks) {
        const language = languageOf(chunk);
        if (language) {
          const source = await bundleAgain(SCRIPT, [app, chunk, helpers], app, sources);
          this.emitFile({ type: 'asset', fileName: SCRIPT.replace('.', `.${language}.`), source });
        }
        if (chunk === app || chunk.imports.includes(app.fileName))
          chunk.code = await bundleAgain(chunk.fileName, [helpers], app, sources);
      }
      delete bundle[helpers.fileName];
    },
  };
}

/**
 * @param {string} entry a chunk's file name
 * @param {Chunk[]} included the chunks that `entry` imports and that become part of it
 * @param {Chunk} app
 * @param {Map<string, string>} sources the code of each chunk, by file name
 * @returns {Promise<string>} the chunk, which takes from the running app what it imports of the app
 */
async function bundleAgain(entry, included, app, sources) {
  const appFile = VIRTUAL + app.fileName;
  const virtualModules = new Map([
    [SHARED_MODULE, `export const { ${app.exports.join()} } = ${SHARED};`],
    [
      APP_MODULE,
      `import * as app from "${appFile}"; export * from "${appFile}";
       ${SHARED} ??= { ${app.exports.map((name) => `${name}: app.${name}`).join()} };`,
    ],
  ]);
  /** @param {string} file */
  const moduleOf = (file) => (file === app.fileName ? APP_MODULE : VIRTUAL + file);
  const bundle = await rolldown({
    input: entry,
    treeshake: { propertyReadSideEffects: false },
    plugins: [
      {
        name: 'chunks-as-modules',
        resolveId(source, importer, { kind }) {
          if (source === appFile) return appFile;
          if (!importer) return moduleOf(source);
          const file = posix.join(posix.dirname(importer.slice(VIRTUAL.length)), source);
          if (file === app.fileName && kind === 'import-statement') return SHARED_MODULE;
          if (included.some(({ fileName }) => fileName === file)) return moduleOf(file);
          return { id: `./${posix.relative(posix.dirname(entry), file)}`, external: true };
        },
        load: (id) => virtualModules.get(id) ?? sources.get(id.slice(VIRTUAL.length)),
      },
      ownProperties(),
    ],
  });
  const { output } = await bundle.generate({ codeSplitting: false, minify: true, comments: false });
  await bundle.close();
  return output[0].code;
}

/**
 * @param {Chunk} chunk
 * @param {Chunk} app
 * @param {Chunk} helpers
 */
function checkImports(chunk, app, helpers) {
  const { fileName } = chunk;
  const imports = chunk.imports.filter((file) => file !== helpers.fileName);
  const isPartOfScript = fileName === SCRIPT || chunk === app || languageOf(chunk) !== undefined;
  // Static imports of a script's parts would be further requests before the calendar.
  if (isPartOfScript && imports.length > 0)
    throw new Error(`${fileName} imports ${imports.join()}.`);
  if (imports.includes(SCRIPT)) throw new Error(`${fileName} imports ${SCRIPT} by its address.`);
}

/** The language whose messages a chunk contains. @param {Chunk} chunk */
function languageOf({ facadeModuleId }) {
  return MESSAGES.exec(facadeModuleId ?? '')?.[1];
}
