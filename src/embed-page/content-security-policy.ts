import { type Html, html } from '../html/html.ts';
import { codeBlock } from './code-block.ts';

/**
 * What a page's Content-Security-Policy must allow for the widget of this server, a directive each.
 * @param publicUrl the server's address; its origin is what a policy names
 */
export function securityDirectives(publicUrl: string): string[] {
  const { origin } = new URL(publicUrl);
  return [`script-src ${origin}`, `connect-src ${origin}`, `img-src ${origin}`];
}

/** The chapter for hosts with a Content-Security-Policy. */
export function securityChapter(publicUrl: string): Html {
  const directives = securityDirectives(publicUrl);
  return html`<p>A page without a policy needs nothing. One that allows nothing by itself needs the three lines after its <code>default-src</code>, and no <code>unsafe</code> word in any of them. Sent as a header it is one line; in a <code>meta</code> element it does as well:</p>
${codeBlock('Policy to send', `Content-Security-Policy:\n  default-src 'none';\n  ${directives.join(';\n  ')}`)}<ul>
<li><code>script-src</code>: the script and the parts that it loads later. With nonces, the script tag takes yours, and <code>'strict-dynamic'</code> covers the rest.</li>
<li><code>connect-src</code>: days, times and bookings.</li>
<li><code>img-src</code>: the venue's pictures of its areas and experiences. Where they lie on another host, add that one. Blocked pictures leave everything else working.</li>
<li><code>style-src</code>: nothing. The widget's styles are constructed style sheets in its shadow root. Only the <code>style</code> element of a snippet needs it. Put its rules into your own style sheet; left where it is, the browser skips it and says so in the console.</li>
<li><code>frame-src</code>, <code>font-src</code>, <code>worker-src</code>: nothing. There is no frame, no font and no worker.</li>
<li>Trusted Types: nothing. <code>require-trusted-types-for 'script'</code> may stand, since the widget writes no markup from text.</li>
</ul>
<p>The widget sets no cookie. What a diner typed is kept in the tab's <code>sessionStorage</code>, so that a reload does not lose it.</p>
`;
}
