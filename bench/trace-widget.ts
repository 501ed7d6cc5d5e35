import type { Browser } from '@playwright/test';
import { openVisit, type Throttle, untilPainted } from './measure-widget.ts';
import type { TraceEvent } from './trace-events.ts';

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'loading',
  'v8',
];

/** Takes samples of what the processor does. They slow it down, so that such a trace is for these samples only. */
const SAMPLES = 'disabled-by-default-v8.cpu_profiler';

/** The trace of one visit, from its navigation until the calendar is painted. */
export async function traceVisit(
  browser: Browser,
  address: string,
  throttle: Throttle,
  { withSamples = false } = {},
): Promise<TraceEvent[]> {
  const { page, close } = await openVisit(browser, throttle);
  try {
    const categories = withSamples ? [...CATEGORIES, SAMPLES] : CATEGORIES;
    await browser.startTracing(page, { categories });
    const painted = untilPainted(page);
    await page.goto(address);
    await painted;
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
    return (trace as { traceEvents: TraceEvent[] }).traceEvents;
  } finally {
    await close();
  }
}
