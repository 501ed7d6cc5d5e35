/**
 * Loads the app. `embed.js` downloads it. Each language's script (`embed.en.js`) already contains it, so
 * nothing more is downloaded; its code runs when the first element needs it.
 */
export function loadApp() {
  return import('../mount.tsx');
}

/** Loads the dialog of the modes `popup` and `floating`. */
export function loadPopup() {
  return import('./popup.ts');
}
