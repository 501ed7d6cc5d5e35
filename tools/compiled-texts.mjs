import { compileTexts } from './compile-texts.mjs';

const TEXT_FILE = /\/src\/locales\/[a-z]{2}\/[\w-]+\.json$/;

/**
 * Compiles the texts before a build, and in development when one of them changes: the page and the server then notice
 * the compiled module.
 *
 * @returns {import('vite').Plugin}
 */
export function compiledTexts() {
  return {
    name: 'compiled-texts',
    config: compileTexts,
    configureServer({ config, watcher }) {
      watcher.on('change', (file) => {
        if (TEXT_FILE.test(file))
          compileTexts().catch((error) => config.logger.error(String(error)));
      });
    },
  };
}
