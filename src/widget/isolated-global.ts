const written = new Map<PropertyKey, unknown>();

/**
 * The `globalThis` of the widget's libraries. Reads reach the page's globals; writes stay here, so that
 * a library leaves no global on the venue's page, as zod would.
 */
export const isolatedGlobal = new Proxy(window, {
  get: (page, name) => (written.has(name) ? written.get(name) : Reflect.get(page, name)),
  set: (_page, name, value) => Boolean(written.set(name, value)),
});
