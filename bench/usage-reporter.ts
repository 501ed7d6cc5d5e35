import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Preloaded into the server's process: on request, reports the resource usage so far to the parent
 * process. It changes nothing else.
 */

/** Of the whole process, including all threads. */
export interface Usage {
  /** CPU time, user and system, in milliseconds. */
  cpuMs: number;
  /** Resident memory, in bytes. */
  rssBytes: number;
  /** JavaScript heap in use after garbage collection, in bytes; 0 if not requested. */
  liveBytes: number;
  /** The longest time since the last report in which the event loop could not begin anything else; 0 if not counted. */
  longestHoldMs: number;
}

/** `holds` counts the longest holds from then on: by a timer of 1 ms, which itself takes a fifth of an empty request. */
export type UsageQuestion = 'processor' | 'memory' | 'holds';

setFlagsFromString('--expose-gc');
const delays = monitorEventLoopDelay({ resolution: 1 });
const collectGarbage = runInNewContext('gc') as () => void;

process.on('message', (question: UsageQuestion) => {
  if (question === 'holds') delays.enable();
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const rssBytes = process.memoryUsage.rss();
  if (question === 'memory') collectGarbage();
  const usage: Usage = {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    rssBytes,
    liveBytes: question === 'memory' ? process.memoryUsage().heapUsed : 0,
    longestHoldMs: delays.max / 1e6,
  };
  delays.reset();
  process.send?.(usage);
});
// The channel must not keep the server from exiting.
process.channel?.unref();
