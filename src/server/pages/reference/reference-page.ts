import { chapters, INTRODUCTION } from '../../../contract/openapi/chapters.ts';
import type { OpenApiDocument } from '../../../contract/openapi/document-parts.ts';
import { DOCUMENT_STYLE } from '../../../html/document-style.ts';
import { type Html, html } from '../../../html/html.ts';
import { markdownToHtml } from '../../../html/markdown.ts';
import { renderPage } from '../../../html/page-frame.ts';
import { fieldsTable } from './fields-table.ts';
import { operationSection } from './operation-section.ts';
import { type Schemas, schemaWords } from './schema-words.ts';

/**
 * The HTML reference of the API, generated from the OpenAPI document. It needs no script, so it is complete with one request,
 * readable without JavaScript, and within the pages' content security policy: Scalar and Redoc render in the browser.
 * @param publicUrl the base of the URLs in examples
 */
export function referencePage(document: OpenApiDocument, publicUrl: string): string {
  const { title, version } = document.info;
  const { schemas } = document.components;
  const groups = groupsOf(document);
  const chapterList = chapters(publicUrl);
  return renderPage(
    `${title} reference`,
    DOCUMENT_STYLE,
    html`<header>
<h1>${title}</h1>
<p class="lead">${INTRODUCTION}</p>
<p class="about">Version ${version} at <code>${document.servers[0]?.url ?? ''}</code><br>
<a href="/v3/openapi.json">OpenAPI document</a> <a href="/problems">All problems</a> <a href="/embed">Booking widget</a></p>
</header>
<div class="columns">
<nav aria-label="Contents">
<h2>Contents</h2>
${contentsOf(
  'How it works',
  chapterList.map(({ slug, title }) => ({ id: slug, title })),
)}${groups.map(({ tag, calls }) =>
  contentsOf(
    tag.name,
    calls.map(({ operation }) => ({ id: operation.operationId, title: operation.summary })),
  ),
)}${contentsOf('Objects', [{ id: 'objects', title: 'All objects and their fields' }])}</nav>
<main id="content" tabindex="-1">
${chapterList.map(
  ({ slug, title, text }) => html`<section id="${slug}" aria-labelledby="${slug}-title">
<h2 id="${slug}-title">${title}</h2>
${markdownToHtml(text)}</section>
`,
)}${groups.map(
  ({ tag, calls }) => html`<h2>${tag.name}</h2>
${markdownToHtml(tag.description)}${calls.map((call) => operationSection(document, publicUrl, call))}`,
)}<section id="objects" aria-labelledby="objects-title">
<h2 id="objects-title">Objects</h2>
${Object.keys(schemas).map((name) => objectSection(name, schemas))}</section>
</main>
</div>`,
  );
}

function groupsOf(document: OpenApiDocument) {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return document.tags.map((tag) => ({
    tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
}

function contentsOf(title: string, entries: readonly { id: string; title: string }[]): Html {
  const links = entries.map((entry) => html`<li><a href="#${entry.id}">${entry.title}</a></li>`);
  return html`<div><h3>${title}</h3>
<ul>${links}</ul></div>
`;
}

function objectSection(name: string, schemas: Schemas): Html {
  const schema = schemas[name] ?? {};
  const content = schema.properties
    ? fieldsTable(`Fields of ${name}`, schemas, schema)
    : html`<p class="values">${schemaWords(schema, schemas)}</p>\n`;
  return html`<section id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title">${name}</h3>
${markdownToHtml(schema.description ?? '')}${content}</section>
`;
}
