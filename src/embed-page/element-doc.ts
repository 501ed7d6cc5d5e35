/** An attribute, event, method, part or custom property of the element. */
export interface ElementRow {
  name: string;
  /** Its TypeScript type; for a custom property its default; empty where there is none. */
  type: string;
  /** With code, bold and links in Markdown. */
  description: string;
}

/** The public API of the widget's element. */
export interface ElementDoc {
  attributes: ElementRow[];
  events: ElementRow[];
  methods: ElementRow[];
  parts: ElementRow[];
  properties: ElementRow[];
}

/** The lists of {@link ElementDoc} by JSDoc tag. */
const LISTS: Readonly<Record<string, Exclude<keyof ElementDoc, 'methods'>>> = {
  attr: 'attributes',
  event: 'events',
  csspart: 'parts',
  cssproperty: 'properties',
};

/**
 * Reads the element's public API from the JSDoc in its source, which is its only documentation.
 * @throws Error where a tag does not have the form `@attr {type} name - Description.`
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
  if (!parts) throw new Error(`Cannot parse this line of the element's JSDoc: ${line}`);
  const [, type = '', name = '', description = ''] = parts;
  const [, bare = name, fallback = type] = /^\[([^=\]]+)(?:=([^\]]*))?\]$/.exec(name) ?? [];
  return { name: bare, type: fallback, description };
}

/** The public methods: those with a JSDoc comment, except the browser's callbacks. */
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
