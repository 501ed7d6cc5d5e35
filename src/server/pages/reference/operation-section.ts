import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
} from '../../../contract/openapi/document-parts.ts';
import {
  COMMON_PROBLEMS,
  type PartnerOperation,
  problemsOf,
} from '../../../contract/partner/operations.ts';
import { PROBLEMS, type ProblemCode, problemSlug } from '../../../contract/problem.ts';
import { breakable, EMPTY_HTML, type Html, html } from '../../../html/html.ts';
import { markdownToHtml } from '../../../html/markdown.ts';
import { curlExample } from './curl-example.ts';
import { nestedFieldsTable, parametersTable } from './fields-table.ts';
import { nameOf, type Schemas, schemaWords } from './schema-words.ts';

/** The section of one operation. */
export function operationSection(
  document: OpenApiDocument,
  publicUrl: string,
  call: { path: string; method: string; operation: Operation },
): Html {
  const { operation } = call;
  const name = operation.operationId as PartnerOperation;
  const [security] = operation.security;
  return html`<section id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title">${operation.summary}</h3>
<p class="call"><code><b>${call.method.toUpperCase()}</b> /v3${breakablePath(call.path)}</code></p>
${markdownToHtml(operation.description)}<p class="needs">Permission: <code>${security?.apiKey?.[0] ?? ''}</code></p>
<h4>Parameters</h4>
${parametersTable(
  `Parameters of ${name}`,
  document.components.schemas,
  operation.parameters.map((one) => parameterOf(document, one)),
)}${bodyOf(document, operation)}<h4>Example request</h4>
<pre tabindex="0" aria-label="Example request of ${name}"><code>${curlExample(publicUrl, name)}</code></pre>
${answerOf(document.components.schemas, operation)}<h4>Problems</h4>
${problemsOfOperation(name)}</section>
`;
}

function bodyOf(document: OpenApiDocument, { operationId, requestBody }: Operation): Html {
  const media = requestBody?.content['application/json'];
  if (!media?.schema.$ref) return EMPTY_HTML;
  const name = nameOf(media.schema.$ref);
  const schema = document.components.schemas[name] ?? {};
  return html`<h4>Body</h4>
${markdownToHtml(schema.description ?? '')}${nestedFieldsTable(`Body of ${operationId}`, document.components.schemas, schema)}`;
}

function answerOf(schemas: Schemas, { operationId, responses }: Operation): Html {
  const ok = responses['200'];
  if (!ok || '$ref' in ok) return EMPTY_HTML;
  const media: MediaType = ok.content['application/json'] ?? { schema: {} };
  const named = schemas[nameOf(media.schema.$ref ?? '')];
  // Show the two shapes of a union instead of the union's name.
  const shape = named?.anyOf ? named : media.schema;
  const headers = Object.keys(ok.headers);
  const examples = Object.values(media.examples ?? {}).map(
    (
      { summary, value },
      index,
    ) => html`<details${index === 0 ? html` open` : EMPTY_HTML}><summary>${summary}</summary>
<pre tabindex="0" aria-label="Example response of ${operationId}, ${summary.toLowerCase()}"><code>${JSON.stringify(value, null, 2)}</code></pre></details>
`,
  );
  return html`<h4>Response</h4>
<p>200 with ${schemaWords(shape, schemas)}${headers.includes('ETag') ? html`, with its <code>ETag</code>` : EMPTY_HTML}.</p>
${examples}`;
}

function problemsOfOperation(name: PartnerOperation): Html {
  const common: readonly ProblemCode[] = COMMON_PROBLEMS;
  const all = problemsOf(name);
  const own = all.filter((code) => !common.includes(code));
  const shared = all.filter((code) => common.includes(code));
  return html`${problemsTable(`Problems of ${name}`, own)}<details><summary>${String(shared.length)} problems that all operations share</summary>
${problemsTable(`Shared problems of ${name}`, shared)}</details>
`;
}

function problemsTable(label: string, codes: readonly ProblemCode[]): Html {
  const rows = [...codes]
    .sort((a, b) => PROBLEMS[a].status - PROBLEMS[b].status)
    .map((code) => {
      const { status, title, advice } = PROBLEMS[code];
      return html`<tr role="row"><th role="rowheader" scope="row"><a href="/problems/${problemSlug(code)}"><code>${breakable(code)}</code></a></th><td role="cell" class="type">${String(status)}</td><td role="cell">${title}. ${advice}</td></tr>
`;
    });
  return html`<table role="table" class="fields problems" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Code</th><th role="columnheader" scope="col">Status</th><th role="columnheader" scope="col">What to do</th></tr></thead>
<tbody role="rowgroup">
${rows}</tbody></table>
`;
}

function parameterOf(document: OpenApiDocument, one: Parameter | Reference): Parameter {
  if (!('$ref' in one)) return one;
  const found = document.components.parameters[nameOf(one.$ref)];
  if (!found) throw new Error(`No parameter has the reference ${one.$ref}.`);
  return found;
}

/** Allows a line break before each part of a URL path. */
function breakablePath(path: string): Html[] {
  return path.split(/(?=\/)/).map((part) => html`<wbr>${part}`);
}
