import type { FastifyInstance } from 'fastify';

/** Knows every route, to tell a wrong method (405) from a wrong path (404). */
export interface RouteTable {
  /** The methods of a path, without OPTIONS; empty where no route matches. */
  methodsOf(path: string): string[];
}

export function routeTable(app: FastifyInstance): RouteTable {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // A wildcard route serves static files; it does not define a path's methods.
    if (url.includes('*')) return;
    const pattern = url
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/');
    routes.push({ pattern: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
  return {
    methodsOf(path) {
      const found = routes.filter(({ pattern }) => pattern.test(path));
      return [...new Set(found.flatMap(({ methods }) => methods))].filter((m) => m !== 'OPTIONS');
    },
  };
}
