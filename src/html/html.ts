/** Markup, as against text: it is not escaped again. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What stands in a template. */
type TemplateValue = string | Html | readonly Html[];

/** A template in which whatever is not markup already is escaped. */
export function html(literals: TemplateStringsArray, ...values: TemplateValue[]): Html {
  const parts = values.map((value, index) => `${toMarkup(value)}${literals[index + 1]}`);
  return new Html(`${literals[0]}${parts.join('')}`);
}

/** Nothing, where something may stand. */
export const EMPTY_HTML = new Html('');

/** Lets a long code go on in the next line after any of its words. */
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
