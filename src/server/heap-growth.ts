import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

/** V8's option for how much the heap may grow, relative to what is in use, before all of it is looked through. */
export const HEAP_GROWTH = '--heap-growing-percent';

/**
 * With less room than V8 wants for its newest objects, it looks through the whole heap again and again, for a few
 * milliseconds each time. Without a limit, the heap may become four times as large as what is in use.
 */
const ROOM_BYTES = 56e6;
const MIN_PERCENT = 50;
/** Until the first look at the whole heap. */
const START_PERCENT = 150;

/** A garbage collection, as Node reports it. */
interface Collection extends PerformanceEntry {
  detail: { kind: number };
}

/** Lets the JavaScript heap grow by a fixed room, and a large one by half. */
export function limitHeapGrowth(): void {
  growBy(START_PERCENT);
  const { NODE_PERFORMANCE_GC_MAJOR } = constants;
  new PerformanceObserver((list) => {
    const collections = list.getEntries() as Collection[];
    if (!collections.some(({ detail }) => detail.kind === NODE_PERFORMANCE_GC_MAJOR)) return;
    const percent = (100 * ROOM_BYTES) / process.memoryUsage().heapUsed;
    growBy(Math.max(MIN_PERCENT, Math.ceil(percent)));
  }).observe({ entryTypes: ['gc'] });
}

function growBy(percent: number): void {
  setFlagsFromString(`${HEAP_GROWTH}=${percent}`);
}
