import { parseAst } from 'vite';

/**
 * Makes every `for … in` loop see an object's own properties only. Some older libraries extend
 * `Object.prototype` or `Array.prototype` of the page, and `for … in` would list those properties in
 * the widget's libraries and in the bundler's helpers. So it works on rendered chunks, which have both.
 *
 * @returns {import('vite').Plugin}
 */
export function ownProperties() {
  return { name: 'own-properties', renderChunk: (code) => ({ code: overOwn(code), map: null }) };
}

/**
 * @param {string} code
 * @returns {string} the code, with each `for (name in object)` as `for (name of Object.keys(object ?? {}))`
 */
export function overOwn(code) {
  const edits = loopsIn(parseAst(code)).flatMap(({ left, right }) => {
    const between = code.slice(left.end, right.start);
    return [
      { start: left.end, end: right.start, text: between.replace(/\bin\b/, 'of Object.keys((') },
      { start: right.end, end: right.end, text: ') ?? {})' },
    ];
  });
  // From the last to the first, so that positions of the remaining edits stay valid.
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
