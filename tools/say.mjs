/**
 * The tools talk on stderr only: stdout belongs to the command that they prepare, so that
 * `npm run --silent admin -- … --json` can be piped.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
