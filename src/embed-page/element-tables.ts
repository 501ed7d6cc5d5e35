import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { inline } from '../html/markdown.ts';
import type { ElementDoc, ElementRow } from './element-doc.ts';

/** The element's public API, one table per kind. */
export function elementTables(doc: ElementDoc): Html {
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
