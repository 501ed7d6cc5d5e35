import type { Wire } from './sent-request.ts';
import type { Twist } from './twists.ts';

/** The request with a twist to its bytes, its headers or its address. */
export function twisted(wire: Wire, twist: Twist): Wire {
  switch (twist.kind) {
    case 'header': {
      const { [twist.name]: _, ...others } = wire.headers;
      const { name, value } = twist;
      return { ...wire, headers: value === null ? others : { ...others, [name]: value } };
    }
    case 'query':
      return { ...wire, url: `${wire.url}${wire.url.includes('?') ? '&' : '?'}${twist.text}` };
    case 'method':
      return { ...wire, method: twist.method };
    case 'path': {
      const [path = '', ...query] = wire.url.split('?');
      const parts = path.split('/');
      parts[1 + (twist.part % (parts.length - 1))] = twist.text;
      return { ...wire, url: [parts.join('/'), ...query].join('?') };
    }
    default:
      return wire.payload === undefined
        ? wire
        : { ...wire, payload: twistedBody(wire.payload, twist) };
  }
}

type BodyTwist = Exclude<Twist, { kind: 'header' | 'query' | 'method' | 'path' }>;

function twistedBody(payload: string | Buffer, twist: BodyTwist): string | Buffer {
  const text = payload.toString();
  const bytes = Buffer.from(payload);
  switch (twist.kind) {
    case 'deep field': {
      const { depth } = twist;
      const nested =
        twist.with === '['
          ? '['.repeat(depth) + ']'.repeat(depth)
          : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      return withFirst(text, `"${twist.name}":${nested}`);
    }
    case 'deep body':
      return '['.repeat(twist.depth) + ']'.repeat(twist.depth);
    case 'every key twice': {
      const again = text.slice(1, -1);
      const nulls = again.replace(/"(\w+)":("[^"]*"|[-\d.]+|true|false)/g, '"$1":null');
      return again === '' ? text : `{${twist.last ? `${nulls},${again}` : `${again},${nulls}`}}`;
    }
    case 'key in every object':
      return text.replace(/(?<=^|[:[,])\{("|\})/g, (_, next: string) =>
        next === '}' ? `{${twist.json}}` : `{${twist.json},${next}`,
      );
    case 'cut':
      return text.slice(0, Math.floor(twist.at * text.length));
    case 'stray text': {
      const at = Math.floor(twist.at * text.length);
      return text.slice(0, at) + twist.text + text.slice(at);
    }
    case 'broken UTF-8': {
      const at = Math.floor(twist.at * bytes.length);
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([...twist.bytes]),
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
        `"padding":"${'x'.repeat(Math.max(0, twist.bytes - bytes.length - 13))}"`,
      );
    case 'whole body':
      return twist.text;
  }
}

/** The body with one more field before the others. */
function withFirst(text: string, field: string): string {
  return text.replace(/^\{(?=(.?))/, (_, next: string) => `{${field}${next === '}' ? '' : ','}`);
}
