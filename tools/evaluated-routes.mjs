import { pathToFileURL } from 'node:url';

const ROUTES = /\/src\/contract\/\w+\/routes\.ts$/;

/**
 * Replaces each `routes.ts` of `src/contract` with its evaluated values, so that browsers load the method and path of each
 * operation, but no schemas.
 *
 * @returns {import('vite').Plugin}
 */
export function evaluatedRoutes() {
  return {
    name: 'evaluated-routes',
    apply: 'build',
    async load(id) {
      if (!ROUTES.test(id)) return null;
      const values = await import(pathToFileURL(id).href);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
