import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import type { Import } from './import-rules.ts';

const SRC = resolve(import.meta.dirname, '../../src');
const EXAMPLES = resolve(import.meta.dirname, '../../examples');

/** Every file below `src/` and `examples/`, named as the import rules name it. */
export function listSourceFiles(): string[] {
  return [SRC, EXAMPLES].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'README.md')
      .map((entry) => nameOf(join(entry.parentPath, entry.name))),
  );
}

/** The imports of one file. @throws Error if it cannot be parsed */
export function readImports(file: string): Import[] {
  const { source, program } = parseSource(file, readSource(file));
  return [...nodesIn(program)].flatMap((node) => {
    const specifier = specifierOf(node);
    if (specifier === undefined) return [];
    const isOwn = /^[./(]/.test(specifier);
    const to = isOwn ? nameOf(resolve(pathOf(file), '..', specifier)) : specifier;
    const line = source.slice(0, node.start).split('\n').length;
    return { from: file, to, isOwn, kind: kindOf(node), line };
  });
}

export function readSource(file: string): string {
  return readFileSync(pathOf(file), 'utf8');
}

/** @throws Error if it cannot be parsed */
export function parseSource(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return { source, program };
}

function nameOf(path: string): string {
  return relative(SRC, path).replace('../examples/', 'examples/');
}

function pathOf(file: string): string {
  return file.startsWith('examples/') ? resolve(EXAMPLES, '..', file) : resolve(SRC, file);
}

export type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield value as SyntaxNode;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** What a node imports, without its query; `(computed)`, which no rule allows, for a computed `import()`. */
function specifierOf({ type, source }: SyntaxNode): string | undefined {
  if (!/^(Import(Declaration|Expression)|Export(All|Named)Declaration|TSImportType)$/.test(type))
    return undefined;
  if (typeof source !== 'object' || source === null) return undefined;
  if ('value' in source) return String(source.value).replace(/\?.*/, '');
  const [start] = 'quasis' in source ? (source.quasis as { value: { cooked: string } }[]) : [];
  return start === undefined || start.value.cooked === '' ? '(computed)' : start.value.cooked;
}

/** `import { type A }` leaves an import behind when types are stripped; `import type { A }` does not. */
function kindOf({ type, importKind, exportKind }: SyntaxNode): Import['kind'] {
  if (type === 'ImportExpression') return 'later';
  return type === 'TSImportType' || importKind === 'type' || exportKind === 'type'
    ? 'type'
    : 'value';
}
