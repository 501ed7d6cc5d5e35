/**
 * The microseconds of processor time that some work took: the smaller of processor time and elapsed time. Elapsed time has a
 * finer resolution, but includes the time in which other programs have the processor.
 */
export function measureMicroseconds<T>(work: () => T): { result: T; microseconds: number } {
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  const result = work();
  const clock = (performance.now() - before) * 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { result, microseconds: Math.min(clock, user + system) };
}
