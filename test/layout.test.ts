import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** What a room takes from another: everything, or only types, which leave nothing behind at run time. */
type Allowance = 'all' | 'types';

/** Who may import whom. A room always may import itself; what is not here may not be imported. */
const MAY_IMPORT: Record<string, Record<string, Allowance>> = {
  domain: {},
  contract: { domain: 'all' },
  store: { domain: 'all' },
  operations: { domain: 'all', store: 'all', contract: 'types' },
  demo: { operations: 'all', store: 'all', contract: 'all', domain: 'all' },
  html: { contract: 'all', domain: 'all' },
  server: { operations: 'all', contract: 'all', domain: 'all', html: 'all', 'embed-page': 'all' },
  'server/main.ts': {
    server: 'all',
    operations: 'all',
    contract: 'all',
    domain: 'all',
    store: 'all',
    demo: 'all',
  },
  admin: { demo: 'all', operations: 'all', store: 'all', contract: 'all', domain: 'all' },
  client: { contract: 'all' },
  ui: { domain: 'types', client: 'types' },
  widget: { client: 'all', ui: 'all', contract: 'all', domain: 'all' },
  'widget/embed': { contract: 'all' },
  'embed-page': { html: 'all', contract: 'all', domain: 'all' },
  staff: { client: 'all', ui: 'all', contract: 'all', domain: 'all' },
  examples: { client: 'all', contract: 'all' },
};

/** What a room may fetch later, by `import()`, and not before: it stays out of the room’s own bytes. */
const MAY_LOAD_LATER: Record<string, string[]> = { 'widget/embed': ['widget'] };

const BROWSER_ROOMS = ['client', 'ui', 'widget', 'widget/embed', 'staff'];
const SERVER_ROOMS = ['store', 'operations', 'demo', 'server', 'server/main.ts', 'admin'];

const DRAWERS = /^(utils?|helpers?|misc|common)\b/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

interface Import {
  from: string;
  /** The imported file of ours, by its room; or the package’s name. */
  to: string;
  ours: boolean;
  kind: 'value' | 'type' | 'later';
  line: number;
}

const SRC = resolve(import.meta.dirname, '../src');
/** The one room that stands beside the others. */
const EXAMPLES = resolve(import.meta.dirname, '../examples');

const files = [SRC, EXAMPLES].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => nameOf(join(entry.parentPath, entry.name))),
);

const imports = files.filter((file) => /\.tsx?$/.test(file)).flatMap(importsOf);

test.each(Object.keys(MAY_IMPORT))('an import across rooms is in the table: %s', (room) => {
  const strangers = imports.filter(
    (each) => each.ours && roomOf(each.from) === room && !isAllowed(each),
  );

  expect(strangers.map(describeImport)).toEqual([]);
});

test('every file is in a room that the table knows', () => {
  const homeless = files.filter((file) => !(roomOf(file) in MAY_IMPORT));

  expect(homeless).toEqual([]);
});

test.each(BROWSER_ROOMS)('a browser room never reaches the server, by any road: %s', (room) => {
  const roads = files
    .filter((file) => roomOf(file) === room)
    .flatMap((file) => roadToServer(file) ?? []);

  expect(roads).toEqual([]);
});

test('the domain is pure: it takes neither zod nor anything of Node', () => {
  const impure = imports.filter(
    (each) => roomOf(each.from) === 'domain' && /^(node:|zod)/.test(each.to),
  );

  expect(impure.map(describeImport)).toEqual([]);
});

test('a file’s name says what is in it: none is a drawer for everything', () => {
  const drawers = files.filter((file) => file.split('/').some((part) => DRAWERS.test(part)));

  expect(drawers).toEqual([]);
});

test('a thing is imported from where it stands: no index file passes it on', () => {
  const barrels = files.filter((file) => /^index\.tsx?$/.test(basename(file)));

  expect(barrels).toEqual([]);
});

test('file and folder names are kebab-case', () => {
  const others = files.filter((file) => {
    const folders = file.split('/').slice(0, -1);
    return (
      !KEBAB_CASE.test(basename(file)) || folders.some((folder) => !KEBAB_CASE.test(`${folder}.x`))
    );
  });

  expect(others).toEqual([]);
});

/** As the table knows it: its room, and the path within. */
function nameOf(path: string): string {
  return relative(SRC, path).replace('../examples/', 'examples/');
}

function pathOf(file: string): string {
  return file.startsWith('examples/') ? resolve(EXAMPLES, '..', file) : resolve(SRC, file);
}

/** The most particular room that the table names for this file. */
function roomOf(file: string): string {
  const [room = '', next] = file.split('/');
  const inner = `${room}/${next}`;
  return inner in MAY_IMPORT ? inner : room;
}

function isAllowed({ from, to, kind }: Import): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (room === other) return true;
  if (kind === 'later' && MAY_LOAD_LATER[room]?.includes(other)) return true;
  const allowance = MAY_IMPORT[room]?.[other];
  return allowance === 'all' || (allowance === 'types' && kind === 'type');
}

function importsOf(file: string): Import[] {
  const source = readFileSync(pathOf(file), 'utf8');
  const { program, errors } = parseSync(file, source);
  expect(errors, `${file} can be read`).toEqual([]);
  return [...nodesIn(program)].flatMap((node) => {
    const specifier = specifierOf(node);
    if (specifier === undefined) return [];
    const ours = /^[./(]/.test(specifier);
    const to = ours ? nameOf(resolve(pathOf(file), '..', specifier)) : specifier;
    const line = source.slice(0, node.start).split('\n').length;
    return { from: file, to, ours, kind: kindOf(node), line };
  });
}

type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield value as SyntaxNode;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** What a node imports, without its query. An `import()` of something computed is nobody’s friend: `(computed)`. */
function specifierOf({ type, source }: SyntaxNode): string | undefined {
  if (!/^(Import(Declaration|Expression)|Export(All|Named)Declaration|TSImportType)$/.test(type))
    return undefined;
  if (typeof source !== 'object' || source === null) return undefined;
  if ('value' in source) return String(source.value).replace(/\?.*/, '');
  const [start] = 'quasis' in source ? (source.quasis as { value: { cooked: string } }[]) : [];
  return start === undefined || start.value.cooked === '' ? '(computed)' : start.value.cooked;
}

/** `import { type A }` leaves an import behind when its types are stripped; `import type { A }` does not. */
function kindOf({ type, importKind, exportKind }: SyntaxNode): Import['kind'] {
  if (type === 'ImportExpression') return 'later';
  return type === 'TSImportType' || importKind === 'type' || exportKind === 'type'
    ? 'type'
    : 'value';
}

/** The shortest chain of imports from this file into a room of the server, if there is one. */
function roadToServer(start: string): string | undefined {
  const roads = [[start]];
  const seen = new Set([start]);
  for (const road of roads) {
    const here = road[road.length - 1] ?? start;
    if (SERVER_ROOMS.includes(roomOf(here))) return road.join(' → ');
    for (const { from, to, ours } of imports) {
      if (from !== here || !ours || seen.has(to)) continue;
      seen.add(to);
      roads.push([...road, to]);
    }
  }
  return undefined;
}

function describeImport({ from, to, kind, line }: Import): string {
  return `${relative(resolve(SRC, '..'), pathOf(from))}:${line} imports ${to} (${kind})`;
}
