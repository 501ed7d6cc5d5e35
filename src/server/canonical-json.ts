type Piece = { text: string } | { value: unknown };

/**
 * Equal JSON values give equal text, whatever the order of their keys. It walks instead of calling
 * itself, because JSON is read at any depth and the stack has an end.
 */
export function canonicalJson(value: unknown): string {
  const written: string[] = [];
  const waiting: Piece[] = [{ value }];
  for (let piece = waiting.pop(); piece; piece = waiting.pop()) {
    if ('text' in piece) written.push(piece.text);
    else for (const part of partsOf(piece.value).reverse()) waiting.push(part);
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
