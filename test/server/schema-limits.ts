import { type JSONSchema, toJSONSchema } from 'zod/v4/core';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
} from '../../src/contract/partner/operations.ts';
import { OPERATIONS } from './operation-requests.ts';

/** The limits of an input field, such as `addOns[].quantity` from 1 to 1000. */
export interface SchemaLimit {
  name: PartnerOperation;
  part: 'query' | 'body';
  field: string;
  least: number;
  most: number;
}

type Schema = JSONSchema.BaseSchema;

function* boundsIn(schema: Schema, field = ''): Generator<Omit<SchemaLimit, 'name' | 'part'>> {
  for (const one of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) {
    if (typeof one === 'object') yield* boundsIn(one as Schema, field);
  }
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const least = schema.minimum ?? schema.minLength ?? schema.minItems ?? 0;
  if (most !== undefined) yield { field, least, most };
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    yield* boundsIn(inner as Schema, field === '' ? key : `${field}.${key}`);
  }
  if (schema.items && typeof schema.items === 'object') {
    yield* boundsIn(schema.items as Schema, `${field}[]`);
  }
}

/** All limits of all request fields. */
export const SCHEMA_LIMITS: readonly SchemaLimit[] = OPERATIONS.flatMap((name) =>
  (['query', 'body'] as const).flatMap((part) =>
    [...boundsIn(toJSONSchema(PARTNER_OPERATIONS[name][part], { io: 'input' }))].map((bound) => ({
      name,
      part,
      ...bound,
    })),
  ),
);
