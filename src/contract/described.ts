import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** The name of a schema in the API document, what it is, and what each of its fields is. */
export interface SchemaTexts {
  name: string;
  about: string;
  fields: Readonly<Record<string, string>>;
}

/** Fields of an object: the schema of each, and its description in the API document. */
export type Fields = Readonly<Record<string, readonly [schema: $ZodType, description: string]>>;
export type Shape<F extends Fields> = { -readonly [Name in keyof F]: F[Name][0] };

const texts = new Map<$ZodType, SchemaTexts>();

/** All schemas of the API document with their names and descriptions, in the order of their declarations. */
export const SCHEMA_TEXTS: ReadonlyMap<$ZodType, SchemaTexts> = texts;

/** Declares fields that several objects share. */
export const fields = <const F extends Fields>(declared: F): F => declared;

/** The same fields, but nullable. */
export function nullableFrom<F extends Fields>(declared: F) {
  return mapped(declared, z.nullable) as {
    [Name in keyof F]: readonly [z.ZodMiniNullable<F[Name][0]>, string];
  };
}

/** The same fields, but optional and nullable. */
export function nullishFrom<F extends Fields>(declared: F) {
  return mapped(declared, z.nullish) as {
    [Name in keyof F]: readonly [z.ZodMiniOptional<z.ZodMiniNullable<F[Name][0]>>, string];
  };
}

function mapped(declared: Fields, change: (schema: $ZodType) => $ZodType): Fields {
  return Object.fromEntries(
    Object.entries(declared).map(([name, [schema, text]]) => [
      name,
      [change(schema), text] as const,
    ]),
  );
}

/** Boolean fields, from their descriptions. */
export function flagsFrom<Name extends string>(texts: Readonly<Record<Name, string>>) {
  return flags(texts, z.boolean()) as Record<Name, readonly [z.ZodMiniBoolean, string]>;
}

/** Optional boolean fields, from their descriptions. */
export function optionalFlagsFrom<Name extends string>(texts: Readonly<Record<Name, string>>) {
  return flags(texts, z.optional(z.boolean())) as Record<
    Name,
    readonly [z.ZodMiniOptional<z.ZodMiniBoolean>, string]
  >;
}

function flags(texts: Readonly<Record<string, string>>, schema: $ZodType): Fields {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, [schema, text] as const]),
  );
}

/** The schemas of fields, without their descriptions. */
export function shapeOf<F extends Fields>(declared: F): Shape<F> {
  const entries = Object.entries(declared).map(([name, [schema]]) => [name, schema]);
  return Object.fromEntries(entries) as Shape<F>;
}

/** An object of the API document. */
export function record<const F extends Fields>(name: string, about: string, declared: F) {
  const schema = z.object(shapeOf(declared));
  texts.set(schema, { name, about, fields: descriptionsOf(declared) });
  return schema;
}

/** A record with rules that concern several fields. */
export function withRules<S extends z.ZodMiniType>(schema: S, ...rules: Parameters<S['check']>): S {
  const ruled = schema.check(...rules);
  const own = texts.get(schema);
  if (own) texts.set(ruled, own);
  texts.delete(schema);
  return ruled;
}

/** A schema of the API document that is not an object: an enumeration or a union. */
export function named<S extends $ZodType>(name: string, about: string, schema: S): S {
  texts.set(schema, { name, about, fields: {} });
  return schema;
}

const parameters = new Map<$ZodType, Readonly<Record<string, string>>>();

/** The descriptions of query parameters, by the schema of the query. */
export const PARAMETER_TEXTS: ReadonlyMap<$ZodType, Readonly<Record<string, string>>> = parameters;

/** A query, whose fields the API document describes as parameters of its operations. */
export function query<const F extends Fields>(declared: F) {
  const schema = z.object(shapeOf(declared));
  parameters.set(schema, descriptionsOf(declared));
  return schema;
}

function descriptionsOf(declared: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(declared).map(([name, [, text]]) => [name, text]));
}
