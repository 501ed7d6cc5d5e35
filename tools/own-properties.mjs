import { parseAst } from 'vite';

/**
 * Lets every loop over the names of an object see the object's own alone. A page may have put a
 * property on every object or list there is (some older libraries do), and `for … in` shows those
 * too: to the libraries that the widget is made of, and to what the bundler writes itself. So it is
 * done to whole chunks, where nothing is added any more.
 *
 * @returns {import('vite').Plugin}
 */
export function ownProperties() {
  return { name: 'own-properties', renderChunk: (code) => ({ code: overOwn(code), map: null }) };
}

/**
 * @param {string} code
 * @returns {string} the same, with `for (name of Object.keys(object ?? {}))` for `for (name in object)`
 */
export function overOwn(code) {
  const edits = loopsIn(parseAst(code)).flatMap(({ left, right }) => {
    const between = code.slice(left.end, right.start);
    return [
      { start: left.end, end: right.start, text: between.replace(/\bin\b/, 'of Object.keys((') },
      { start: right.end, end: right.end, text: ') ?? {})' },
    ];
  });
  // From the last to the first, so that each finds its place where it was.
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((safer, { start, end, text }) => safer.slice(0, start) + text + safer.slice(end), code);
}

/** @typedef {{ start: number, end: number }} Place */
/** @typedef {{ left: Place, right: Place }} Loop */

/**
 * @param {unknown} node
 * @returns {Loop[]}
 */
function loopsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap(loopsIn);
  return 'type' in node && node.type === 'ForInStatement'
    ? [/** @type {Loop} */ (/** @type {unknown} */ (node)), ...within]
    : within;
}
