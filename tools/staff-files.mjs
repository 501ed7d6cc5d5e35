import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './paths.mjs';

const MANIFEST = 'staff.webmanifest';
/** The code that sends the document: the worker keeps the document with its headers. */
const DOCUMENT_SENDER = join(root, 'src/server/pages/pages.ts');

/** @typedef {{ url: string, revision: string | null, integrity?: string }} ShellFile */

/**
 * Puts the list of the staff view's files into its service worker, in place of the name `STAFF_FILES`.
 * The staff view must have been built before, into the same folder.
 *
 * @returns {import('vite').Plugin}
 */
export function staffFiles() {
  return {
    name: 'staff-files',
    apply: 'build',
    config: ({ build }) => ({
      define: {
        STAFF_FILES: JSON.stringify(listStaffFiles(resolve(root, build?.outDir ?? 'dist'))),
      },
    }),
  };
}

/**
 * Lists what the service worker keeps of a build: the page's document, scripts, styles and icons. Only
 * files without a hash in their name have a revision.
 *
 * @param {string} folder the folder of the browser build
 * @returns {{ shell: ShellFile[], languages: string[] }}
 */
export function listStaffFiles(folder) {
  const assets = readdirSync(join(folder, 'assets'))
    .filter((name) => name.startsWith('staff-') && !name.endsWith('.br'))
    .map((name) => `/assets/${name}`)
    .sort();
  const languages = assets.filter((url) => url.startsWith('/assets/staff-language-'));
  const hashed = assets
    .filter((url) => !languages.includes(url))
    .map((url) => ({ url, revision: null }));

  /** @type {{ icons: { src: string }[] }} */
  const { icons } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  const named = [`/${MANIFEST}`, '/apple-touch-icon.png', ...icons.map(({ src }) => src)].map(
    (url) => ({ url, revision: digest([readFileSync(join(folder, url))]) }),
  );

  const html = readFileSync(join(folder, 'staff.html'));
  const document = {
    url: '/staff',
    revision: digest([html, readFileSync(DOCUMENT_SENDER)]),
    // During an upgrade, a server of the version before must not provide the document of this one.
    integrity: `sha384-${createHash('sha384').update(html).digest('base64')}`,
  };
  return { shell: [document, ...hashed, ...named], languages };
}

/** @param {Buffer[]} contents */
function digest(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}
