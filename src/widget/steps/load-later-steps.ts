import type { LaterSteps } from './later-steps.tsx';

/** Loads everything but the month, in one chunk: together it compresses better. */
export async function loadLaterSteps(root: ShadowRoot): Promise<LaterSteps> {
  const { createLaterSteps } = await import('./later-steps.tsx');
  return createLaterSteps(root);
}
