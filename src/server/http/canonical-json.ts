type Piece = { text: string } | { value: unknown };

/**
 * JSON text that is the same for equal values, whatever the order of their keys. Iterative, because
 * deeply nested JSON would overflow the call stack.
 */
export function canonicalJson(value: unknown): string {
  const written: string[] = [];
  const pending: Piece[] = [{ value }];
  for (let piece = pending.pop(); piece; piece = pending.pop()) {
    if ('text' in piece) written.push(piece.text);
    else for (const part of partsOf(piece.value).reverse()) pending.push(part);
  }
  return written.join('');
}

function partsOf(value: unknown): Piece[] {
  if (value === null || typeof value !== 'object') return [{ text: JSON.stringify(value) ?? '' }];
  if (Array.isArray(value)) {
    const entries = value.map((entry): Piece[] => [{ value: entry }]);
    return [{ text: '[' }, ...withCommas(entries), { text: ']' }];
  }
  const fields = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]): Piece[] => [{ text: `${JSON.stringify(key)}:` }, { value: field }]);
  return [{ text: '{' }, ...withCommas(fields), { text: '}' }];
}

function withCommas(members: Piece[][]): Piece[] {
  return members.flatMap((member, index) => (index === 0 ? member : [{ text: ',' }, ...member]));
}
