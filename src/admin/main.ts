import { text } from 'node:stream/consumers';
import { runAdmin } from './run-admin.ts';

/** Connects the command line to the process: arguments, environment, standard streams, exit code. */

const { stdout, stderr, exitCode } = await runAdmin(process.argv.slice(2), {
  env: process.env,
  stdin: () => text(process.stdin),
  report: (line) => void process.stderr.write(`${line}\n`),
});
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exitCode = exitCode;
