import { findMark, type TraceEvent } from './trace-events.ts';

/** A part of the way from the navigation to the painted calendar; times are in milliseconds since the navigation. */
export interface Phase {
  what: string;
  fromMs: number;
  toMs: number;
}

/** What the page's main thread did between two moments, in milliseconds. */
export type Work = Map<string, number>;

export interface VisitTrace {
  /** The requests that the calendar needs: connecting, waiting for the first byte, and downloading. */
  requests: Phase[];
  /** Tasks of the main thread of at least a millisecond, after the script has arrived. */
  tasks: (Phase & { work: Work })[];
  /** All of the main thread's work since the script has arrived, and the time without any. */
  work: Work;
  calendarMs: number;
}

/** Kinds of work by the trace's names, the first that matches. */
const KINDS: readonly [kind: string, names: RegExp][] = [
  [
    'compile',
    /^v8\.(compile|produceCache|consumeCache)|^V8\.(Compile|Parse)|v8\.parseOnBackground/i,
  ],
  ['garbage collection', /GC|Scaveng/],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet|InvalidateStyle|StyleRecalc)/],
  ['layout', /^Layout$/],
  ['paint', /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers|RasterTask)/],
  [
    'script',
    /^(v8\.(evaluateModule|run|callFunction|callModuleMethod)|EvaluateScript|FunctionCall|RunMicrotasks|v8\.runMicrotasks|TimerFire|EventDispatch|FireAnimationFrame|V8\.)/i,
  ],
];

/**
 * Reads the way of a visit from its trace.
 * @param calendarMark the user timing mark of the painted calendar
 * @param urls of the requests that it needs, by what they are called
 */
export function readTrace(
  events: readonly TraceEvent[],
  calendarMark: string,
  urls: Readonly<Record<string, RegExp>>,
): VisitTrace {
  const { mark: painted, navigatedAt: start } = findMark(events, calendarMark);
  const { pid, tid } = painted;
  const ms = (ts: number) => (ts - start) / 1000;
  const requests = Object.entries(urls).flatMap(([what, url]) =>
    requestPhases(events, pid, what, url, ms),
  );
  const scriptAt = requests.find(({ what }) => what === 'script: download')?.toMs ?? 0;
  const main = events.filter(
    (event) =>
      event.pid === pid &&
      event.tid === tid &&
      event.ph === 'X' &&
      event.dur !== undefined &&
      ms(event.ts + event.dur) > scriptAt &&
      event.ts < painted.ts,
  );
  const tasks = main
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .map((task) => ({
      what: 'task',
      fromMs: ms(task.ts),
      toMs: ms(task.ts + (task.dur ?? 0)),
      work: workOf(main.filter((event) => isWithin(event, task))),
    }));
  const work: Work = new Map();
  for (const task of tasks)
    for (const [kind, spent] of task.work) work.set(kind, (work.get(kind) ?? 0) + spent);
  const busy = tasks.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  work.set('idle', Math.max(0, ms(painted.ts) - scriptAt - busy));
  return {
    requests,
    tasks: tasks.filter(({ fromMs, toMs }) => toMs - fromMs >= 1),
    work,
    calendarMs: ms(painted.ts),
  };
}

function requestPhases(
  events: readonly TraceEvent[],
  pid: number,
  what: string,
  url: RegExp,
  ms: (ts: number) => number,
): Phase[] {
  const sent = events.find(
    ({ name, pid: of, args }) =>
      name === 'ResourceSendRequest' && of === pid && url.test(args.data?.url ?? ''),
  );
  const id = sent?.args.data?.requestId;
  const of = (name: string) =>
    events.find((event) => event.name === name && event.args.data?.requestId === id);
  const received = of('ResourceReceiveResponse');
  const finished = of('ResourceFinish');
  if (!sent || !received || !finished) throw new Error(`The trace has no request for ${what}.`);
  const { timing } = received.args.data ?? {};
  const requestedAt = timing ? timing.requestTime * 1e6 : sent.ts;
  // The page learns of its own request only afterwards.
  const from = ms(Math.min(sent.ts, requestedAt));
  const connected = timing && timing.connectStart >= 0 ? ms(requestedAt) + timing.connectEnd : from;
  const [headers, to] = [ms(received.ts), ms(finished.ts)];
  return [
    { what: `${what}: connect`, fromMs: from, toMs: connected },
    { what: `${what}: first byte`, fromMs: connected, toMs: headers },
    { what: `${what}: download`, fromMs: headers, toMs: to },
  ];
}

/** The work of events that may contain each other: each counts without those within it. */
function workOf(events: readonly TraceEvent[]): Work {
  const work: Work = new Map();
  const open: { kind: string; end: number; ownMs: number }[] = [];
  const close = (until: number) => {
    for (let last = open.at(-1); last && last.end <= until; last = open.at(-1)) {
      work.set(last.kind, (work.get(last.kind) ?? 0) + last.ownMs);
      open.pop();
    }
  };
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    close(event.ts);
    const ownMs = (event.dur ?? 0) / 1000;
    const around = open.at(-1);
    if (around) around.ownMs -= ownMs;
    const kind = KINDS.find(([, names]) => names.test(event.name))?.[0] ?? around?.kind ?? 'other';
    open.push({ kind, end: event.ts + (event.dur ?? 0), ownMs });
  }
  close(Number.POSITIVE_INFINITY);
  return work;
}

function isWithin(event: TraceEvent, task: TraceEvent): boolean {
  return event.ts >= task.ts && event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0);
}
