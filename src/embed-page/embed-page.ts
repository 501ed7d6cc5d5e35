import { embedSnippet, SNIPPET_FORMS, type SnippetForm } from '../contract/embed-snippet.ts';
import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { inline } from '../html/markdown.ts';
import { renderPage } from '../html/page-frame.ts';
import { attributeField, type FieldDefaults, propertyField } from './builder-fields.ts';
import { codeBlock } from './code-block.ts';
import { securityChapter } from './content-security-policy.ts';
import type { ElementDoc, ElementRow } from './element-doc.ts';
import { EMBED_PAGE_STYLE } from './embed-page-style.ts';
import { recipes } from './recipes.ts';
import { snippetLines } from './snippet-lines.ts';
import { troubleshootingChapter } from './troubleshooting.ts';

/** The most used options; the others are in a collapsed section. */
const FIRST_ATTRIBUTES = ['publishable-key', 'lang', 'theme', 'mode'];

const FIRST_PROPERTIES = ['accent', 'font', 'radius'].map((name) => `--table-booking-${name}`);

const FORM_LABELS: Readonly<Record<SnippetForm, string>> = {
  element: 'The widget’s own tag',
  div: 'A div, for site builders that remove unknown tags',
  script: 'Only the script, where you can paste only one tag',
};

/**
 * The page for developers who put the widget on a website.
 * @param publicUrl the server's URL in snippets, recipes and policies
 */
export function embedPageDocument(
  doc: ElementDoc,
  publicUrl: string,
  defaults: FieldDefaults,
): string {
  const recipeList = recipes(publicUrl);
  return renderPage(
    'The booking widget for your website',
    EMBED_PAGE_STYLE,
    html`<header>
<h1>The booking widget for your website</h1>
<p class="lead">One script and one tag. The widget takes the language and the colour scheme of your page, and guests book without leaving it.</p>
<p class="about"><a href="/reference">API reference</a> <a href="/problems">All problems</a></p>
</header>
<div class="columns">
<nav aria-label="Contents">
<h2>Contents</h2>
${contentsOf('The widget', [
  ['snippet', 'Your snippet'],
  ['attributes', 'Attributes'],
  ['events', 'Events'],
  ['methods', 'Methods'],
  ['properties', 'Custom properties'],
  ['parts', 'Parts'],
])}${contentsOf(
  'Recipes',
  recipeList.map(({ slug, title }) => [slug, title] as const),
)}${contentsOf('More', [
  ['security', 'Content-Security-Policy'],
  ['troubles', 'Troubleshooting'],
])}</nav>
<main id="content" tabindex="-1">
${chapterOf(
  'snippet',
  'Your snippet',
  html`<p>The publishable key identifies the venue. It works only on the origins that it was issued for, and it is not a secret. ${demoKeyNote(defaults)} An owner creates a key for your site in the staff view, under House › Keys and pages; the operator of this server, with <code>npm run admin -- publishable-key create --account ACCOUNT --origin https://www.example.com</code></p>
${snippetBuilder(doc, publicUrl, defaults)}`,
)}${chapterOf('element', 'The element', elementTables(doc))}<section id="recipes" aria-labelledby="recipes-title">
<h2 id="recipes-title">Recipes</h2>
${recipeList.map(({ slug, title, text }) => html`<h3 id="${slug}">${title}</h3>\n${text}`)}</section>
${chapterOf('security', 'Content-Security-Policy', securityChapter(publicUrl))}${chapterOf('troubles', 'Troubleshooting', troubleshootingChapter())}</main>
</div>
<script type="module" src="/embed.js" async></script>
<script type="module" src="/snippet-builder.js"></script>`,
  );
}

function demoKeyNote({ publishableKey }: FieldDefaults): Html {
  return publishableKey === ''
    ? EMPTY_HTML
    : html`The demo's key, which is filled in below, works on this server's own pages. To try a page of your own, serve it on <code>http://localhost:8080</code> or <code>http://localhost:5173</code> (Vite's default).`;
}

function chapterOf(slug: string, title: string, text: Html): Html {
  return html`<section id="${slug}" aria-labelledby="${slug}-title">
<h2 id="${slug}-title">${title}</h2>
${text}</section>
`;
}

function contentsOf(title: string, entries: readonly (readonly [string, string])[]): Html {
  const links = entries.map(([id, words]) => html`<li><a href="#${id}">${words}</a></li>`);
  return html`<div><h3>${title}</h3>
<ul>${links}</ul></div>
`;
}

