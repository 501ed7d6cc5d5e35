import type { LaterStepsModule } from './later-steps.tsx';

/** Loads all steps after the first screen. One chunk compresses better than several. */
export async function loadLaterSteps(root: ShadowRoot): Promise<LaterStepsModule> {
  const { createLaterSteps } = await import('./later-steps.tsx');
  return createLaterSteps(root);
}
