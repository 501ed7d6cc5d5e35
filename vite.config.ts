import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compiledTexts } from './tools/compiled-texts.mjs';
import { evaluatedRoutes } from './tools/evaluated-routes.mjs';
import { languageScripts } from './tools/language-scripts.mjs';
import { ownProperties } from './tools/own-properties.mjs';
import { preactAsReact } from './tools/preact-as-react.mjs';
import { preloadChunk } from './tools/preload-chunk.mjs';
import { secondMinifier } from './tools/second-minifier.mjs';
import { staffFiles } from './tools/staff-files.mjs';

const OUT_DIR = 'dist/browser';
const TARGET = 'es2022';
/** The first browsers with light-dark() and relative colours. Older targets make Vite rewrite those. */
const CSS_TARGET = ['chrome125', 'firefox128', 'safari18'];
const EMBED = 'src/widget/embed/embed.ts';
/** The compiled texts of a reader in a language. */
const TEXTS = /\/locales\/compiled\/([a-z]{2})\/([\w-]+)\.ts$/;
const WORDS = /\/locales\/(?:compiled\/)?([a-z]{2})\/(?:words|staff)\.ts$/;
const BUILDER = 'src/embed-page/browser/snippet-builder.ts';

/**
 * The script that a venue's page loads, `embed.js`, and its chunks. The script has a fixed name, and
 * the chunks have hashed ones. `base` is relative because the page belongs to another origin. It is a
 * library build: an application build would add Vite's preload helper, which writes into the page's
 * head and which the chunks import from the entry. Library builds are not minified and leave
 * `process.env` to their user by default, so both are set here.
 */
const embed: UserConfig = {
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    license: licensesOf('embed'),
    target: TARGET,
    cssTarget: CSS_TARGET,
    modulePreload: false,
    lib: { entry: EMBED, formats: ['es'] },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // No property read in our code or its libraries has a side effect.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'embed.js',
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/widget-${textsOf(facadeModuleId) ?? '[name]'}-[hash].js`,
        assetFileNames: 'assets/widget-[name]-[hash][extname]',
        // Without groups, what three chunks share would become a chunk of its own.
        codeSplitting: {
          groups: [
            { name: 'mount', test: /\/widget\/mount\.tsx$/, priority: 2 },
            { name: 'deferred-parts', test: /\/deferred-parts\.tsx$/, priority: 1 },
          ],
        },
        minify: true,
        comments: false,
      },
    },
  },
};

/** The file with the licences of the libraries in a part. The minified scripts have no comments. */
function licensesOf(part: string) {
  return { fileName: `licenses/${part}.md` };
}

/** Which texts a chunk has, such as `policy-en`. */
function textsOf(module: string | null): string | undefined {
  const [, language, reader] = TEXTS.exec(module ?? '') ?? [];
  return language && `${reader}-${language}`;
}

/**
 * What a chunk with a page's texts is called, such as `language-es` or `language-es-house`: the staff view's worker treats
 * those of a language alike.
 */
function languageChunkOf(module: string | null): string | undefined {
  const [, language, reader = ''] = TEXTS.exec(module ?? '') ?? [];
  return language && ['language', language, ...reader.split('-').slice(1)].join('-');
}

/**
 * A page of our own. It is built after the embed, into the same folder.
 *
 * Its scripts are few files and those loaded later: each file more that a page needs at once costs a slow tablet about
 * 20 ms.
 *
 * @param parts by the name of a file, the modules that it begins with and has all imports of; what an earlier one has is
 *   in no later one
 */
function ownPage(name: 'staff' | 'manage', parts: Record<string, string[]>): UserConfig {
  const files = `assets/${name}-[name]-[hash]`;
  return {
    base: '/',
    publicDir: false,
    build: {
      outDir: OUT_DIR,
      emptyOutDir: false,
      license: licensesOf(name),
      target: TARGET,
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        input: `${name}.html`,
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: `${files}.js`,
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${name}-${languageChunkOf(facadeModuleId) ?? '[name]'}-[hash].js`,
          assetFileNames: `${files}[extname]`,
          codeSplitting: {
            groups: [
              ...Object.entries(parts).map(([part, modules], index, { length }) => ({
                name: part,
                test: new RegExp(`/src/(${name}/)?(${modules.join('|')})\\.tsx?$`),
                priority: length - index,
              })),
              // What texts in several files of a language use is in the first one.
              {
                name: (module: string) => `language-${WORDS.exec(module)?.[1]}`,
                test: WORDS,
              },
            ],
          },
        },
      },
    },
  };
}

