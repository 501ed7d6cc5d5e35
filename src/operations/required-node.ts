/** The oldest version of Node that can run the server and the command line. */
const MIN_MAJOR = 24;

/**
 * What to tell someone whose Node is too old; null if it is not. An old Node cannot even parse most other files, so
 * whatever asks imports nothing but this until it knows.
 * @param version as `process.versions.node` has it
 */
export function findNodeIssue(version: string): string | null {
  if (Number.parseInt(version, 10) >= MIN_MAJOR) return null;
  return `Maitre needs Node ${MIN_MAJOR} or newer, and this is Node ${version}. npm start and npm run admin install a newer one by themselves.`;
}
