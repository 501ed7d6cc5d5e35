import { findMark, type ProfileNode, type TraceEvent } from './trace-events.ts';

/** Whether a script has a place, and the module of that place. */
export interface ProfiledModules {
  urlOf: RegExp;
  moduleAt(line: number, column: number): string;
}

/**
 * The processor time of each module until a mark, in milliseconds. What a module has the browser do counts as the
 * module's; what the browser does by itself has its own names, such as `(program)`.
 */
export function sumByModule(
  events: readonly TraceEvent[],
  markName: string,
  modules: ProfiledModules,
): Map<string, number> {
  const { mark } = findMark(events, markName);
  const ofPage = events.filter(({ pid }) => pid === mark.pid);
  const chunks = ofPage.filter(({ name }) => name === 'ProfileChunk');
  const nodes = new Map(
    chunks.flatMap(({ args }) => args.data?.cpuProfile?.nodes ?? []).map((node) => [node.id, node]),
  );
  const spent = new Map<string, number>();
  let at = ofPage.find(({ name }) => name === 'Profile')?.args.data?.startTime ?? 0;
  for (const { args } of chunks) {
    const { cpuProfile, timeDeltas = [] } = args.data ?? {};
    for (const [index, id] of (cpuProfile?.samples ?? []).entries()) {
      const delta = timeDeltas[index] ?? 0;
      at += delta;
      if (at > mark.ts) return spent;
      const module = moduleOf(nodes.get(id), nodes, modules);
      spent.set(module, (spent.get(module) ?? 0) + delta / 1000);
    }
  }
  return spent;
}

function moduleOf(
  node: ProfileNode | undefined,
  nodes: ReadonlyMap<number, ProfileNode>,
  modules: ProfiledModules,
): string {
  if (!node) return '(unknown)';
  const { functionName, url = '', lineNumber = 0, columnNumber = 0 } = node.callFrame;
  if (modules.urlOf.test(url)) return modules.moduleAt(lineNumber, columnNumber);
  if (functionName.startsWith('(') || node.parent === undefined) return functionName;
  return moduleOf(nodes.get(node.parent), nodes, modules);
}
