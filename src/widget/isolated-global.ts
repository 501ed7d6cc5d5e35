const written = new Map<PropertyKey, unknown>();

/**
 * The `globalThis` of the widget's libraries. Reads reach the page's globals; writes stay here, so that
 * no library (such as zod) leaves a global on the venue's page.
 */
export const isolatedGlobal = new Proxy(window, {
  get: (page, name) => (written.has(name) ? written.get(name) : Reflect.get(page, name)),
  set: (_page, name, value) => Boolean(written.set(name, value)),
});
