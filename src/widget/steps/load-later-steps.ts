import type { LaterSteps } from './later-steps.tsx';

/** Loads everything except the first screen, in one chunk, which compresses better than several. */
export async function loadLaterSteps(root: ShadowRoot): Promise<LaterSteps> {
  const { createLaterSteps } = await import('./later-steps.tsx');
  return createLaterSteps(root);
}
