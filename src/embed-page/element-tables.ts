import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { inline } from '../html/markdown.ts';
import type { ElementDoc, ElementRow } from './element-doc.ts';

/** All that the element promises, a table for each kind. */
export function elementTables(doc: ElementDoc): Html {
  return html`<h3 id="attributes">Attributes</h3>
<p>Every attribute can be changed at any time, and the widget follows. On a <code>div</code> or a <code>script</code> that stands in for the tag, each is written with <code>data-</code> before it.</p>
${tableOf('Attributes', 'Value', doc.attributes)}
<h3 id="events">Events</h3>
<p>They bubble and leave the shadow root, so one listener on <code>document</code> hears every widget of the page. None carries personal data; what each carries is its <code>detail</code>.</p>
${tableOf('Events', 'Type', doc.events)}
<h3 id="methods">Methods</h3>
${tableOf('Methods', 'Signature', doc.methods)}
<h3 id="properties">Custom properties</h3>
<p>Set them on <code>table-booking</code> or on anything around it.</p>
${tableOf('Custom properties', 'Without it', doc.properties)}
<h3 id="parts">Parts</h3>
<p>For whatever colour, font and corners do not reach: <code>table-booking::part(button) { text-transform: uppercase; }</code></p>
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

/** An event's detail is what one looks for; that it is a CustomEvent goes without saying. */
function typeText(type: string): Html {
  const [, detail] = /^CustomEvent<(.+)>$/.exec(type) ?? [];
  if (type === '' || detail === 'null') return html`–`;
  return html`<code>${(detail ?? type).replace(/\|/g, ' | ')}</code>`;
}
