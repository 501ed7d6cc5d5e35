/** Markup that is already escaped, as opposed to plain text. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A value in a template: text to escape, or markup. */
type TemplateValue = string | Html | readonly Html[];

/** A template tag that escapes every value except {@link Html}. */
export function html(literals: TemplateStringsArray, ...values: TemplateValue[]): Html {
  const parts = values.map((value, index) => `${toMarkup(value)}${literals[index + 1]}`);
  return new Html(`${literals[0]}${parts.join('')}`);
}

/** No markup. */
export const EMPTY_HTML = new Html('');

/** Allows a line break after each underscore of a long code. */
export function breakable(code: string): Html[] {
  return code
    .split(/(?<=_)/)
    .map((word, index) => (index === 0 ? html`${word}` : html`<wbr>${word}`));
}

function toMarkup(value: TemplateValue): string {
  if (typeof value === 'string') return escapeText(value);
  return value instanceof Html ? value.markup : value.map(({ markup }) => markup).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
