/** What is read from an event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: { data?: TraceData };
}

interface TraceData {
  requestId?: string;
  navigationId?: string;
  url?: string;
  /** In milliseconds since the `requestTime`, which is in seconds; without a connection of its own, -1. */
  timing?: { requestTime: number; connectStart: number; connectEnd: number };
  startTime?: number;
  cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
  /** Between one sample and the next. */
  timeDeltas?: number[];
}

/** A function in a profile, as called by its parent. */
export interface ProfileNode {
  id: number;
  parent?: number;
  /** Lines and columns count from 0. */
  callFrame: { functionName: string; url?: string; lineNumber?: number; columnNumber?: number };
}

/** The moment at which a page set a mark, and the navigation that led to the page. */
export function findMark(events: readonly TraceEvent[], name: string) {
  const mark = events.find((event) => event.name === name && /user_timing/.test(event.cat));
  const navigationId = mark?.args.data?.navigationId;
  const navigation = events.find(
    (event) => event.name === 'navigationStart' && event.args.data?.navigationId === navigationId,
  );
  if (!mark || !navigation) throw new Error(`The trace has no navigation to a mark “${name}”.`);
  return { mark, navigatedAt: navigation.ts };
}
