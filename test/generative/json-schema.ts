import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The subset of JSON Schema that the contract uses. */
export interface JsonSchema {
  type?: 'object' | 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'null';
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  maxItems?: number;
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** A path in a JSON value: `['addOns', 0, 'quantity']`. */
export type JsonPath = readonly (string | number)[];

/** Every path that a schema describes, with its schema there; for a list, its first entry. */
export function pathsIn(
  schema: JsonSchema,
  path: JsonPath = [],
): { path: JsonPath; schema: JsonSchema }[] {
  const inner = (schema.anyOf ?? [schema]).flatMap((one) => [
    ...Object.entries(one.properties ?? {}).flatMap(([name, field]) =>
      pathsIn(field, [...path, name]),
    ),
    ...(one.items ? pathsIn(one.items, [...path, 0]) : []),
  ]);
  return [{ path, schema }, ...inner];
}

// Checks formats as strictly as the standards define them.
const ajv = new Ajv2020({ allErrors: true, strict: false });
formats(ajv, { mode: 'full' });

const validators = new Map<JsonSchema, ValidateFunction>();

/**
 * The paths of invalid values, such as `addOns[0].quantity` (`body` for the whole). Only the
 * innermost ones, since their parents are invalid as well; entries of a list that is too long are
 * left out.
 */
export function findIssues(schema: JsonSchema, value: unknown): string[] {
  let validate = validators.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    validators.set(schema, validate);
  }
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
    keyword,
    path: keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
  }));
  const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
  const tooLong = errors.filter(({ keyword }) => keyword === 'maxItems').map(({ path }) => path);
  const paths = errors
    .map(({ path }) => path)
    .filter((path) => !tooLong.some((list) => isWithin(path, list)));
  const innermost = paths.filter((path) => !paths.some((other) => isWithin(other, path)));
  return [...new Set(innermost.map(toParameter))].sort();
}

function toParameter(pointer: string): string {
  const text = pointer
    .slice(1)
    .split('/')
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  return text === '' ? 'body' : text;
}
