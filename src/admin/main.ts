import { text } from 'node:stream/consumers';
import { runAdmin } from './run-admin.ts';

/** The process: arguments, environment and standard input in, text and an exit code out. */

const { stdout, stderr, exitCode } = await runAdmin(process.argv.slice(2), {
  env: process.env,
  stdin: () => text(process.stdin),
});
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exitCode = exitCode;
