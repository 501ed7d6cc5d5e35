import { type Html, html } from '../html/html.ts';
import { codeBlock } from './code-block.ts';

/**
 * The directives that a page's Content-Security-Policy needs for the widget of this server.
 * @param publicUrl the server's URL
 */
export function securityDirectives(publicUrl: string): string[] {
  const { origin } = new URL(publicUrl);
  return [`script-src ${origin}`, `connect-src ${origin}`, `img-src ${origin}`];
}

/** The chapter on Content-Security-Policy. */
export function securityChapter(publicUrl: string): Html {
  const directives = securityDirectives(publicUrl);
  return html`<p>A page without a policy needs nothing. A page with <code>default-src 'none'</code> needs the three lines after it, without any <code>unsafe</code> keyword. As a header, the policy is one line; a <code>meta</code> element works too:</p>
${codeBlock('Policy to send', `Content-Security-Policy:\n  default-src 'none';\n  ${directives.join(';\n  ')}`)}<ul>
<li><code>script-src</code>: the script and the files that it loads later. If you use nonces, add yours to the script tag; <code>'strict-dynamic'</code> covers the rest.</li>
<li><code>connect-src</code>: requests for days, times and bookings.</li>
<li><code>img-src</code>: the venue's images of its areas and experiences. If they are on another host, add that host. Without images, everything else still works.</li>
<li><code>style-src</code>: nothing. The widget uses constructed style sheets in its shadow root. Only the <code>style</code> element of the snippet needs it. Put its rules into your own style sheet; otherwise the browser ignores the element and reports it in the console.</li>
<li><code>frame-src</code>, <code>font-src</code>, <code>worker-src</code>: nothing. The widget uses no frames, fonts or workers.</li>
<li>Trusted Types: nothing. You can use <code>require-trusted-types-for 'script'</code>, because the widget never creates markup from text.</li>
</ul>
<p>The widget sets no cookies. It stores the guest's input in the tab's <code>sessionStorage</code>, for each element its own, so that a reload does not lose it.</p>
`;
}
