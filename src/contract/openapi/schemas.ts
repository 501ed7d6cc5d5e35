import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { named, SCHEMA_TEXTS, type SchemaTexts } from '../described.ts';
import * as limits from '../limits.ts';
import '../partner/operations.ts';
import '../problem.ts';
import type { JsonSchema } from './document-parts.ts';

// Here, because browsers load the limits but no descriptions.
named('Language', 'A language, ISO 639-1.', limits.Language);
named('Country', 'A country, ISO 3166-1 alpha-2, and XK for Kosovo.', limits.Country);
named('Currency', 'A currency, ISO 4217.', limits.Currency);

type Names = ReturnType<typeof registryOfNames>;

function registryOfNames() {
  const registry = z.registry<{ id: string }>();
  for (const [schema, { name }] of SCHEMA_TEXTS) registry.add(schema, { id: name });
  return registry;
}

const names = registryOfNames();

/** All named schemas as JSON Schema (2020-12), with their descriptions, in alphabetical order. */
export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = toJsonSchemas(names);
  return Object.fromEntries(
    [...SCHEMA_TEXTS.values()]
      .sort(byName)
      .map((texts) => [texts.name, withTexts(schemas[texts.name] ?? {}, texts)]),
  );
}

function byName(one: SchemaTexts, other: SchemaTexts): number {
  return one.name < other.name ? -1 : 1;
}

/** A schema without a name; schemas inside it may have one. */
export function inlineSchema(schema: $ZodType): JsonSchema {
  return toJsonSchemas(registryOfNames().add(schema, { id: 'inline' })).inline ?? {};
}

function toJsonSchemas(registry: Names): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  });
  for (const schema of Object.values(schemas)) {
    delete schema.$schema;
    delete schema.$id;
  }
  return schemas as Record<string, JsonSchema>;
}

/** The name and texts of a schema in the document. @throws Error where it has none */
function requireTexts(schema: $ZodType): SchemaTexts {
  const found = SCHEMA_TEXTS.get(schema);
  if (!found) throw new Error('A request or response body has a schema without a name.');
  return found;
}

/** The description of a named schema. @throws Error where it has no name */
export function aboutOf(schema: $ZodType): string {
  return requireTexts(schema).about;
}

/** @throws Error where the schema has no name */
export function referenceTo(schema: $ZodType): { $ref: string } {
  return { $ref: `#/components/schemas/${requireTexts(schema).name}` };
}

function withTexts(schema: JsonSchema, { about, fields }: SchemaTexts): JsonSchema {
  const { properties, ...rest } = schema;
  if (!properties) return { description: about, ...rest };
  const withDescriptions = Object.entries(properties).map(([name, field]): [string, JsonSchema] => {
    const description = fields[name];
    return [name, description === undefined ? field : { ...field, description }];
  });
  return { description: about, ...rest, properties: Object.fromEntries(withDescriptions) };
}

/** Removes keywords that do not help a reader. */
function tidy(schema: JsonSchema): void {
  // The format says the same as the pattern, except for an email.
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern;
  if (schema.format === 'e164') delete schema.format;
  // The bounds that z.int() sets on every integer.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) {
    delete schema.minimum;
    delete schema.maximum;
  }
  mergeNull(schema);
}

/** Replaces `anyOf` with null by a list of types, which is shorter. */
function mergeNull(schema: JsonSchema): void {
  const [inner, none, ...more] = schema.anyOf ?? [];
  if (!inner || none?.type !== 'null' || more.length > 0) return;
  if (inner.$ref !== undefined || typeof inner.type !== 'string') return;
  delete schema.anyOf;
  Object.assign(schema, inner, { type: [inner.type, 'null'] });
  if (schema.enum) schema.enum = [...schema.enum, null];
}
