import { LANGUAGES } from '../domain/language.ts';
import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { inline } from '../html/markdown.ts';
import type { ElementRow } from './element-doc.ts';

/** Initial values of the snippet builder's fields. */
export interface FieldDefaults {
  /** The demo venue's publishable key; empty without a demo. */
  publishableKey: string;
}

/** A form field for an attribute, of a kind that fits the attribute's type. */
export function attributeField(row: ElementRow, { publishableKey }: FieldDefaults): Html {
  const value = row.name === 'publishable-key' ? publishableKey : '';
  return fieldOf(row, labelOf(row.name), 'attribute', (described) => {
    const choices = choicesOf(row);
    if (choices.length > 0) {
      const options = choices.map((choice) => html`<option>${choice}</option>`);
      return html`<select id="${row.name}" name="${row.name}" data-kind="attribute" aria-describedby="${described}"><option value="">not set</option>${options}</select>`;
    }
    return html`<input id="${row.name}" name="${row.name}" data-kind="attribute" value="${value}" aria-describedby="${described}" ${controlOf(row)} autocomplete="off" spellcheck="false">`;
  });
}

/** A form field for a custom property. A value that equals the default is left out of the snippet. */
export function propertyField(row: ElementRow): Html {
  const isColor = /^#[\da-f]{6}$/.test(row.type);
  const value = isColor ? row.type : '';
  const label = labelOf(row.name.replace('--table-booking-', ''));
  return fieldOf(
    row,
    label,
    'property',
    (described) =>
      html`<input id="${row.name}" name="${row.name}" data-kind="property" type="${isColor ? 'color' : 'text'}" value="${value}" data-default="${row.type}" placeholder="${isColor ? '' : row.type}" aria-describedby="${described}" autocomplete="off" spellcheck="false">`,
  );
}

function fieldOf(
  { name, description }: ElementRow,
  label: string,
  kind: string,
  control: (described: string) => Html,
): Html {
  const described = `${kind}-${name}-hint`;
  return html`<div class="field"><label for="${name}">${label}</label>${control(described)}<span class="hint" id="${described}">${inline(description)}</span></div>
`;
}

function choicesOf({ name, type }: ElementRow): readonly string[] {
  if (name === 'lang') return LANGUAGES;
  return /^[\w-]+(\|[\w-]+)+$/.test(type) ? type.split('|') : [];
}

function controlOf({ name, type }: ElementRow): Html {
  if (type === 'number') return html`inputmode="numeric"`;
  if (name === 'date' || name === 'time') return html`type="${name}"`;
  return EMPTY_HTML;
}

const LABELS: Readonly<Record<string, string>> = {
  lang: 'Language',
  pax: 'People',
  'pax-children': 'Children',
};

function labelOf(name: string): string {
  const label = LABELS[name] ?? name.replaceAll('-', ' ').replace('utm', 'UTM');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
