/** The query library and the times of a day: fetched while the diner looks at the month. */
export function loadTimes() {
  return import('./times-column.tsx');
}

/** What comes after the time: fetched as soon as a day is chosen. */
export function loadLaterSteps() {
  return import('./later-steps.tsx');
}
