import type { LaterStepsModule } from './later-steps.tsx';

/**
 * Loads what the first calendar does not need: the times column and the calendar store of the first
 * screen, and all steps after it. One chunk compresses better than several.
 */
export async function loadLaterSteps(root: ShadowRoot): Promise<LaterStepsModule> {
  const { createLaterSteps } = await import('./later-steps.tsx');
  return createLaterSteps(root);
}
