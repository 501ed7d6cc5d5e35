import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts } from './compile-texts.mjs';
import { exclusively } from './lock.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

/** Where everything is built; what was built from which sources stands beside it, not in it: some of it is served. */
export const dist = join(root, 'dist');

/**
 * Something that is built into dist/.
 *
 * @typedef {object} Part
 * @property {string} name of the file in dist/ that says from which sources it was built
 * @property {string} title
 * @property {() => string[]} files whatever it may depend on, relative to the project's folder
 * @property {string[]} modes of vite.config.ts, in their order
 * @property {() => void} [finish] what is to do after Vite
 */

/**
 * Builds a part, unless it was built from the present sources. It compares contents, because a checkout or a copy does
 * not keep modification times.
 *
 * @param {string} node
 * @param {Part} part
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export async function buildPart(node, part, { always = false } = {}) {
  await compileTexts();
  const wanted = fingerprint(part);
  if (!always && builtFrom(part) === wanted) return 0;
  return exclusively('build', async () => {
    if (!always && builtFrom(part) === wanted) return 0;
    say(`Building ${part.title} …`);
    rmSync(join(dist, part.name), { force: true });
    for (const mode of part.modes) {
      const code = await run(node, 'vite', ['build', '--mode', mode, '--logLevel', 'warn'], {
        env: { NODE_ENV: 'production' },
        stdin: 'ignore',
        onOutput: (text) => void process.stderr.write(text),
      });
      if (code !== 0) return code;
    }
    part.finish?.();
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, part.name), wanted);
    return 0;
  });
}

/**
 * Whether the part was built from the present sources.
 *
 * @param {Part} part
 */
export function isUpToDate(part) {
  return builtFrom(part) === fingerprint(part);
}

/** @param {Part} part */
function builtFrom({ name }) {
  try {
    return readFileSync(join(dist, name), 'utf8');
  } catch {
    return null;
  }
}

/** @param {Part} part */
function fingerprint({ files }) {
  const hash = createHash('sha256').update(`react ${process.env.MAITRE_REACT ?? ''}`);
  for (const file of files()) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
