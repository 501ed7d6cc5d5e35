import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/**
 * The processor time of this process and of its child processes that have ended, in seconds.
 *
 * @returns {number | null} null where there is no /proc
 */
export function processorSeconds() {
  try {
    // The name of the program comes first, in brackets, and may contain spaces.
    const [, fields = ''] =
      /^\d+ \(.*\) (.*)$/s.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
    const times = fields.split(' ').slice(11, 15);
    return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
