import type { JsonSchema } from '../../../contract/openapi/document-parts.ts';
import { breakable, EMPTY_HTML, type Html, html } from '../../../html/html.ts';

/** Named schemas of the OpenAPI document. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/** An enumeration with up to this many values is listed wherever it is used. */
const MAX_LISTED_VALUES = 8;

/** A field's type and limits in words; named schemas are links. */
export function schemaWords(schema: JsonSchema, schemas: Schemas): Html {
  const { $ref, anyOf } = schema;
  if ($ref !== undefined) return linkTo(nameOf($ref), schemas);
  if (anyOf) {
    return joined(
      anyOf.map((one) => schemaWords(one, schemas)),
      ' or ',
    );
  }
  const values = schema.enum?.filter((value) => value !== null) ?? [];
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
  const kind =
    values.length > 0 ? html`one of ${codesOf(values)}` : html`${kindOf(schema, schemas)}`;
  return html`${kind}${isNullable ? html` or null` : EMPTY_HTML}`;
}

/** The schema name in a `$ref`. */
export function nameOf(reference: string): string {
  return reference.replace(/^.*\//, '');
}

function linkTo(name: string, schemas: Schemas): Html {
  const values = schemas[name]?.enum ?? [];
  const isListed = values.length > 0 && values.length <= MAX_LISTED_VALUES;
  return html`<a href="#${name}">${name}</a>${isListed ? html`: ${codesOf(values)}` : EMPTY_HTML}`;
}

function codesOf(values: readonly unknown[]): Html {
  return joined(
    values.map((value) => html`<code>${breakable(String(value))}</code>`),
    ', ',
  );
}

function kindOf(schema: JsonSchema, schemas: Schemas): Html {
  const [type] = [schema.type ?? 'object'].flat();
  if (type === 'array') {
    const most = schema.maxItems === undefined ? '' : `, at most ${schema.maxItems} entries`;
    const words = schemaWords(schema.items ?? {}, schemas);
    // Keeps the limits of an entry apart from those of the list.
    return schema.items?.$ref === undefined
      ? html`array${most}, each of them: ${words}`
      : html`array of ${words}${most}`;
  }
  if (type === 'string') return html`${[formatOf(schema), ...lengthsOf(schema)].join(', ')}`;
  if (type === 'null') return html`null`;
  return html`${[type ?? '', ...boundsOf(schema)].join(', ')}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'date, YYYY-MM-DD',
  'date-time': 'instant with offset',
  email: 'email address',
  uri: 'address (URI)',
  uuid: 'uuid',
};

/** Names for the patterns in our schemas. */
const PATTERNS: readonly [RegExp, string][] = [
  [/\[0-5\]\\d:\[0-5\]\\d/, 'time, HH:MM:SS'],
  [/^\^\\\+\[1-9\]/, 'phone number, E.164'],
];

function formatOf({ format, pattern }: JsonSchema): string {
  if (format !== undefined) return FORMATS[format] ?? format;
  const [, words] = PATTERNS.find(([form]) => pattern !== undefined && form.test(pattern)) ?? [];
  return words ?? 'string';
}

function lengthsOf({ minLength, maxLength }: JsonSchema): string[] {
  if (minLength === undefined && maxLength === undefined) return [];
  if (minLength === maxLength) return [`${minLength} characters`];
  if (maxLength === undefined)
    return minLength === 1 ? ['not empty'] : [`from ${minLength} characters`];
  if (minLength === undefined) return [`at most ${maxLength} characters`];
  return [`${minLength} to ${maxLength} characters`];
}

const NUMBER_FORMAT = new Intl.NumberFormat('en');

function boundsOf({ minimum, maximum }: JsonSchema): string[] {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const { format } = NUMBER_FORMAT;
  if (minimum !== undefined && most !== undefined) return [`${format(minimum)} to ${format(most)}`];
  if (minimum !== undefined) return [`at least ${format(minimum)}`];
  return most === undefined ? [] : [`at most ${format(most)}`];
}

function joined(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;
}
