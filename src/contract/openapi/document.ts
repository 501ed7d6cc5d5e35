import { BookingAnswer, PrivateBooking } from '../booking.ts';
import { PARTNER_OPERATIONS, type PartnerOperation } from '../partner/operations.ts';
import {
  type OperationExample,
  type PartnerOperationDeclaration,
  TAGS,
} from '../partner/partner-operation.ts';
import { chapters, INTRODUCTION } from './chapters.ts';
import type { Example, OpenApiDocument, Operation } from './document-parts.ts';
import { HEADER_PARAMETERS, parametersOf } from './parameters.ts';
import { problemResponsesOf, sharedProblemResponses } from './problem-responses.ts';
import {
  ALWAYS_SENT,
  RESPONSE_HEADERS,
  SENT_WITH_A_BOOKING,
  SENT_WITH_A_NEW_BOOKING,
} from './response-headers.ts';
import { aboutOf, namedSchemas, referenceTo } from './schemas.ts';

const API_VERSION = '3.0.0-alpha';

/**
 * The OpenAPI 3.1 document of the partner API, generated from the contract.
 * @param publicUrl the server's base URL, without a slash at the end
 */
export function openApiDocument(publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const name of Object.keys(PARTNER_OPERATIONS) as PartnerOperation[]) {
    const { method, path } = PARTNER_OPERATIONS[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(publicUrl, name) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Partner API',
      version: API_VERSION,
      summary: 'Table booking for restaurants.',
      description: descriptionOf(publicUrl),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/v3`, description: 'This deployment.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The API key of a partner. The venue’s integration grants the permissions, which operations list as roles.',
        },
      },
      schemas: namedSchemas(),
      parameters: HEADER_PARAMETERS,
      headers: RESPONSE_HEADERS,
      responses: sharedProblemResponses(publicUrl),
    },
  };
}

function descriptionOf(publicUrl: string): string {
  const parts = chapters(publicUrl).map(({ title, text }) => `## ${title}\n\n${text}`);
  return [INTRODUCTION, ...parts].join('\n\n');
}

function operationOf(publicUrl: string, name: PartnerOperation): Operation {
  const declared: PartnerOperationDeclaration = PARTNER_OPERATIONS[name];
  const { tag, description, example } = declared;
  const returnsBooking = declared.answer === BookingAnswer || declared.answer === PrivateBooking;
  return {
    operationId: name,
    tags: [tag],
    summary: declared.summary,
    description,
    security: [{ apiKey: [declared.permission] }],
    parameters: parametersOf(name),
    ...(declared.method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: referenceTo(declared.body),
                examples: { [name]: { summary: example.summary, value: example.body } },
              },
            },
          },
        }),
    responses: {
      200: {
        description: aboutOf(declared.answer),
        headers: {
          ...ALWAYS_SENT,
          ...(returnsBooking ? SENT_WITH_A_BOOKING : {}),
          ...(declared.sendsLocation ? SENT_WITH_A_NEW_BOOKING : {}),
        },
        content: {
          'application/json': {
            schema: referenceTo(declared.answer),
            examples: examplesOf(example),
          },
        },
      },
      ...problemResponsesOf(publicUrl, name),
    },
  };
}

const SUMMARIES: Readonly<Record<string, string>> = {
  private: 'With private data access',
  public: 'With public data access',
  answer: 'With any data access',
};

function examplesOf({ answers }: OperationExample): Record<string, Example> {
  return Object.fromEntries(
    Object.entries(answers).map(([access, value]) => [
      access,
      { summary: SUMMARIES[access] ?? access, value },
    ]),
  );
}
