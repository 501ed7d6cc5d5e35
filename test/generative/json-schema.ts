import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** As much of JSON Schema as the contract's requests are written in. */
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

/** A place in a JSON value: `['addOns', 0, 'quantity']`. */
export type Place = readonly (string | number)[];

/** Every place that a schema speaks of, with what it says there; of a list, its first entry. */
export function placesOf(
  schema: JsonSchema,
  place: Place = [],
): { place: Place; schema: JsonSchema }[] {
  const inner = (schema.anyOf ?? [schema]).flatMap((one) => [
    ...Object.entries(one.properties ?? {}).flatMap(([name, field]) =>
      placesOf(field, [...place, name]),
    ),
    ...(one.items ? placesOf(one.items, [...place, 0]) : []),
  ]);
  return [{ place, schema }, ...inner];
}

// Formats are checked as strictly as the standards have them.
const ajv = new Ajv2020({ allErrors: true, strict: false });
formats(ajv, { mode: 'full' });

const validators = new Map<JsonSchema, ValidateFunction>();

/**
 * Where a value is not what a schema says, as paths such as `addOns[0].quantity` (the whole is
 * `body`); only the innermost of them, since whatever holds a fault is at fault as well. Of a list
 * that is too long, nobody looks at the entries.
 */
export function faultsOf(schema: JsonSchema, value: unknown): string[] {
  let validate = validators.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    validators.set(schema, validate);
  }
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
    keyword,
    place: keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath,
  }));
  const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
  const tooLong = errors.filter(({ keyword }) => keyword === 'maxItems').map(({ place }) => place);
  const places = errors
    .map(({ place }) => place)
    .filter((place) => !tooLong.some((list) => isWithin(place, list)));
  const innermost = places.filter((place) => !places.some((other) => isWithin(other, place)));
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
