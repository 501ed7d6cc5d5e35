import { type Html, html } from '../html/html.ts';

/** Code to read or to copy; it scrolls by the keyboard too. */
export function codeBlock(label: string, code: string): Html {
  return html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>
`;
}
