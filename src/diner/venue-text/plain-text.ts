const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** The text of a venue’s HTML, with a line break at the end of each block. */
export function plainText(html: string): string {
  const text = html.replace(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, '');
  return readEntities(text)
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

/** Decodes character references such as `&amp;`. */
export function readEntities(escaped: string): string {
  return escaped.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => entity(name) ?? whole);
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const isHex = name[1]?.toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
