import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The script of `floor/floor-element.ts`, built as the widget's is. */
export async function buildFloorScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL('floor/floor-element.ts', import.meta.url)),
        formats: ['es'],
      },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const script = result && 'output' in result ? result.output[0] : undefined;
  if (!script) throw new Error('Vite built no script.');
  return script.code;
}
