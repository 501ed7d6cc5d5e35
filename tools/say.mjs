/**
 * Prints a line to stderr. The tools leave stdout to the command that they start, so that the output of
 * `npm run --silent admin -- … --json` can be piped.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
