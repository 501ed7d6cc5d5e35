const SCRIPT = 'embed.js';
const APP = /\/src\/widget\/mount\.tsx$/;
const WORDS = /\/src\/diner\/i18n\/locales\/([a-z]{2})\.ts$/;

/** Where the app lays out what its later parts take from it: a class that is on the page anyway. */
const SHARED = 'customElements.get("table-booking").shared';

const IMPORTS = /import\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?/g;
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/**
 * Adds for each language a script that has everything a calendar needs in it, `embed.es.js`: the
 * script, the app and the words, in one round trip instead of two. The app is a function there,
 * which runs when the first element needs it.
 *
 * The app's later parts take from the element's class what they share with it, whichever way it
 * came. Imported from a script they would get a second app wherever the page spells that script's
 * address in its own way (`embed.es.js?ver=6`).
 *
 * @returns {import('vite').Plugin}
 */
export function oneScript() {
  return {
    name: 'one-script',
    apply: 'build',
    renderChunk(code, chunk, _options, { chunks }) {
      if (isApp(chunk))
        return code.replace(EXPORTS, (all) => `${SHARED} = {${membersOf(code)}};\n${all}`);
      const app = Object.values(chunks).find(isApp);
      return app && chunk.imports.includes(app.fileName) ? takeShared(code, app.fileName) : null;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const script = chunks.find(({ fileName }) => fileName === SCRIPT);
      const app = chunks.find(isApp);
      if (!script || !app) throw new Error('the script or the app is not there');
      if (app.imports.length > 0) throw new Error('the app is in several files');
      const whole = `const OPEN_APP=()=>${SHARED}??${exportsOf(fromAbove(app.code))};${openInstead(script.code, app.fileName)}`;
      for (const { facadeModuleId, code } of chunks) {
        const language = WORDS.exec(facadeModuleId ?? '')?.[1];
        if (!language) continue;
        this.emitFile({
          type: 'asset',
          fileName: SCRIPT.replace('.', `.${language}.`),
          source: `const BUNDLED_MESSAGES={${language}:${exportsOf(code)}.messages};${whole}`,
        });
      }
    },
  };
}

/** @param {{ facadeModuleId: string | null }} chunk */
function isApp({ facadeModuleId }) {
  return APP.test(facadeModuleId ?? '');
}

/**
 * @param {string} code of a part that imports from the app
 * @param {string} app the app's file
 */
function takeShared(code, app) {
  const found = [...code.matchAll(IMPORTS)].filter(([, , file]) => app.endsWith(`/${file}`));
  const [statement, names = ''] = found[0] ?? [];
  if (!statement || found.length > 1) throw new Error(`${app} is imported in an unknown way`);
  return code.replace(statement, () => `const {${names.replaceAll(' as ', ':')}} = ${SHARED};`);
}

/**
 * @param {string} script
 * @param {string} app the app's file
 */
function openInstead(script, app) {
  const parts = script.split(`import(\`./${app}\`)`);
  if (parts.length !== 2) throw new Error(`${SCRIPT} opens the app in an unknown way`);
  return parts.join('Promise.resolve().then(OPEN_APP)');
}

/** The app's later parts lie where it would have lain itself. @param {string} code */
function fromAbove(code) {
  return code.replaceAll('import(`./', 'import(`./assets/');
}

/** A module as an expression whose value is what it exports. @param {string} code */
function exportsOf(code) {
  return `(()=>{${code.replace(EXPORTS, () => `return{${membersOf(code)}}`)}})()`;
}

/** What a module exports, as members of an object. @param {string} code */
function membersOf(code) {
  const names = EXPORTS.exec(code)?.[1];
  if (!names) throw new Error('a module ends without its exports');
  return names
    .split(',')
    .map((each) => each.trim().split(' as '))
    .map(([local, exported = local]) => `${exported}:${local}`)
    .join();
}
