import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

/** Below this, in characters, a second minifier saves nothing. */
const LARGE = 20_000;

/**
 * Minifies the large chunks once more, by Terser: it still finds 0.6 kB (brotli) of the widget and 2 kB of the staff view,
 * for example arguments that no function reads. Without it, the widget's form exceeds its 62 kB in seven languages.
 *
 * @returns {import('vite').Plugin}
 */
export function secondMinifier() {
  return {
    name: 'second-minifier',
    apply: 'build',
    // Browsers never ask again for a chunk, so what this file makes of it is part of its name.
    augmentChunkHash: () => terser.version + readFileSync(import.meta.filename, 'utf8'),
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.code.length < LARGE) continue;
        const { code } = await minify(file.code, {
          module: true,
          ecma: 2022,
          // No property read has a side effect, as in the treeshake options.
          compress: { passes: 3, pure_getters: true, keep_fargs: false },
        });
        if (!code) throw new Error(`Terser returned no code for ${file.fileName}.`);
        file.code = code;
      }
    },
  };
}
