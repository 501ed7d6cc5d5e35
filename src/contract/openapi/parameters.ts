import { ENDPOINTS, type Endpoint } from '../endpoints.ts';
import type { OperationName } from '../paths.ts';
import type { JsonSchema, Parameter, Reference } from './document-parts.ts';
import { BOOKING_UUID, CUSTOMER_UUID } from './examples/requests.ts';
import { inlineSchema, LIST_BOOKINGS_QUERY } from './schemas.ts';

const text: JsonSchema = { type: 'string', minLength: 1 };

/** The headers that requests carry. */
export const HEADER_PARAMETERS = {
  ServicePartnerId: {
    name: 'Service-Partner-Id',
    in: 'header',
    required: true,
    description: 'Your partner id, as it came with the API key.',
    schema: text,
    example: 'demo-pos',
  },
  ServiceAccountId: {
    name: 'Service-Account-Id',
    in: 'header',
    required: true,
    description: 'The account id of the venue that you act for.',
    schema: text,
    example: 'casa-brisa',
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'The language of what guests read, which is the venue’s names and texts and the `detail` of an availability: es, ca, it, en, de, fr, pt or eu. Without one of these, the venue’s own. Problems are always in English.',
    schema: { type: 'string' },
    example: 'en',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A fresh value for everything that is to be made; it counts for this operation at this venue. The same key and body within 24 hours gives the first answer again, byte for byte; another body is 422 `IDEMPOTENCY_KEY_REUSED`.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '8b7c1f0e-57a4-4f0a-9a51-1f2f8f2f6c0d',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the state that the change is meant for, or `*` for any. If the booking changed meanwhile, the answer is 409 `BOOKING_IS_OUTDATED`.',
    schema: text,
    example: '"3"',
  },
} as const satisfies Record<string, Parameter>;

/** What stands in the paths. */
const PATH_PARAMETERS: Readonly<Record<string, Pick<Parameter, 'description' | 'example'>>> = {
  bookingUuid: {
    description: 'The booking’s `uuid`. What is no uuid is 404, as an unknown one is.',
    example: BOOKING_UUID,
  },
  customerUuid: {
    description: 'The customer’s `uuid`. What is no uuid is 404, as an unknown one is.',
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

/** Everything that an operation takes besides its body. */
export function parametersOf(name: OperationName): (Parameter | Reference)[] {
  const endpoint: Endpoint = ENDPOINTS[name];
  const headers: (keyof typeof HEADER_PARAMETERS)[] = ['ServicePartnerId', 'ServiceAccountId'];
  if (endpoint.acceptsIdempotencyKey) headers.push('IdempotencyKey');
  if (endpoint.acceptsIfMatch) headers.push('IfMatch');
  if (!endpoint.ignoresAcceptLanguage) headers.push('AcceptLanguage');
  return [
    ...pathParameters(endpoint),
    ...queryParameters(endpoint),
    ...headers.map((header) => ({ $ref: `#/components/parameters/${header}` })),
  ];
}

function pathParameters({ params }: Endpoint): Parameter[] {
  return Object.entries(inlineSchema(params).properties ?? {}).map(([name, schema]) => {
    const texts = PATH_PARAMETERS[name];
    if (!texts) throw new Error(`the path parameter ${name} has no description`);
    return { name, in: 'path', required: true, schema, ...texts };
  });
}

function queryParameters({ query }: Endpoint): Parameter[] {
  const { properties = {}, required = [] } = inlineSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: LIST_BOOKINGS_QUERY.fields[name] ?? '',
    schema,
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
}
