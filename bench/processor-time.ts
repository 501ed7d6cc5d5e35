/**
 * The microseconds of processor time that some work took. The clock is finer, but it goes on while other programs have
 * the processor: so the smaller of both counts.
 */
export function measureMicroseconds<T>(work: () => T): { result: T; microseconds: number } {
  const cpuBefore = process.cpuUsage();
  const before = performance.now();
  const result = work();
  const clock = (performance.now() - before) * 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { result, microseconds: Math.min(clock, user + system) };
}
