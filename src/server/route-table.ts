import type { FastifyInstance } from 'fastify';

/** Knows every route, to tell a wrong method from a wrong address. */
export interface RouteTable {
  methodsOf(path: string): string[];
}

export function routeTable(app: FastifyInstance): RouteTable {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // A page for whatever address is not a route whose methods mean something.
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
