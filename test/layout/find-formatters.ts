import { parseSource, type SyntaxNode } from './read-imports.ts';

/** What of Intl makes no formatter. */
const HARMLESS = ['getCanonicalLocales', 'supportedValuesOf'];
const WRITES_BY_LOCALE = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];

/**
 * The lines on which a function makes a formatter of Intl each time it runs: by the constructor under whatever name, or
 * by a method that makes one. What a module makes once, outside of its functions, is not among them.
 */
export function findFormatters(file: string, text: string): number[] {
  const { program } = parseSource(file, text);
  const lineOf = ({ start }: SyntaxNode) => text.slice(0, start).split('\n').length;
  return [...new Set([...formattersIn(program, false)].map(lineOf))];
}

function* formattersIn(value: unknown, isInFunction: boolean): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return;
  if (!isNode(value)) {
    for (const child of Object.values(value)) yield* formattersIn(child, isInFunction);
    return;
  }
  if (isType(value)) return;
  if (isInFunction && makesFormatter(value)) yield value;
  const runsLater = isInFunction || isFunction(value);
  for (const child of partsOf(value)) yield* formattersIn(child, runsLater);
}

function makesFormatter(node: SyntaxNode): boolean {
  if (isNamed(node, 'Intl')) return true;
  if (node.type === 'MemberExpression') return WRITES_BY_LOCALE.includes(propertyOf(node));
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  // With a locale or options; the comparison without them uses one that the runtime keeps.
  const options = node.arguments as unknown[];
  return propertyOf(node.callee) === 'localeCompare' && options.length > 1;
}

/** A property of this name, or a harmless use of Intl, is no use of the global. */
function partsOf(node: SyntaxNode): unknown[] {
  if (node.type !== 'MemberExpression') return Object.values(node);
  const isHarmless = isNamed(node.object, 'Intl') && HARMLESS.includes(propertyOf(node));
  const isGlobal = isNamed(node.object, 'globalThis') && propertyOf(node) === 'Intl';
  return [
    ...(isHarmless ? [] : [node.object]),
    ...(node.computed || isGlobal ? [node.property] : []),
  ];
}

function propertyOf({ property }: SyntaxNode): string {
  if (!isNode(property)) return '';
  const { name = property.value } = property;
  return typeof name === 'string' ? name : '';
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.type === 'Identifier' && value.name === name;
}

/** The fields of a class, too: each object gets its own. */
function isFunction({ type, static: isStatic }: SyntaxNode): boolean {
  return (
    /Function(Declaration|Expression)$/.test(type) || (type === 'PropertyDefinition' && !isStatic)
  );
}

function isType({ type }: SyntaxNode): boolean {
  return /^TS(Type|Qualified|Interface)/.test(type) && type !== 'TSTypeAssertion';
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
