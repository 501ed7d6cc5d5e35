/** One thing that a page may set, call, style or listen to. */
export interface ElementRow {
  name: string;
  /** Its TypeScript type; a custom property's default; empty where there is none. */
  type: string;
  /** In the few signs that `inline` of the reference knows: code, bold, links. */
  description: string;
}

/** What the widget's element promises to the pages that carry it. */
export interface ElementDoc {
  attributes: ElementRow[];
  events: ElementRow[];
  methods: ElementRow[];
  parts: ElementRow[];
  properties: ElementRow[];
}

/** Lists of {@link ElementDoc} by the JSDoc tags that fill them. */
const LISTS: Readonly<Record<string, Exclude<keyof ElementDoc, 'methods'>>> = {
  attr: 'attributes',
  event: 'events',
  csspart: 'parts',
  cssproperty: 'properties',
};

/**
 * Reads the element's public contract from the JSDoc in its source, which is the only place where
 * it is written.
 * @throws Error where a tag is not written as `@attr {type} name - What it is.`
 */
export function parseElementDoc(source: string): ElementDoc {
  const doc: ElementDoc = { attributes: [], events: [], methods: [], parts: [], properties: [] };
  const [block = ''] =
    /\/\*\*(?:(?!\*\/)[\s\S])*?@tag table-booking(?:(?!\*\/)[\s\S])*/.exec(source) ?? [];
  for (const line of tagLines(block)) {
    const [, tag = ''] = /^@(\w+)/.exec(line) ?? [];
    const list = LISTS[tag];
    if (list) doc[list].push(rowOf(line));
  }
  doc.methods = methodsIn(source);
  return doc;
}

/** The tags of a JSDoc block, each as one line. */
function tagLines(block: string): string[] {
  const lines = block.split('\n').map((line) => line.replace(/^\s*(\/\*\*|\*)?\s*/, '').trim());
  const tags: string[] = [];
  let isInTag = false;
  for (const line of lines) {
    if (line.startsWith('@')) tags.push(line);
    else if (isInTag && line !== '') tags.push(`${tags.pop()} ${line}`);
    isInTag = line !== '' && tags.length > 0 && (isInTag || line.startsWith('@'));
  }
  return tags;
}

function rowOf(line: string): ElementRow {
  const parts = /^@\w+ (?:\{(.*)\} )?(\[[^\]]+\]|\S+) - (.+)$/.exec(line);
  if (!parts) throw new Error(`The element's JSDoc has a line that cannot be read: ${line}`);
  const [, type = '', name = '', description = ''] = parts;
  const [, bare = name, fallback = type] = /^\[([^=\]]+)(?:=([^\]]*))?\]$/.exec(name) ?? [];
  return { name: bare, type: fallback, description };
}

/** A method is public where it says what it is for; what the browser calls is not for pages. */
function methodsIn(source: string): ElementRow[] {
  const found = source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n {2}(?:async )?([a-z]\w*)(\([^)]*\): [^{]+) \{/g,
  );
  return [...found]
    .map(([, comment = '', name = '', signature = '']) => ({
      name: `${name}()`,
      type: `${name}${signature}`,
      description: comment
        .split('\n')
        .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
        .filter((line) => line !== '')
        .join(' '),
    }))
    .filter(({ name }) => !name.endsWith('Callback()'));
}
