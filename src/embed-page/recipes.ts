import { type Html, html } from '../html/html.ts';
import { codeBlock } from './code-block.ts';
import {
  analyticsCode,
  fallbackCode,
  openerCode,
  preloadCode,
  reactCode,
  reservedSpaceCode,
  severalWidgetsCode,
  snippetOf,
  tagManagerCode,
  viteConfigCode,
  vueCode,
} from './recipe-code.ts';

export interface Recipe {
  slug: string;
  title: string;
  text: Html;
}

/** How to put the widget on each kind of page. */
export function recipes(publicUrl: string): Recipe[] {
  return [
    {
      slug: 'plain-html',
      title: 'Plain HTML',
      text: html`<p>Put the tag where the widget should appear; the script may be anywhere in the page. If you put the key on the script instead of a tag, the widget appears right after the script, so the script must be in the <code>body</code>; in the modes with a dialog it may also be in the <code>head</code>. Keep <code>crossorigin</code>: without it, browsers open a second connection.</p>
${codeBlock('Snippet in plain HTML', snippetOf(publicUrl, 'element'))}`,
    },
    {
      slug: 'opener',
      title: 'A button of your own',
      text: html`<p>In the modes <code>popup</code> and <code>floating</code>, every element with the attribute <code>data-table-booking-open</code> opens the dialog. Use any number of buttons or links. Until the script has loaded, a link works as a normal link. On a page with several such widgets, set the attribute's value to the <code>id</code> of the widget to open.</p>
${codeBlock('Snippet with your own buttons', openerCode(publicUrl))}`,
    },
    {
      slug: 'wordpress',
      title: 'WordPress and site builders',
      text: html`<p>Paste the snippet into a <em>Custom HTML</em> block. If the editor removes unknown tags, use the div. Some editors also remove script and style tags but leave their text in the page; WordPress does so for users without the right to add scripts. In that case put the script into the site's header (a setting of the theme or of a header plugin), and only the div into the page.</p>
${codeBlock('Snippet for site builders', snippetOf(publicUrl, 'div'))}<p>Button blocks do not accept attributes: write the button that opens a dialog as HTML, or use the mode <code>floating</code>. Some builders put pasted code into a frame with its own origin. The key must be valid for that origin, which the browser's console shows. From a frame, the widget's links open in a new tab: a frame with a <code>sandbox</code> attribute needs <code>allow-popups</code> for it.</p>
<p>Exclude the script from plugins that combine, delay or move scripts. It is a module and loads its other files relative to its own URL.</p>
`,
    },
    {
      slug: 'react',
      title: 'React',
      text: html`<p>React 19 sets the attributes as written, and adds the script to the page once, no matter how often the component is rendered.</p>
${codeBlock('Component in React', reactCode(publicUrl))}<p>For TypeScript, put <a href="${publicUrl}/table-booking.d.ts"><code>table-booking.d.ts</code></a> into your source folder: it has the types of the element, its attributes and its events. The ref is then <code>useRef&lt;TableBookingElement&gt;(null)</code>, and the argument of <code>onBooked</code> has the type <code>TableBookingEventMap['table-booking:booked']['detail']</code>. In Next.js, start the file with <code>'use client'</code>.</p>
`,
    },
    {
      slug: 'vue',
      title: 'Vue',
      text: html`<p>Tell the compiler that the tag is a custom element, and put the script into <code>index.html</code>.</p>
${codeBlock('Vite configuration for Vue', viteConfigCode())}${codeBlock('Component in Vue', vueCode())}`,
    },
    {
      slug: 'tag-manager',
      title: 'A tag manager',
      text: html`<p>Tag managers can run scripts but rarely insert elements. This script creates the widget inside the element with the id <code>booking</code>, and does nothing when it runs again.</p>
${codeBlock('Custom HTML tag of a tag manager', tagManagerCode(publicUrl))}<p>If the widget is an important part of the page, put it into the page itself: tag managers load late, and ad blockers block them.</p>
`,
    },
    {
      slug: 'single-page-app',
      title: 'A single-page app',
      text: html`<p>Load the script once, and insert or remove the element, or a div in its place, at any time. A removed element cleans up after itself; a moved one keeps the guest's choices.</p>
<p>Wait for the promise <code>customElements.whenDefined('table-booking')</code> before you call methods.</p>
`,
    },
    {
      slug: 'sooner',
      title: 'A faster calendar',
      text: html`<p>Two parts of the snippet save a round trip each. The script's file name contains the language that is bundled with it, and the <code>link</code> requests the venue's calendar while the script is still loading:</p>
${codeBlock('Snippet with language and preload', preloadCode(publicUrl))}<p>Both are optional. <code>embed.js</code> loads the texts of the page's language. Use it for dialogs: it then loads the widget only when a visitor is about to open one. The <code>link</code> helps only if it requests the same language, party size and month as the tag.</p>
`,
    },
    {
      slug: 'room',
      title: 'No layout shift',
      text: html`<p>Once the script has run, the element reserves the space of its first screen. This rule, which is part of the snippet above, reserves it before that. You can put it into your own style sheet, and must do so if your Content-Security-Policy does not allow <code>style</code> elements:</p>
${codeBlock('Rule that reserves the space', reservedSpaceCode())}`,
    },
    {
      slug: 'without-scripts',
      title: 'Browsers without scripts',
      text: html`<p>The content of the tag is shown if the script does not run, or if its other files or the venue's data cannot be loaded; otherwise it is hidden. A link with a phone number is a good choice.</p>
${codeBlock('Snippet with a fallback', fallbackCode(publicUrl))}<p>If you use only the script, put the link into a <code>noscript</code> after it.</p>
`,
    },
    {
      slug: 'several',
      title: 'Several widgets on a page',
      text: html`<p>Use one script and any number of elements. Each has its own key, language and look. Texts in a language other than the script's are loaded when needed. A group of venues has one key per venue.</p>
${codeBlock('Two widgets on a page', severalWidgetsCode(publicUrl))}`,
    },
    {
      slug: 'analytics',
      title: 'Analytics without personal data',
      text: html`<p>Events contain the guest's choices but no personal data, so you can pass them on unchanged. If you set <code>client-reference-id</code> to your own id for the visit, <code>table-booking:booked</code> contains it; do not derive it from a name or an email address. The event's <code>bookingUuid</code> is the booking's <code>uuid</code> in the API.</p>
${codeBlock('Events for analytics', analyticsCode())}`,
    },
  ];
}
