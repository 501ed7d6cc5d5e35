import react from '@vitejs/plugin-react';
import { type Alias, defineConfig, type Plugin, type UserConfig } from 'vite';
import { lighterLibraries } from './tools/lighter-libraries.mjs';
import { oneScript } from './tools/one-script.mjs';
import { ownProperties } from './tools/own-properties.mjs';

const OUT_DIR = 'dist/browser';
const TARGET = 'es2022';
/** The first that know light-dark() and colours made of colours: a rewriting of those would undo the themes. */
const CSS_TARGET = ['chrome125', 'firefox128', 'safari18'];
const EMBED = 'src/widget/embed/embed.ts';
const BUILDER = 'src/embed-page/browser/snippet-builder.ts';

/** The widget is written in React and shipped on Preact, which saves some 50 kB of its script. */
const PREACT_AS_REACT: Alias[] = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];

const WIDGET_ALIAS = process.env.MAITRE_REACT === '1' ? [] : PREACT_AS_REACT;

/**
 * The script that a venue’s page loads. It keeps one fixed name, alone and with a language, and
 * everything else has its hash in its name. It lives on a page that is not ours, so chunks are found beside the script itself
 * (`base`), and it is built as a library: an application’s entry would carry Vite’s preload helper,
 * which writes into the page’s head, and which the chunks would import from the entry, whose address
 * the page may have spelt differently. A library is left readable, though, and for its user to
 * define the environment; both are put right here.
 */
const embed: UserConfig = {
  base: './',
  resolve: { alias: WIDGET_ALIAS },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    target: TARGET,
    cssTarget: CSS_TARGET,
    modulePreload: false,
    lib: { entry: EMBED, formats: ['es'] },
    rolldownOptions: {
      // Nothing of ours, or of the packages here, does anything by being read.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        entryFileNames: 'embed.js',
        chunkFileNames: 'assets/widget-[name]-[hash].js',
        assetFileNames: 'assets/widget-[name]-[hash][extname]',
        minify: true,
        comments: false,
      },
    },
  },
};

/** A page of our own, built after the embed and beside it. */
function ownPage(name: 'staff' | 'manage', alias: Alias[]): UserConfig {
  const files = `assets/${name}-[name]-[hash]`;
  return {
    base: '/',
    publicDir: false,
    resolve: { alias },
    build: {
      outDir: OUT_DIR,
      emptyOutDir: false,
      target: TARGET,
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        input: `${name}.html`,
        output: {
          entryFileNames: `${files}.js`,
          chunkFileNames: `${files}.js`,
          assetFileNames: `${files}[extname]`,
        },
      },
    },
  };
}

/** The staff view is on plain React. */
const staff = ownPage('staff', []);

/** The page of one booking is made of the widget's parts, and as light as they are. */
const manage = ownPage('manage', WIDGET_ALIAS);

const API = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const SERVER_PATHS = ['/v3', '/widget', '/staff/v3', '/problems', '/healthz'];

/** A booking's own address; what the page reads of it stays in the browser. */
const MANAGE_PAGE = /^\/manage\/[^/?]+\/?(\?|$)/;

/**
 * While developing, the built script’s address answers with its source, and so does every booking's
 * own address; the demo’s page and that for partners come from the server, which knows the demo's
 * key, with what hot reload needs put in.
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

/** All browser parts on plain React, with hot reload; the rest is the server’s. */
const development: UserConfig = {
  appType: 'mpa',
  server: { host: 'localhost', proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, API])) },
};

/** What the page `/embed` runs. The server writes that page and names it, so it has one fixed name. */
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

const PARTS: Record<string, UserConfig> = { embed, staff, manage, builder };

export default defineConfig(({ mode }) => ({
  ...(PARTS[mode] ?? development),
  plugins: [
    react(),
    demoFromSource,
    ...(mode === 'embed' || mode === 'manage' ? [lighterLibraries()] : []),
    ...(mode === 'embed' ? [ownProperties(), oneScript()] : []),
  ],
}));
