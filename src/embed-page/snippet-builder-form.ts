import { embedSnippet, SNIPPET_FORMS, type SnippetForm } from '../contract/embed-snippet.ts';
import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { attributeField, type FieldDefaults, propertyField } from './builder-fields.ts';
import { codeBlock } from './code-block.ts';
import type { ElementDoc } from './element-doc.ts';
import { snippetLines } from './snippet-lines.ts';

/** The most used options; the others are in a collapsed section. */
const FIRST_ATTRIBUTES = ['publishable-key', 'lang', 'theme', 'mode'];
const FIRST_PROPERTIES = ['accent', 'font', 'radius'].map((name) => `--table-booking-${name}`);

const FORM_LABELS: Readonly<Record<SnippetForm, string>> = {
  element: 'The widget’s own tag',
  div: 'A div, for site builders that remove unknown tags',
  script: 'Only the script, where you can paste only one tag',
};

/**
 * The form that writes the snippet, with a preview of the widget. Without JavaScript the page shows
 * an example snippet to copy.
 */
export function snippetBuilder(doc: ElementDoc, publicUrl: string, defaults: FieldDefaults): Html {
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
