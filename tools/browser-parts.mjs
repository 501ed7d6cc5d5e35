import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress.mjs';
import { exclusively } from './lock.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** The rooms of `src/` that have code for the browser. */
const ROOMS = [
  'domain',
  'contract',
  'client',
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
  'src/server/pages/app-pages.ts',
  'staff.html',
  'tsconfig.base.json',
  'vite.config.ts',
];

const dist = join(root, 'dist');
/** Beside the built files, not among them: those are served. */
const stamp = join(dist, 'built-from');

/**
 * Builds the widget, the staff view with its service worker, and the manage page, unless dist/ was built from the
 * present sources. It compares contents, because a checkout or a copy does not keep modification times.
 *
 * @param {string} node
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export async function buildBrowserParts(node, { always = false } = {}) {
  const wanted = fingerprint();
  if (!always && builtFrom() === wanted) return 0;
  return exclusively('build', async () => {
    if (!always && builtFrom() === wanted) return 0;
    say('Building the browser parts …');
    rmSync(stamp, { force: true });
    for (const mode of ['embed', 'staff', 'manage', 'builder', 'staff-worker']) {
      const code = await run(node, 'vite', ['build', '--mode', mode, '--logLevel', 'warn'], {
        env: { NODE_ENV: 'production' },
        stdin: 'ignore',
      });
      if (code !== 0) return code;
    }
    compressFiles(join(dist, 'browser'));
    mkdirSync(dist, { recursive: true });
    writeFileSync(stamp, wanted);
    return 0;
  });
}

/** Whether dist/ was built from the present sources. */
export function isBuilt() {
  return builtFrom() === fingerprint();
}

function builtFrom() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(`react ${process.env.MAITRE_REACT ?? ''}`);
  for (const file of fingerprintedFiles()) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Every file that the built files may depend on, relative to the project's folder. */
export function fingerprintedFiles() {
  return [...FILES, ...[...ROOMS.map((room) => `src/${room}`), 'public', 'tools'].flatMap(filesIn)];
}

/**
 * @param {string} folder
 * @returns {string[]} sorted, because file systems list files in different orders
 */
function filesIn(folder) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort();
}
