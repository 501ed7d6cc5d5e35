/** What a folder may import from another: everything, or only types, which vanish at run time. */
type Allowance = 'all' | 'types';

/** A row per folder. A folder may always import itself; what is not listed is forbidden. */
const MAY_IMPORT: Record<string, Record<string, Allowance>> = {
  domain: {},
  contract: { domain: 'all', locales: 'all' },
  store: { domain: 'all' },
  locales: { domain: 'all' },
  mail: { domain: 'all', locales: 'all', html: 'all' },
  webhooks: { domain: 'all' },
  operations: { domain: 'all', store: 'all', mail: 'all', webhooks: 'all', contract: 'types' },
  jobs: { operations: 'all', store: 'all', mail: 'all', webhooks: 'all', domain: 'all' },
  demo: { locales: 'all', operations: 'all', store: 'all', contract: 'all', domain: 'all' },
  html: { contract: 'all', domain: 'all' },
  server: {
    locales: 'all',
    operations: 'all',
    jobs: 'types',
    mail: 'types',
    webhooks: 'types',
    contract: 'all',
    domain: 'all',
    html: 'all',
    'embed-page': 'all',
  },
  'server/main.ts': {
    server: 'all',
    operations: 'all',
    contract: 'all',
    domain: 'all',
    store: 'all',
    jobs: 'all',
    mail: 'all',
    webhooks: 'all',
    demo: 'all',
  },
  admin: {
    webhooks: 'all',
    demo: 'all',
    operations: 'all',
    store: 'all',
    contract: 'all',
    domain: 'all',
  },
  client: { contract: 'all' },
  ui: { domain: 'types', client: 'types' },
  diner: { locales: 'all', client: 'all', ui: 'all', contract: 'all', domain: 'all' },
  widget: {
    locales: 'all',
    diner: 'all',
    client: 'all',
    ui: 'all',
    contract: 'all',
    domain: 'all',
  },
  'widget/embed': { locales: 'all', contract: 'all', domain: 'types' },
  manage: {
    locales: 'all',
    diner: 'all',
    client: 'all',
    ui: 'all',
    contract: 'all',
    domain: 'all',
  },
  'embed-page': { html: 'all', contract: 'all', domain: 'all' },
  staff: {
    locales: 'all',
    'staff-worker': 'types',
    client: 'all',
    ui: 'all',
    contract: 'all',
    domain: 'all',
  },
  'staff-worker': {},
  examples: { client: 'all', contract: 'all' },
};

/** What a folder may load by `import()` only, so that it stays out of the folder's own bundle, or is not parsed before. */
const MAY_LOAD_LATER: Record<string, string[]> = {
  'widget/embed': ['widget', 'diner'],
  // Its entry asks for the version of Node first.
  server: ['server/main.ts'],
};

/** The folders that the table names. */
export const ROOMS = Object.keys(MAY_IMPORT);
export const BROWSER_ROOMS = [
  'client',
  'locales',
  'ui',
  'diner',
  'widget',
  'widget/embed',
  'manage',
  'staff',
  'staff-worker',
];
const SERVER_ROOMS = [
  'store',
  'mail',
  'webhooks',
  'operations',
  'jobs',
  'demo',
  'server',
  'server/main.ts',
  'admin',
];

/** Names of operations; what operations share is named by a noun, or `require-…` or `find-…`. */
const VERB =
  /^(cancel|check|close|create|erase|export|get|import|list|read|reconfirm|remove|reset|revoke|set|sign|transfer|update)-/;

/** One import line. Files are named by their path below `src/`, or `examples/…`. */
export interface Import {
  from: string;
  /** The imported file, or the package's name. */
  to: string;
  isOwn: boolean;
  kind: 'value' | 'type' | 'later';
  line: number;
}

/** The most specific row of the table for a file. */
export function roomOf(file: string): string {
  const [room = '', next] = file.split('/');
  const inner = `${room}/${next}`;
  return inner in MAY_IMPORT ? inner : room;
}

/** Imports from one folder into another that the table does not allow. */
export function findForbiddenImports(imports: readonly Import[]): Import[] {
  return imports.filter((each) => each.isOwn && !isAllowed(each));
}

/** Imports of an operation by another one, instead of by a file that both share. */
export function findOperationImports(imports: readonly Import[]): Import[] {
  return imports.filter(
    ({ from, to, isOwn }) => isOwn && roomOf(from) === 'operations' && isOperation(to),
  );
}

/** Groups of files that import each other in a circle, type-only imports included. */
export function findCircles(imports: readonly Import[]): string[][] {
  const targetsOf = groupTargets(imports);
  const reachable = new Map([...targetsOf.keys()].map((file) => [file, reach(targetsOf, file)]));
  const circles: string[][] = [];
  for (const [file, targets] of reachable) {
    if (!targets.has(file) || circles.some((circle) => circle.includes(file))) continue;
    circles.push([...targets].filter((other) => reachable.get(other)?.has(file)).sort());
  }
  return circles;
}

/** The shortest chain of imports from a file into a server folder; undefined if there is none. */
export function findPathToServer(imports: readonly Import[], start: string): string | undefined {
  const targetsOf = groupTargets(imports);
  const paths = [[start]];
  const seen = new Set([start]);
  for (const path of paths) {
    const file = path.at(-1) ?? start;
    if (SERVER_ROOMS.includes(roomOf(file))) return path.join(' → ');
    for (const target of targetsOf.get(file) ?? []) {
      if (seen.has(target)) continue;
      seen.add(target);
      paths.push([...path, target]);
    }
  }
  return undefined;
}

/** The files that run when one is started: itself, and all that it imports now or later, except for types. */
export function filesLoadedFrom(imports: readonly Import[], start: string): string[] {
  const loaded = imports.filter(({ kind }) => kind !== 'type');
  return [start, ...reach(groupTargets(loaded), start)];
}

export function describeImport({ from, to, kind, line }: Import): string {
  const path = from.startsWith('examples/') ? from : `src/${from}`;
  return `${path}:${line} imports ${to} (${kind})`;
}

function isAllowed({ from, to, kind }: Import): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === other) return true;
  if (kind === 'later' && MAY_LOAD_LATER[room]?.includes(other)) return true;
  const allowance = MAY_IMPORT[room]?.[other];
  return allowance === 'all' || (allowance === 'types' && kind === 'type');
}

function isOperation(file: string): boolean {
  return roomOf(file) === 'operations' && VERB.test(file.slice(file.lastIndexOf('/') + 1));
}

function groupTargets(imports: readonly Import[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  for (const { from, to, isOwn } of imports) {
    if (isOwn) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  return targets;
}

/** Every file that a file imports, directly or through others. */
function reach(targetsOf: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (const file of open) {
    for (const target of targetsOf.get(file) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return reached;
}
