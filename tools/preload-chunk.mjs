/**
 * Lets the document load a chunk and its styles at once, although the first script imports it only when it runs.
 *
 * @param {string} name of the chunk
 * @returns {import('vite').Plugin}
 */
export function preloadChunk(name) {
  return {
    name: 'preload-chunk',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === name,
        );
        if (chunk?.type !== 'chunk') throw new Error(`There is no chunk ${name}.`);
        const link = (/** @type {string} */ rel, /** @type {string} */ file) => ({
          tag: 'link',
          attrs: { rel, crossorigin: '', href: `/${file}` },
          injectTo: /** @type {const} */ ('head'),
        });
        const scripts = [chunk.fileName, ...chunk.imports].filter((file) => !html.includes(file));
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
        return [
          ...scripts.map((file) => link('modulepreload', file)),
          ...styles.map((file) => link('stylesheet', file)),
        ];
      },
    },
  };
}
