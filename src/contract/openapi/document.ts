import { BookingAnswer, PrivateBooking } from '../booking.ts';
import { ENDPOINTS, type Endpoint } from '../endpoints.ts';
import { type OperationName, PATHS } from '../paths.ts';
import { chapters, INTRODUCTION } from './chapters.ts';
import type { OpenApiDocument, Operation } from './document-parts.ts';
import { exampleAnswersOf } from './examples/answers.ts';
import { EXAMPLE_REQUESTS } from './examples/requests.ts';
import { OPERATION_TEXTS, TAGS } from './operation-texts.ts';
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
  for (const name of Object.keys(OPERATION_TEXTS) as OperationName[]) {
    const { method, path } = PATHS[name];
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

function operationOf(publicUrl: string, name: OperationName): Operation {
  const endpoint: Endpoint = ENDPOINTS[name];
  const example = EXAMPLE_REQUESTS[name];
  const { tag, description } = OPERATION_TEXTS[name];
  const returnsBooking = endpoint.answer === BookingAnswer || endpoint.answer === PrivateBooking;
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description,
    security: [{ apiKey: [endpoint.permission] }],
    parameters: parametersOf(name),
    ...(PATHS[name].method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: referenceTo(endpoint.body),
                examples: { [name]: { summary: example.summary, value: example.body } },
              },
            },
          },
        }),
    responses: {
      200: {
        description: aboutOf(endpoint.answer),
        headers: {
          ...ALWAYS_SENT,
          ...(returnsBooking ? SENT_WITH_A_BOOKING : {}),
          ...(endpoint.sendsLocation ? SENT_WITH_A_NEW_BOOKING : {}),
        },
        content: {
          'application/json': {
            schema: referenceTo(endpoint.answer),
            examples: exampleAnswersOf(name),
          },
        },
      },
      ...problemResponsesOf(publicUrl, name),
    },
  };
}
