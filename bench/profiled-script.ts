import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { preactAsReact } from '../tools/preact-as-react.mjs';

const ENTRY = fileURLToPath(new URL('../src/widget/embed/embed.ts', import.meta.url));

/** The widget as one script that is not minified, and where its code comes from. */
export interface ProfiledScript {
  code: string;
  /** The module of a place in the code, counted from 0, such as `src/widget/mount.tsx` or `preact`. */
  moduleAt(line: number, column: number): string;
}

/**
 * Builds the widget so that a profile of it can be read: everything in one script, libraries and languages included. It
 * evaluates the same modules in the same order as the script of a language, but has more to download and to parse.
 */
export async function buildProfiledScript(): Promise<ProfiledScript> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react(), preactAsReact()],
    build: {
      write: false,
      sourcemap: true,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const script = result && 'output' in result ? result.output[0] : undefined;
  if (!script?.map) throw new Error('Vite built no script with a source map.');
  const { map, code } = script;
  const source = new SourceMap({ ...map, sourceRoot: '', sourcesContent: [], file: 'embed.js' });
  return {
    code,
    moduleAt(line, column) {
      const entry = source.findEntry(line, column);
      return 'originalSource' in entry ? moduleOf(entry.originalSource) : 'the bundler';
    },
  };
}

function moduleOf(path: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return library ?? path.replace(/^.*?(?=src\/)/, '');
}
