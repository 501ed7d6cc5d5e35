import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Refusal, validationError } from '../domain/refusal.ts';

/** Relative paths start at INIT_CWD, the folder in which npm was called: npm changes the working directory. */
export function toAbsolutePath(file: string, env: Record<string, string | undefined>): string {
  return resolve(env.INIT_CWD || process.cwd(), file);
}

/**
 * Reads a text file.
 * @throws Refusal VALIDATION_ERROR if it cannot be read
 */
export async function readTextFile(
  file: string,
  env: Record<string, string | undefined>,
): Promise<string> {
  const path = toAbsolutePath(file, env);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException);
  }
}

function unreadable(path: string, { code, message }: NodeJS.ErrnoException): Refusal {
  const reasons: Record<string, string> = {
    ENOENT: `${path} does not exist`,
    EISDIR: `${path} is a folder`,
    EACCES: `${path} is not readable by this user`,
  };
  const reason = reasons[code ?? ''] ?? `${path} cannot be read: ${message}`;
  return validationError({ parameter: 'FILE', reason });
}
