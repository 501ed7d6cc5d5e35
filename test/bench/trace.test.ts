import { expect, test } from 'vitest';
import type { TraceEvent } from '../../bench/trace-events.ts';
import { readTrace } from '../../bench/trace-phases.ts';
import { sumByModule } from '../../bench/trace-profile.ts';

const MARK = 'painted';
const MAIN = { pid: 7, tid: 7 };

/** Times in milliseconds; the navigation is at 1000. */
function event(name: string, at: number, more: Partial<TraceEvent> = {}): TraceEvent {
  return { name, cat: 'devtools.timeline', ph: 'X', ts: at * 1000, args: {}, ...MAIN, ...more };
}

function lasting(name: string, at: number, ms: number): TraceEvent {
  return event(name, at, { dur: ms * 1000 });
}

function requestOf(
  id: string,
  url: string,
  [sent, received, finished]: [number, number, number],
  requested = sent,
) {
  const of = (data: object) => ({ ph: 'I', args: { data: { requestId: id, ...data } } });
  const timing = { requestTime: requested / 1000, connectStart: 0, connectEnd: 30 };
  return [
    event('ResourceSendRequest', sent, of({ url })),
    event('ResourceReceiveResponse', received, of({ timing })),
    event('ResourceFinish', finished, of({})),
  ];
}

const VISIT: TraceEvent[] = [
  event('navigationStart', 1000, { ph: 'R', args: { data: { navigationId: 'this' } } }),
  event('navigationStart', 1200, { ph: 'R', args: { data: { navigationId: 'a later one' } } }),
  ...requestOf('1', 'https://venue.example/embed.js', [1010, 1050, 1100]),
  event(MARK, 1200, { cat: 'blink.user_timing', args: { data: { navigationId: 'this' } } }),
];

test('a request is told apart into connecting, waiting and downloading', () => {
  const { requests, calendarMs } = readTrace(VISIT, MARK, { script: /embed\.js/ });
  expect(calendarMs).toBe(200);
  expect(requests).toEqual([
    { what: 'script: connect', fromMs: 10, toMs: 40 },
    { what: 'script: first byte', fromMs: 40, toMs: 50 },
    { what: 'script: download', fromMs: 50, toMs: 100 },
  ]);
});

test('a page whose request was sent before the trace tells of it: from the sending on', () => {
  const page = requestOf('2', 'https://venue.example/', [1041, 1045, 1060], 1002);
  expect(readTrace([...VISIT, ...page], MARK, { page: /example\/$/ }).requests).toEqual([
    { what: 'page: connect', fromMs: 2, toMs: 32 },
    { what: 'page: first byte', fromMs: 32, toMs: 45 },
    { what: 'page: download', fromMs: 45, toMs: 60 },
  ]);
});

test('work counts once, as the innermost kind, from the arrival of the script to the mark', () => {
  const { work } = readTrace(
    [
      ...VISIT,
      lasting('RunTask', 1020, 20),
      lasting('RunTask', 1110, 50),
      lasting('v8.evaluateModule', 1110, 40),
      lasting('V8.CompileCode', 1120, 15),
      lasting('RunTask', 1170, 10),
      lasting('Layout', 1172, 8),
      lasting('RunTask', 1210, 10),
      { ...lasting('RunTask', 1110, 90), tid: 8 },
    ],
    MARK,
    { script: /embed\.js/ },
  );
  expect(Object.fromEntries(work)).toEqual({
    script: 25,
    compile: 15,
    layout: 8,
    other: 12,
    idle: 40,
  });
});

test('a trace without the request says which one', () => {
  expect(() => readTrace(VISIT, MARK, { month: /start/ })).toThrow('month');
});

test('samples count for the module that the browser works for, until the mark', () => {
  const at = (
    id: number,
    parent: number | undefined,
    functionName: string,
    lineNumber?: number,
  ) => ({
    id,
    ...(parent === undefined ? {} : { parent }),
    callFrame: {
      functionName,
      ...(lineNumber === undefined ? {} : { url: 'https://a.example/widget.js', lineNumber }),
    },
  });
  const chunk = (nodes: ReturnType<typeof at>[], samples: number[], timeDeltas: number[]) =>
    event('ProfileChunk', 1150, {
      ph: 'P',
      args: { data: { cpuProfile: { nodes, samples }, timeDeltas } },
    });
  const spent = sumByModule(
    [
      ...VISIT,
      event('Profile', 1110, { ph: 'P', args: { data: { startTime: 1_110_000 } } }),
      chunk(
        [at(1, undefined, '(root)'), at(2, 1, 'render', 4), at(3, 2, 'setAttribute')],
        [2, 3],
        [1000, 2000],
      ),
      chunk([at(4, 1, '(idle)')], [4, 2, 2], [5000, 500, 90_000]),
    ],
    MARK,
    { urlOf: /widget\.js/, moduleAt: (line) => `module ${line}` },
  );
  expect(Object.fromEntries(spent)).toEqual({ 'module 4': 3.5, '(idle)': 5 });
});
