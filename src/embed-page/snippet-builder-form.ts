import { embedSnippet, SNIPPET_FORMS, type SnippetForm } from '../contract/embed-snippet.ts';
import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { attributeField, type FieldDefaults, propertyField } from './builder-fields.ts';
import { codeBlock } from './code-block.ts';
import type { ElementDoc } from './element-doc.ts';
import { snippetLines } from './snippet-lines.ts';

/** What most pages choose; the rest is folded away. */
const FIRST_ATTRIBUTES = ['publishable-key', 'lang', 'theme', 'mode'];
const FIRST_PROPERTIES = ['accent', 'font', 'radius'].map((name) => `--table-booking-${name}`);

const FORM_LABELS: Readonly<Record<SnippetForm, string>> = {
  element: 'Its own tag',
  div: 'A div, where a site builder strips unknown tags',
  script: 'The script alone, where only one tag may be pasted',
};

/**
 * The form that writes the snippet, and the widget beside it as it will look. Without JavaScript
 * it stays an example to copy by hand.
 */
export function snippetBuilder(doc: ElementDoc, publicUrl: string, start: FieldDefaults): Html {
  const [first, others] = partition(doc.attributes, FIRST_ATTRIBUTES);
  const [look, finerLook] = partition(doc.properties, FIRST_PROPERTIES);
  const example = embedSnippet({
    form: 'element',
    publicUrl,
    attributes: { 'publishable-key': start.publishableKey || 'pk_…', lang: 'en' },
    reservesSpace: true,
  });
  return html`<div class="builder">
<form id="builder" data-public-url="${publicUrl}" aria-label="Snippet" hidden>
${first.map((row) => attributeField(row, start))}<fieldset><legend>Form</legend>
${SNIPPET_FORMS.map(
  (form, index) =>
    html`<label class="choice"><input type="radio" name="form" value="${form}"${index === 0 ? html` checked` : EMPTY_HTML}> ${FORM_LABELS[form]}</label>\n`,
)}</fieldset>
${look.map(propertyField)}<details><summary>What it begins with, and what it fills in</summary>
${others.map((row) => attributeField(row, start))}</details>
<details><summary>A finer look</summary>
${finerLook.map(propertyField)}</details>
<details><summary>Before the script, and without it</summary>
<label class="choice"><input type="checkbox" name="keeps-room" checked> Keep its room free until the script has run, so that nothing below it moves</label>
<div class="field"><label for="fallback-href">Fallback link</label><input id="fallback-href" name="fallback-href" placeholder="tel:+34555010123" aria-describedby="fallback-hint" autocomplete="off" spellcheck="false"><span class="hint" id="fallback-hint">Another way to book, for browsers that run no scripts.</span></div>
<div class="field"><label for="fallback-text">Words of the link</label><input id="fallback-text" name="fallback-text" placeholder="Book a table" autocomplete="off"></div></details>
</form>
<div class="result">
${codeBlock('Snippet to paste', example)}<p class="actions"><button type="button" id="copy" hidden>Copy the snippet</button> <span id="copied" role="status"></span></p>
${snippetLines(example)}<div id="preview-place" hidden>
<h3 id="preview-title">Preview</h3>
<p class="hint" id="preview-note">This is the widget itself: what is booked in it is booked.</p>
<p id="preview-empty">Give a publishable key to see it here.</p>
<p id="preview-trouble" role="status"></p>
<p id="preview-opener" hidden><button type="button" data-table-booking-open>Book a table</button></p>
<div id="preview"></div>
</div>
<p id="by-hand">With JavaScript, this page writes the snippet for you and shows the widget beside it. Every attribute is described <a href="#attributes">below</a>.</p>
</div>
</div>
`;
}

/** The rows with these names, in the order of the names, and all the others. */
function partition<Row extends { name: string }>(rows: readonly Row[], names: readonly string[]) {
  const first = names.flatMap((name) => rows.filter((row) => row.name === name));
  return [first, rows.filter((row) => !names.includes(row.name))] as const;
}
