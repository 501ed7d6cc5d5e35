import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../../../src/contract/openapi/document.ts';
import type {
  JsonSchema,
  Operation,
  Reference,
  ResponseObject,
} from '../../../src/contract/openapi/document-parts.ts';
import type { PartnerOperation } from '../../../src/contract/partner/operations.ts';
import { PUBLIC_URL } from '../../fixtures/test-context.ts';

export const document = openApiDocument(PUBLIC_URL);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats.default(ajv);
ajv.addVocabulary(['components']);
ajv.addSchema({ $id: 'document', components: document.components });
ajv.addSchema({
  $id: 'strict',
  components: {
    schemas: Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [
        name,
        schema.properties ? { ...schema, additionalProperties: false } : schema,
      ]),
    ),
  },
});

/**
 * The errors of a value against a schema of the document; empty if it is valid.
 * @param isStrict whether fields that are not in the document are errors
 */
export function schemaErrorsOf(schema: JsonSchema, value: unknown, isStrict = false): string[] {
  const root = isStrict ? 'strict' : 'document';
  const text = JSON.stringify(schema).replaceAll('"#/', `"${root}#/`);
  const validate = ajv.compile(JSON.parse(text));
  if (validate(value)) return [];
  return (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message ?? ''}`);
}

export function operationOf(name: PartnerOperation): Operation {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
}

/** The document's response of an operation with a status. */
export function responseOf(name: PartnerOperation, status: number): ResponseObject {
  const response = operationOf(name).responses[status];
  if (!response) throw new Error(`${name} has no answer with status ${status}`);
  return resolved(response);
}

export function resolved(response: ResponseObject | Reference): ResponseObject {
  if (!('$ref' in response)) return response;
  const found = document.components.responses[response.$ref.replace(/.*\//, '')];
  if (!found) throw new Error(`${response.$ref} leads nowhere`);
  return found;
}
