import { join } from 'node:path';
import { buildPart, dist, isUpToDate } from './build-part.mjs';
import { compressFiles } from './compress.mjs';
import { filesIn } from './paths.mjs';

/** The rooms of `src/` that have code for the browser. */
const ROOMS = [
  'domain',
  'contract',
  'client',
  'locales',
  'ui',
  'diner',
  'widget',
  'manage',
  'embed-page',
  'staff',
  'staff-worker',
];
const FILES = [
  'manage.html',
  'package-lock.json',
  // The staff view's worker keeps a page with the headers that this file sends.
  'src/server/pages/pages.ts',
  'staff.html',
  'tsconfig.base.json',
  'vite.config.ts',
];

/** @type {import('./build-part.mjs').Part} */
const browserParts = {
  name: 'built-from',
  title: 'the browser parts',
  files: fingerprintedFiles,
  modes: ['embed', 'staff', 'manage', 'builder', 'staff-worker'],
  finish: () => compressFiles(join(dist, 'browser')),
};

/**
 * Builds the widget, the staff view with its service worker, and the manage page, unless dist/browser was built from
 * the present sources.
 *
 * @param {string} node
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export function buildBrowserParts(node, options) {
  return buildPart(node, browserParts, options);
}

/** Whether dist/browser was built from the present sources. */
export function isBuilt() {
  return isUpToDate(browserParts);
}

/** Every file that the built files may depend on, relative to the project's folder. */
export function fingerprintedFiles() {
  return [...FILES, ...[...ROOMS.map((room) => `src/${room}`), 'public', 'tools'].flatMap(filesIn)];
}