/** The element's public API, one table per kind. */
function elementTables(doc: ElementDoc): Html {
  return html`<h3 id="attributes">Attributes</h3>
<p>You can change attributes at any time, and the widget updates; only <code>area</code> and <code>prefill-…</code> are initial values. On a <code>div</code> or a <code>script</code> in place of the tag, write each with the prefix <code>data-</code>.</p>
${tableOf('Attributes', 'Value', doc.attributes)}
<h3 id="events">Events</h3>
<p>Events bubble out of the shadow root, so one listener on <code>document</code> receives those of every widget on the page. Their data is in <code>detail</code>, which contains no personal data.</p>
${tableOf('Events', 'Type', doc.events)}
<h3 id="methods">Methods</h3>
${tableOf('Methods', 'Signature', doc.methods)}
<h3 id="properties">Custom properties</h3>
<p>Set them on <code>table-booking</code> or on any element around it.</p>
${tableOf('Custom properties', 'Default', doc.properties)}
<h3 id="parts">Parts</h3>
<p>For anything that the custom properties do not cover: <code>table-booking::part(button) { text-transform: uppercase; }</code></p>
${tableOf('Parts', '', doc.parts)}`;
}

function tableOf(label: string, typeTitle: string, rows: readonly ElementRow[]): Html {
  const hasTypes = typeTitle !== '';
  const typeHead = html`<th role="columnheader" scope="col">${typeTitle}</th>`;
  return html`<table role="table" class="fields" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th>${hasTypes ? typeHead : EMPTY_HTML}<th role="columnheader" scope="col">Meaning</th></tr></thead>
<tbody role="rowgroup">
${rows.map((row) => rowMarkup(row, hasTypes))}</tbody></table>
`;
}

function rowMarkup({ name, type, description }: ElementRow, hasTypes: boolean): Html {
  const typeCell = html`<td role="cell" class="type">${typeText(type)}</td>`;
  return html`<tr role="row"><th role="rowheader" scope="row"><code>${name}</code></th>${hasTypes ? typeCell : EMPTY_HTML}<td role="cell">${inline(description)}</td></tr>
`;
}

/** For an event, only the type of its detail. */
function typeText(type: string): Html {
  const [, detail] = /^CustomEvent<(.+)>$/.exec(type) ?? [];
  if (type === '' || detail === 'null') return html`–`;
  return html`<code>${(detail ?? type).replace(/\|/g, ' | ')}</code>`;
}

/**
 * The form that writes the snippet, with a preview of the widget. Without JavaScript the page shows
 * an example snippet to copy.
 */
function snippetBuilder(doc: ElementDoc, publicUrl: string, defaults: FieldDefaults): Html {
  const [mainAttributes, otherAttributes] = partition(doc.attributes, FIRST_ATTRIBUTES);
  const [mainProperties, otherProperties] = partition(doc.properties, FIRST_PROPERTIES);
  const example = embedSnippet({
    form: 'element',
    publicUrl,
    attributes: { 'publishable-key': defaults.publishableKey || 'pk_…', lang: 'en' },
    reservesSpace: true,
  });
  return html`<div class="builder">
<form id="builder" data-public-url="${publicUrl}" aria-label="Snippet" hidden>
${mainAttributes.map((row) => attributeField(row, defaults))}<fieldset><legend>Kind of snippet</legend>
${SNIPPET_FORMS.map(
  (form, index) =>
    html`<label class="choice"><input type="radio" name="form" value="${form}"${index === 0 ? html` checked` : EMPTY_HTML}> ${FORM_LABELS[form]}</label>\n`,
)}</fieldset>
${mainProperties.map(propertyField)}<details><summary>Initial values and further attributes</summary>
${otherAttributes.map((row) => attributeField(row, defaults))}</details>
<details><summary>More styling</summary>
${otherProperties.map(propertyField)}</details>
<details><summary>Loading and fallback</summary>
<label class="choice"><input type="checkbox" name="reserve-space" checked> Reserve space until the script has run, to avoid a layout shift</label>
<div class="field"><label for="fallback-href">Fallback link</label><input id="fallback-href" name="fallback-href" placeholder="tel:+34555010123" aria-describedby="fallback-hint" autocomplete="off" spellcheck="false"><span class="hint" id="fallback-hint">Another way to book, for browsers without scripts.</span></div>
<div class="field"><label for="fallback-text">Text of the link</label><input id="fallback-text" name="fallback-text" placeholder="Book a table" autocomplete="off"></div></details>
</form>
<div class="result">
${codeBlock('Snippet to paste', example)}<p class="actions"><button type="button" id="copy" hidden>Copy the snippet</button> <span id="copied" role="status"></span></p>
${snippetLines(example)}<div id="preview-section" hidden>
<h3 id="preview-title">Preview</h3>
<p class="hint" id="preview-note">This is the real widget: bookings made here are real.</p>
<p id="preview-empty">Enter a publishable key to see the widget here.</p>
<p id="preview-error" role="status"></p>
<p id="preview-opener" hidden><button type="button" data-table-booking-open>Book a table</button></p>
<div id="preview"></div>
</div>
<p id="by-hand">With JavaScript, this page writes the snippet for you and shows a preview. All attributes are described <a href="#attributes">below</a>.</p>
</div>
</div>
`;
}

/** Splits rows into those with these names, in the order of the names, and all others. */
function partition<Row extends { name: string }>(rows: readonly Row[], names: readonly string[]) {
  const first = names.flatMap((name) => rows.filter((row) => row.name === name));
  return [first, rows.filter((row) => !names.includes(row.name))] as const;
}
