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
}

process.on('message', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage: Usage = {
    cpuMs: (userCPUTime + systemCPUTime) / 1000,
    rssBytes: process.memoryUsage.rss(),
  };
  process.send?.(usage);
});
// The question alone must not keep the server from ending.
process.channel?.unref();
