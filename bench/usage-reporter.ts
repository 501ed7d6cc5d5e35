import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Preloaded into the server's process: tells whoever started it what the process has used so far,
 * when asked. It changes nothing else.
 */

/** Of the whole process, all its threads included. */
export interface Usage {
  /** Processor time, user and system, in milliseconds. */
  cpuMs: number;
  /** Resident memory, in bytes. */
  rssBytes: number;
  /** What of it is objects that are still in use, in bytes; 0 where that was not asked for. */
  liveBytes: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

process.on('message', (question) => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const rssBytes = process.memoryUsage.rss();
  if (question === 'memory') collectGarbage();
  const usage: Usage = {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    rssBytes,
    liveBytes: question === 'memory' ? process.memoryUsage().heapUsed : 0,
  };
  process.send?.(usage);
});
// The question alone must not keep the server from ending.
process.channel?.unref();
