import { PARAMETER_TEXTS } from '../described.ts';
import type { Operation } from '../operation.ts';
import { BOOKING_UUID, CUSTOMER_UUID } from '../partner/example-bookings.ts';
import { PARTNER_OPERATIONS, type PartnerOperation } from '../partner/operations.ts';
import type { JsonSchema, Parameter, Reference } from './document-parts.ts';
import { inlineSchema } from './schemas.ts';

const text: JsonSchema = { type: 'string', minLength: 1 };

/** The request headers. */
export const HEADER_PARAMETERS = {
  ServicePartnerId: {
    name: 'Service-Partner-Id',
    in: 'header',
    required: true,
    description: 'Your partner id, which you received with the API key.',
    schema: text,
    example: 'demo-pos',
  },
  ServiceAccountId: {
    name: 'Service-Account-Id',
    in: 'header',
    required: true,
    description: 'The account id of the venue.',
    schema: text,
    example: 'casa-brisa',
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'The language of texts for guests (the venue’s names and texts, and the `detail` of an availability): es, ca, it, en, de, fr, pt or eu. Default: the venue’s language. Problems are always in English.',
    schema: { type: 'string' },
    example: 'en',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A new value for every booking or walk-in, valid for this operation at this venue. The same key and body within 24 hours returns the first response again, byte for byte; another body is 422 `IDEMPOTENCY_KEY_REUSED`.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '8b7c1f0e-57a4-4f0a-9a51-1f2f8f2f6c0d',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the version to change, or `*` for any. If the booking has changed since, the response is 409 `BOOKING_IS_OUTDATED`.',
    schema: text,
    example: '"3"',
  },
} as const satisfies Record<string, Parameter>;

/** The path parameters. */
const PATH_PARAMETERS: Readonly<Record<string, Pick<Parameter, 'description' | 'example'>>> = {
  bookingUuid: {
    description: 'The booking’s `uuid`. Any other value is 404, like an unknown uuid.',
    example: BOOKING_UUID,
  },
  customerUuid: {
    description: 'The customer’s `uuid`. Any other value is 404, like an unknown uuid.',
    example: CUSTOMER_UUID,
  },
  date: {
    description: 'A work day of the venue, as YYYY-MM-DD.',
    example: '2027-05-21',
  },
  time: {
    description: 'The start on the venue’s wall clock, as HH:MM:SS.',
    example: '20:30:00',
  },
};

/** All parameters of an operation: path, query and headers. */
export function parametersOf(name: PartnerOperation): (Parameter | Reference)[] {
  const operation: Operation = PARTNER_OPERATIONS[name];
  const headers: (keyof typeof HEADER_PARAMETERS)[] = ['ServicePartnerId', 'ServiceAccountId'];
  if (operation.acceptsIdempotencyKey) headers.push('IdempotencyKey');
  if (operation.acceptsIfMatch) headers.push('IfMatch');
  if (!operation.ignoresAcceptLanguage) headers.push('AcceptLanguage');
  return [
    ...pathParameters(operation),
    ...queryParameters(operation),
    ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
  ];
}

function pathParameters({ params }: Operation): Parameter[] {
  return Object.entries(inlineSchema(params).properties ?? {}).map(([name, schema]) => {
    const texts = PATH_PARAMETERS[name];
    if (!texts) throw new Error(`The path parameter ${name} has no description.`);
    return { name, in: 'path', required: true, schema, ...texts };
  });
}

function queryParameters({ query }: Operation): Parameter[] {
  const { properties = {}, required = [] } = inlineSchema(query);
  const texts = PARAMETER_TEXTS.get(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: texts?.[name] ?? '',
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
}
