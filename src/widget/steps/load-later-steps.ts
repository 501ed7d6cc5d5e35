/** What comes after the time: fetched as soon as a day is chosen, and there when it is needed. */
export function loadLaterSteps() {
  return import('./later-steps.tsx');
}
