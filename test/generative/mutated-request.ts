import type { Mutation } from './mutations.ts';
import type { Wire } from './sent-request.ts';

/** Applies a mutation to a request's bytes, headers or URL. */
export function mutated(wire: Wire, mutation: Mutation): Wire {
  switch (mutation.kind) {
    case 'header': {
      const { [mutation.name]: _, ...others } = wire.headers;
      const { name, value } = mutation;
      return { ...wire, headers: value === null ? others : { ...others, [name]: value } };
    }
    case 'query':
      return { ...wire, url: `${wire.url}${wire.url.includes('?') ? '&' : '?'}${mutation.text}` };
    case 'method':
      return { ...wire, method: mutation.method };
    case 'path': {
      const [path = '', ...query] = wire.url.split('?');
      const parts = path.split('/');
      parts[1 + (mutation.part % (parts.length - 1))] = mutation.text;
      return { ...wire, url: [parts.join('/'), ...query].join('?') };
    }
    default:
      return wire.payload === undefined
        ? wire
        : { ...wire, payload: mutatedBody(wire.payload, mutation) };
  }
}

type BodyMutation = Exclude<Mutation, { kind: 'header' | 'query' | 'method' | 'path' }>;

function mutatedBody(payload: string | Buffer, mutation: BodyMutation): string | Buffer {
  const text = payload.toString();
  const bytes = Buffer.from(payload);
  switch (mutation.kind) {
    case 'deep field': {
      const { depth } = mutation;
      const nested =
        mutation.with === '['
          ? '['.repeat(depth) + ']'.repeat(depth)
          : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      return withFirst(text, `"${mutation.name}":${nested}`);
    }
    case 'deep body':
      return '['.repeat(mutation.depth) + ']'.repeat(mutation.depth);
    case 'every key twice': {
      const again = text.slice(1, -1);
      const nulls = again.replace(/"(\w+)":("[^"]*"|[-\d.]+|true|false)/g, '"$1":null');
      return again === '' ? text : `{${mutation.last ? `${nulls},${again}` : `${again},${nulls}`}}`;
    }
    case 'key in every object':
      return text.replace(/(?<=^|[:[,])\{("|\})/g, (_, next: string) =>
        next === '}' ? `{${mutation.json}}` : `{${mutation.json},${next}`,
      );
    case 'cut':
      return text.slice(0, Math.floor(mutation.at * text.length));
    case 'stray text': {
      const at = Math.floor(mutation.at * text.length);
      return text.slice(0, at) + mutation.text + text.slice(at);
    }
    case 'broken UTF-8': {
      const at = Math.floor(mutation.at * bytes.length);
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([...mutation.bytes]),
        bytes.subarray(at),
      ]);
    }
    case 'byte order mark':
      return `\uFEFF${text}`;
    case 'UTF-16':
      return Buffer.from(text, 'utf16le');
    case 'padded':
      return withFirst(
        text,
        `"padding":"${'x'.repeat(Math.max(0, mutation.bytes - bytes.length - 13))}"`,
      );
    case 'whole body':
      return mutation.text;
  }
}

/** Inserts a field at the start of the body. */
function withFirst(text: string, field: string): string {
  return text.replace(/^\{(?=(.?))/, (_, next: string) => `{${field}${next === '}' ? '' : ','}`);
}
