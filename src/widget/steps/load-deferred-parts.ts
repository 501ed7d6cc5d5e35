import type { DeferredParts } from './deferred-parts.tsx';

/**
 * Loads what the first calendar does not need: the times column and the calendar store of the first
 * screen, and all steps after it. One chunk compresses better than several.
 */
export async function loadDeferredParts(root: ShadowRoot): Promise<DeferredParts> {
  const { createDeferredParts } = await import('./deferred-parts.tsx');
  return createDeferredParts(root);
}
