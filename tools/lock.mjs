import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache } from './paths.mjs';
import { say } from './say.mjs';

const POLL_MS = 200;
/** Long enough for the owner to write its pid into the folder it has just made. */
const UNSIGNED_MS = 10_000;

/**
 * Runs `work` while no other process on this machine runs work of the same name, so that two commands
 * never install or build into the same folder at once. The lock is a folder, because `mkdir` is atomic
 * on every file system.
 *
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(name, work) {
  const folder = join(cache, `${name}.lock`);
  mkdirSync(cache, { recursive: true });
  for (let isAnnounced = false; !take(folder); ) {
    const owner = ownerOf(folder);
    if (isStale(folder, owner)) {
      discard(folder);
      continue;
    }
    if (!isAnnounced) say(`Waiting for the ${name} of process ${owner ?? '(starting)'} to finish.`);
    isAnnounced = true;
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function take(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

/** @param {string} folder */
function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8')) || null;
  } catch {
    return null;
  }
}

/**
 * Whether the owner has ended. A killed process leaves its folder behind.
 *
 * @param {string} folder
 * @param {number | null} owner
 */
function isStale(folder, owner) {
  if (owner !== null) return !isAlive(owner);
  try {
    return Date.now() - statSync(folder).mtimeMs > UNSIGNED_MS;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/**
 * Removes a stale lock. It is renamed first, so that only one of two processes that find it succeeds.
 *
 * @param {string} folder
 */
function discard(folder) {
  const renamed = `${folder}.${process.pid}`;
  try {
    renameSync(folder, renamed);
    rmSync(renamed, { recursive: true, force: true });
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
