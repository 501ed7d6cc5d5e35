const REACT = '\0react';

/** The entry points of React that the widget uses, and their counterparts in Preact. */
const COUNTERPARTS = new Map([
  ['react', REACT],
  ['react-dom', 'preact/compat'],
  ['react-dom/client', 'preact/compat/client'],
  ['react/jsx-runtime', 'preact/jsx-runtime'],
]);

/**
 * Resolves React to Preact. The default export of `react` is the namespace of `preact/compat` rather
 * than its default export, an object of which nothing can be tree-shaken: some libraries write
 * `import React from 'react'`.
 *
 * @returns {import('vite').Plugin}
 */
export function preactAsReact() {
  return {
    name: 'preact-as-react',
    enforce: 'pre',
    resolveId(source, importer) {
      const counterpart = COUNTERPARTS.get(source);
      return counterpart?.startsWith('\0')
        ? counterpart
        : counterpart && this.resolve(counterpart, importer);
    },
    load: (id) =>
      id === REACT
        ? 'export * from "preact/compat"; export * as default from "preact/compat";'
        : undefined,
  };
}
