import { type Html, html } from '../html/html.ts';

/** A block of code. It is focusable, so that it scrolls by keyboard. */
export function codeBlock(label: string, code: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>
`;
}
