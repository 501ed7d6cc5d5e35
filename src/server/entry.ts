import { findNodeIssue } from '../operations/required-node.ts';

/** The first file of the built server. */

const issue = findNodeIssue(process.versions.node);
if (issue === null) await import('./main.ts');
else {
  process.stderr.write(`${issue}\n`);
  process.exitCode = 1;
}
