/** Loads the app, which the build includes in the scripts per language. It runs when the first element needs it. */
export function loadApp() {
  return import('../mount.tsx');
}

/** Loads the dialog of the modes `popup` and `floating`. */
export function loadPopup() {
  return import('./popup.ts');
}
