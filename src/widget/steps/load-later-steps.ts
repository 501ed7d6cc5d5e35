/** All that is not needed to see the month, in one file: together it is smaller than apart. */
export function loadLaterSteps() {
  return import('./later-steps.tsx');
}
