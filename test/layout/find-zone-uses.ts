import { parseSource, type SyntaxNode } from './read-imports.ts';

/** What of the domain looks up a time zone by its name. */
const BY_ZONE = [
  'instantOfWall',
  'instantOnWorkDay',
  'isTimezone',
  'offsetMinutes',
  'toZonedIso',
  'utcOffsetsOf',
  'wallOf',
  'workDayOf',
];

/**
 * The lines that read a venue's time zone, import what looks one up, or give the browser's `Intl` or `Temporal` another
 * one than UTC.
 */
export function findZoneUses(file: string, text: string): number[] {
  const { program } = parseSource(file, text);
  const lineOf = ({ start }: SyntaxNode) => text.slice(0, start).split('\n').length;
  return [...new Set([...usesIn(program)].map(lineOf))];
}

function* usesIn(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (isUse(value)) yield value;
    // What a pattern takes is read there: its keys name no option.
    if (value.type === 'ObjectPattern') {
      yield* propertiesOf(value).filter(({ key }) => nameOf(key) === 'timezone');
      return;
    }
  }
  for (const child of Object.values(value)) yield* usesIn(child);
}

function isUse(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'ImportSpecifier':
      return BY_ZONE.includes(nameOf(node.imported)) && node.importKind !== 'type';
    case 'MemberExpression':
      return nameOf(node.property) === 'timezone';
    case 'Identifier':
      return node.name === 'Temporal';
    case 'Property':
      return nameOf(node.key) === 'timeZone' && literalOf(node.value) !== 'UTC';
    default:
      return false;
  }
}

function propertiesOf({ properties }: SyntaxNode): SyntaxNode[] {
  return (properties as unknown[]).filter(isNode);
}

/** The name of an identifier, or the text of a literal. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'Identifier' ? String(node.name) : String(literalOf(node));
}

function literalOf(node: unknown): unknown {
  return isNode(node) && node.type === 'Literal' ? node.value : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
