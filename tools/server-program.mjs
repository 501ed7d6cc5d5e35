import { buildPart } from './build-part.mjs';
import { filesIn } from './paths.mjs';

/** The rooms of `src/` that have code of the server or of the command line. */
const ROOMS = [
  'domain',
  'contract',
  'store',
  'locales',
  'mail',
  'webhooks',
  'operations',
  'jobs',
  'demo',
  'html',
  'embed-page',
  'server',
  'admin',
];
const FILES = ['package-lock.json', 'tsconfig.base.json', 'vite.config.ts'];

/** @type {import('./build-part.mjs').Part} */
const serverProgram = {
  name: 'server-built-from',
  title: 'the server',
  files: serverFiles,
  modes: ['server'],
};

/**
 * Builds the server and the command line, unless dist/server was built from the present sources.
 *
 * @param {string} node
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export function buildServer(node, options) {
  return buildPart(node, serverProgram, options);
}

/** Every file that the built programs may depend on, relative to the project's folder. */
export function serverFiles() {
  return [...FILES, ...[...ROOMS.map((room) => `src/${room}`), 'tools'].flatMap(filesIn)];
}
