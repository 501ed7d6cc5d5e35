import { LANGUAGES } from '../domain/language.ts';
import { EMPTY_HTML, type Html, html } from '../html/html.ts';
import { inline } from '../html/markdown.ts';
import type { ElementRow } from './element-doc.ts';

/** What stands in a field of the snippet builder before anyone touched it. */
export interface FieldDefaults {
  /** The demo's publishable key; empty where there is no demo. */
  publishableKey: string;
}

/** A field for an attribute; what it accepts follows from the attribute's type. */
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

/** A field for a custom property; a value as it is without the property is not written down. */
export function propertyField(row: ElementRow): Html {
  const isColor = /^#[\da-f]{6}$/.test(row.type);
  const value = isColor ? row.type : '';
  const words = labelOf(row.name.replace('--table-booking-', ''));
  return fieldOf(
    row,
    words,
    'property',
    (described) =>
      html`<input id="${row.name}" name="${row.name}" data-kind="property" type="${isColor ? 'color' : 'text'}" value="${value}" data-default="${row.type}" placeholder="${isColor ? '' : row.type}" aria-describedby="${described}" autocomplete="off" spellcheck="false">`,
  );
}

function fieldOf(
  { name, description }: ElementRow,
  words: string,
  kind: string,
  control: (described: string) => Html,
): Html {
  const described = `${kind}-${name}-hint`;
  return html`<div class="field"><label for="${name}">${words}</label>${control(described)}<span class="hint" id="${described}">${inline(description)}</span></div>
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
  const words = LABELS[name] ?? name.replaceAll('-', ' ').replace('utm', 'UTM');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
