import { buildBrowserParts } from './browser-parts.mjs';
import { buildServer } from './server-program.mjs';

/**
 * Builds the browser parts and the server, each unless it was built from the present sources.
 *
 * @param {string} node
 * @returns {Promise<number>} the exit code
 */
export async function buildWhatChanged(node) {
  return (await buildBrowserParts(node)) || (await buildServer(node));
}

/** Playwright's global set-up: the browser tests use what is built from the present sources. */
export default async function setUpBrowserTests() {
  const code = await buildWhatChanged(process.execPath);
  if (code !== 0) throw new Error('The project could not be built.');
}
