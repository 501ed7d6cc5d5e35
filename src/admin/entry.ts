import { findNodeIssue } from '../operations/required-node.ts';

/** The first file of the built command line. */

const issue = findNodeIssue(process.versions.node);
if (issue === null) await import('./main.ts');
else {
  if (process.argv.includes('--json'))
    process.stdout.write(`${JSON.stringify({ error: issue, errors: [] })}\n`);
  process.stderr.write(`${issue}\n`);
  process.exitCode = 1;
}
