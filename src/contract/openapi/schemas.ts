import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { SlotQuery } from '../availability.ts';
import { ListBookingsQuery } from '../requests/list-bookings.ts';
import { ListEventsQuery } from '../requests/list-events.ts';
import { type Described, described } from './described.ts';
import type { JsonSchema } from './document-parts.ts';
import { AVAILABILITY_ANSWERS, AVAILABILITY_REQUESTS } from './fields/availability-fields.ts';
import { BOOKING_ANSWERS } from './fields/booking-fields.ts';
import { BOOKING_REQUESTS } from './fields/booking-request-fields.ts';
import { CATALOGUE } from './fields/catalogue-fields.ts';
import { CUSTOMER_ANSWERS } from './fields/customer-fields.ts';
import { EVENT_ANSWERS } from './fields/event-fields.ts';
import { PROBLEM_ANSWERS } from './fields/problem-fields.ts';
import { TICKET_REQUESTS } from './fields/ticket-fields.ts';

/** The named schemas of the document. */
export const NAMED_SCHEMAS: Readonly<Record<string, Described>> = {
  ...AVAILABILITY_REQUESTS,
  ...BOOKING_REQUESTS,
  ...TICKET_REQUESTS,
  ...AVAILABILITY_ANSWERS,
  ...CATALOGUE,
  ...BOOKING_ANSWERS,
  ...CUSTOMER_ANSWERS,
  ...EVENT_ANSWERS,
  ...PROBLEM_ANSWERS,
};

const LIST_BOOKINGS_QUERY = described(ListBookingsQuery, 'Selects bookings.', {
  date_start: 'The first work day, not in the past. Default: the venue’s current work day.',
  date_end: 'The last work day, at most 31 days after the first. Default: `date_start`.',
  status: 'Only bookings in one of these statuses. Repeat the parameter for several.',
  customer_email: 'Only bookings of the customer with this email address, ignoring case.',
  customer_phone:
    'Only bookings of the customer with this phone number (E.164, or another spelling of it).',
  limit: 'The maximum number of bookings per page. Without it, the response has the whole range.',
  cursor: 'The `nextCursor` of the previous page.',
});

const LIST_EVENTS_QUERY = described(ListEventsQuery, 'Where to begin.', {
  after:
    'The `next` of the previous response. Without it, the response begins with the oldest event that is kept.',
  limit: 'The maximum number of events to look at. Default: 100.',
});

const SLOT_QUERY = described(SlotQuery, 'What the response has in addition.', {
  explain:
    'If true and the slot is unavailable, the response has an `explanation`: what there is too little of, and small changes with which the slot is available. Default: false.',
});

/** The query parameters of the operations that have any. */
export const QUERIES: readonly Described[] = [LIST_BOOKINGS_QUERY, SLOT_QUERY, LIST_EVENTS_QUERY];

type Names = ReturnType<typeof registryOfNames>;

function registryOfNames() {
  const registry = z.registry<{ id: string }>();
  for (const [id, { schema }] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id });
  return registry;
}

const names = registryOfNames();

/** All named schemas as JSON Schema (2020-12), with their descriptions. */
export function namedSchemas(): Record<string, JsonSchema> {
  const schemas = toJsonSchemas(names);
  return Object.fromEntries(
    Object.entries(NAMED_SCHEMAS).map(([name, texts]) => [
      name,
      withTexts(schemas[name] ?? {}, texts),
    ]),
  );
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

/** The name of a schema in the document. @throws Error where it has none */
function requireSchemaName(schema: $ZodType): string {
  const found = names.get(schema);
  if (!found) throw new Error('A request or response body has a schema without a name.');
  return found.id;
}

/** The description of a named schema. @throws Error where it has no name */
export function aboutOf(schema: $ZodType): string {
  return NAMED_SCHEMAS[requireSchemaName(schema)]?.about ?? '';
}

export function referenceTo(schema: $ZodType): { $ref: string } {
  return { $ref: `#/components/schemas/${requireSchemaName(schema)}` };
}

function withTexts(schema: JsonSchema, { about, fields }: Described): JsonSchema {
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
