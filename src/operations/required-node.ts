/** The oldest version of Node that can run the server and the command line. */
const MIN_MAJOR = 24;

/**
 * The message for a Node that is too old; null for others. An old Node cannot parse most other files, so the caller must
 * import nothing else before this check.
 * @param version as `process.versions.node` has it
 */
export function findNodeIssue(version: string): string | null {
  if (Number.parseInt(version, 10) >= MIN_MAJOR) return null;
  return `Maitre needs Node ${MIN_MAJOR} or newer, and this is Node ${version}. npm start and npm run admin install a newer one by themselves.`;
}
