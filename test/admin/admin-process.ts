import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { ADMIN } from '../../tools/paths.mjs';
import { ENVIRONMENT } from '../process/server-process.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface AdminProcess {
  kill(): void;
  /** Resolves when it has ended, also if it was killed. */
  ended: Promise<{ exitCode: number | null; stdout: string; stderr: string }>;
}

/** The command line in a process of its own; ended at the latest when the test is. */
export function startAdmin(
  args: readonly string[],
  env: Record<string, string> = {},
): AdminProcess {
  const child = spawn(process.execPath, [ADMIN, ...args], {
    cwd: ROOT,
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([stdout, stderr]) => ({ exitCode: child.exitCode, stdout, stderr }),
  );
  onTestFinished(async () => {
    kill();
    await ended;
  });
  return { kill, ended };
}
