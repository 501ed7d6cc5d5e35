import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { invalid, type Refusal } from '../domain/refusal.ts';

/**
 * A file's text, its path as seen from where the command was called: npm changes the folder before
 * it runs anything, and says so in INIT_CWD.
 * @throws Refusal VALIDATION_ERROR where it cannot be read
 */
export async function readTextFile(
  file: string,
  env: Record<string, string | undefined>,
): Promise<string> {
  const path = resolve(env.INIT_CWD || process.cwd(), file);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
}

function unreadable(path: string, { code, message }: NodeJS.ErrnoException): Refusal {
  const reasons: Record<string, string> = {
    ENOENT: `${path} is not there`,
    EISDIR: `${path} is a folder`,
    EACCES: `${path} may not be read by this user`,
  };
  const reason = reasons[code ?? ''] ?? `${path} cannot be read: ${message}`;
  return invalid({ parameter: 'FILE', reason });
}
