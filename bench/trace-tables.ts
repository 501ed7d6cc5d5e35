import type { Browser } from '@playwright/test';
import { CALENDAR_MARK, type Throttle } from './measure-widget.ts';
import { type MeasuredPages, PROFILED_PATH } from './measured-pages.ts';
import type { ProfiledScript } from './profiled-script.ts';
import { median } from './quantiles.ts';
import { readTrace, type VisitTrace } from './trace-phases.ts';
import { sumByModule } from './trace-profile.ts';
import { traceVisit } from './trace-widget.ts';

/** What the calendar needs, by parts of the addresses. */
const REQUESTS = {
  page: /[?&]booking=/,
  script: /^[^?]*\/(embed\.en|floor)\.js$/,
  month: /\/v3\/start\?/,
};

/** Modules with less are one line, in milliseconds. */
const LEAST_MS = 0.5;

/** What is traced, one visit after the other. */
interface Side {
  heading: string;
  address: string;
  traces: VisitTrace[];
}

/** Tables of what happens between the navigation and the painted calendar, as medians of the visits. */
export async function traceTables(
  browser: Browser,
  [checkout, other]: readonly MeasuredPages[],
  terms: Throttle,
  script: ProfiledScript,
  runs: number,
): Promise<string[]> {
  if (!checkout) return [];
  const lines: string[] = [];
  for (const [way, link, throttle] of [
    ['Browser throttling', 'direct', terms],
    ['Simulated link', 'linked', null],
  ] as const) {
    const sides: Side[] = [
      { heading: 'ms', address: checkout[link].withWidget, traces: [] },
      { heading: 'floor ms', address: checkout[link].withFloor, traces: [] },
    ];
    if (other)
      sides.push({ heading: 'other checkout ms', address: other[link].withWidget, traces: [] });
    for (let run = 0; run < runs; run += 1)
      for (const { address, traces } of sides) {
        const events = await traceVisit(browser, address, throttle);
        traces.push(readTrace(events, CALENDAR_MARK, REQUESTS));
      }
    lines.push(...phaseTable(way, sides), '');
  }
  return [...lines, ...(await moduleTable(browser, checkout, script, runs)), ''];
}

function phaseTable(way: string, sides: readonly Side[]): string[] {
  const visits = sides[0]?.traces ?? [];
  const names = [
    ...(visits[0]?.requests.map(({ what }) => what) ?? []),
    ...new Set(visits.flatMap(({ work }) => [...work.keys()])),
  ];
  const cell = (traces: readonly VisitTrace[], name: string) =>
    median(
      traces.map(({ requests, work }) => {
        const request = requests.find(({ what }) => what === name);
        return request ? request.toMs - request.fromMs : (work.get(name) ?? 0);
      }),
    ).toFixed(1);
  const row = (what: string, cells: readonly string[]) => `| ${[what, ...cells].join(' | ')} |`;
  return [
    row(
      `${way}, traced`,
      sides.map(({ heading }) => heading),
    ),
    row(
      '---',
      sides.map(() => '---:'),
    ),
    ...names.map((name) =>
      row(
        name,
        sides.map(({ traces }) => cell(traces, name)),
      ),
    ),
    row(
      'calendar',
      sides.map(({ traces }) => median(traces.map(({ calendarMs }) => calendarMs)).toFixed(0)),
    ),
  ];
}

async function moduleTable(
  browser: Browser,
  checkout: MeasuredPages,
  { moduleAt }: ProfiledScript,
  runs: number,
): Promise<string[]> {
  const all = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    const { withProfiled } = checkout.direct;
    const events = await traceVisit(browser, withProfiled, null, { withSamples: true });
    const modules = { urlOf: new RegExp(`${PROFILED_PATH}$`), moduleAt };
    for (const [module, ms] of sumByModule(events, CALENDAR_MARK, modules))
      all.set(module, (all.get(module) ?? 0) + ms / runs);
  }
  const rows = [...all].filter(([module]) => !module.startsWith('('));
  const small = rows.filter(([, ms]) => ms < LEAST_MS);
  return [
    '| Module, from samples | ms |',
    '| --- | ---: |',
    ...rows
      .filter(([, ms]) => ms >= LEAST_MS)
      .sort(([, a], [, b]) => b - a)
      .map(([module, ms]) => `| ${module} | ${ms.toFixed(1)} |`),
    `| ${small.length} others | ${small.reduce((sum, [, ms]) => sum + ms, 0).toFixed(1)} |`,
  ];
}