/**
 * The staff view. Its first script is small, and requests what the first screen needs. What the service screen may open
 * is loaded at once, after the lists; what the house and its reports need, when they are opened.
 */
const staff = ownPage('staff', {
  main: ['main'],
  page: [
    'page',
    // Small, and needed by many parts that are loaded later: they would be a file each.
    'bookings/error-text',
    'bookings/status-badge',
    'locales/words',
    'screens/take-over/use-approval',
  ],
  // With the libraries of all forms.
  'sign-in': ['screens/(sign-in|invitation)/.*'],
  service: [
    'screens/(service|booking|booking-sheet|tonight|close-night|mail|ticket|take-over|guests)/.*',
  ],
  house: ['screens/(house|reports|setup)/.*'],
});

/** The manage page shares the widget's components, and uses Preact like the widget. */
const manage = ownPage('manage', { main: ['main'] });

const API = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const SERVER_PATHS = ['/v3', '/widget', '/staff/v3', '/problems', '/healthz'];

/** The address of one booking. */
const MANAGE_PAGE = /^\/manage\/[^/?]+\/?(\?|$)/;

/**
 * The development server answers the addresses of built scripts and of booking pages from source. The
 * demo page and `/embed` come from the API server, which knows the demo's key; Vite adds hot reload.
 */
const demoFromSource: Plugin = {
  name: 'demo-from-source',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (/^\/embed(\.[a-z]{2})?\.js$/.test(request.url ?? '')) request.url = `/${EMBED}`;
      if (request.url && MANAGE_PAGE.test(request.url)) request.url = '/manage.html';
      if (request.url === '/snippet-builder.js') request.url = `/${BUILDER}`;
      const page = request.url;
      if (page !== '/' && page !== '/embed') return next();
      fetch(`${API}${page}`)
        .then((answer) => answer.text())
        .then((html) => server.transformIndexHtml(page, html))
        .then((html) => response.setHeader('Content-Type', 'text/html').end(html))
        .catch(next);
    });
  },
};

/** Everything in the browser uses React itself, with hot reload. All other paths go to the API server. */
const development: UserConfig = {
  appType: 'mpa',
  server: { host: 'localhost', proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, API])) },
};

/** The script of the page `/embed`. The server writes that page, so the script has a fixed name. */
const builder: UserConfig = {
  publicDir: false,
  build: {
    outDir: OUT_DIR,
    emptyOutDir: false,
    target: TARGET,
    modulePreload: false,
    rolldownOptions: { input: BUILDER, output: { entryFileNames: 'snippet-builder.js' } },
  },
};

/**
 * The service worker of the staff view, built after it, with the list of its files. Browsers look for a
 * new one at the same address, so it has a fixed name.
 */
const staffWorker: UserConfig = {
  publicDir: false,
  build: {
    outDir: OUT_DIR,
    emptyOutDir: false,
    license: licensesOf('staff-worker'),
    target: TARGET,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/staff-worker/main.ts',
      output: { entryFileNames: 'staff-worker.js', format: 'iife' },
    },
  },
};

/**
 * The server and the command line, each in a file that has its libraries in it: a start loads a few files instead of
 * 1,800, in half the processor time. What is native, or finds files beside its own, stays where it is installed. Names and
 * lines are kept, for stack traces.
 */
const server: UserConfig = {
  publicDir: false,
  ssr: {
    noExternal: true,
    external: ['better-sqlite3', '@node-rs/argon2', 'pg', 'pino'],
  },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    license: licensesOf('server'),
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/server/entry.ts',
        admin: 'src/admin/entry.ts',
        'checkpoint-thread': 'src/store/sqlite/checkpoint-thread.ts',
      },
      checks: { bundlerTimings: false },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

const PARTS: Record<string, UserConfig> = {
  embed,
  staff,
  manage,
  builder,
  'staff-worker': staffWorker,
};

/** Development has React itself; `MAITRE_REACT=1` builds with it, too. */
function usesPreact(mode: string): boolean {
  return mode in PARTS && process.env.MAITRE_REACT !== '1';
}

export default defineConfig(({ mode }) => ({
  ...(mode === 'server' ? server : (PARTS[mode] ?? development)),
  plugins: [
    compiledTexts(),
    ...(mode === 'server' ? [] : [react(), demoFromSource, evaluatedRoutes()]),
    ...(usesPreact(mode) ? [preactAsReact()] : []),
    ...(mode === 'staff-worker' ? [staffFiles()] : []),
    ...(mode === 'staff' ? [secondMinifier(), preloadChunk('page')] : []),
    ...(mode === 'embed' ? [ownProperties(), secondMinifier(), languageScripts()] : []),
  ],
}));
