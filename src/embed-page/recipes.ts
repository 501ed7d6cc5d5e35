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
  vueCode,
  vueSettingsCode,
} from './recipe-code.ts';

export interface Recipe {
  slug: string;
  title: string;
  text: Html;
}

/** How the widget is put on pages of each kind. */
export function recipes(publicUrl: string): Recipe[] {
  return [
    {
      slug: 'plain-html',
      title: 'Plain HTML',
      text: html`<p>The script may stand anywhere in the page, the tag where the widget goes. A script that carries the key itself stands where the widget goes, within <code>body</code>; one that only opens a dialog may stand in the <code>head</code>. Keep <code>crossorigin</code>: without it, browsers open a second connection.</p>
${codeBlock('Snippet in plain HTML', snippetOf(publicUrl, 'element'))}`,
    },
    {
      slug: 'opener',
      title: 'A button of your own',
      text: html`<p>In the modes <code>popup</code> and <code>floating</code>, whatever has the attribute <code>data-table-booking-open</code> opens the dialog: any number of buttons, or of links that lead somewhere good until the script is there. On a page with several such widgets, its value is the <code>id</code> of the one to open.</p>
${codeBlock('Snippet with buttons of the page', openerCode(publicUrl))}`,
    },
    {
      slug: 'wordpress',
      title: 'WordPress and site builders',
      text: html`<p>Paste the snippet into a <em>Custom HTML</em> block. Where the editor strips unknown tags, take the div. Where it strips scripts and styles too, as WordPress does for those who may not write them, it leaves their text in the page: put the script into the site's header (a setting of the theme, or of a plugin for header code), and the div alone into the page.</p>
${codeBlock('Snippet for site builders', snippetOf(publicUrl, 'div'))}<p>Blocks for buttons take no attributes: write what opens a dialog as HTML, or take the mode <code>floating</code>. A builder that puts what you paste into a frame shows it on an address of its own: the key must be good there, and the console names it.</p>
<p>A plugin that joins, delays or moves scripts must leave the script alone, at its own address: it is a module and loads its parts from beside itself.</p>
`,
    },
    {
      slug: 'react',
      title: 'React',
      text: html`<p>React 19 writes the attributes as they are, and puts the script into the page once, however often the component is shown.</p>
${codeBlock('Component in React', reactCode(publicUrl))}<p>For TypeScript, put <a href="${publicUrl}/table-booking.d.ts"><code>table-booking.d.ts</code></a> among your sources: it has the types of the element, its attributes and its events. The reference is a <code>useRef&lt;TableBookingElement&gt;(null)</code> then, and what <code>onBooked</code> is given a <code>TableBookingEventMap['table-booking:booked']['detail']</code>. In Next.js the file begins with <code>'use client'</code>.</p>
`,
    },
    {
      slug: 'vue',
      title: 'Vue',
      text: html`<p>Tell the compiler that the tag is none of its components, and put the script into <code>index.html</code>.</p>
${codeBlock('Settings of Vite for Vue', vueSettingsCode())}${codeBlock('Component in Vue', vueCode())}`,
    },
    {
      slug: 'tag-manager',
      title: 'A tag manager',
      text: html`<p>Tag managers run scripts and rarely place tags. This one makes the element at a place of your page that has the id <code>booking</code>, and does nothing when it runs again.</p>
${codeBlock('Custom HTML tag of a tag manager', tagManagerCode(publicUrl))}<p>A widget that visitors came for is better placed in the page itself: a tag manager loads late, and ad blockers stop it.</p>
`,
    },
    {
      slug: 'single-page-app',
      title: 'A single-page app',
      text: html`<p>Load the script once, and insert or remove the element whenever you like. An element that is removed takes everything of its own with it; one that is moved keeps what was chosen. Use the tag itself: a div and a script that carries the key are looked for only once, when the script runs.</p>
<p>The promise <code>customElements.whenDefined('table-booking')</code> tells when methods may be called.</p>
`,
    },
    {
      slug: 'sooner',
      title: 'The calendar, sooner',
      text: html`<p>The snippet above has two things that save a round trip each. The name of the script says which language comes with it, and the <code>link</code> asks for the venue's month while the script is still on its way:</p>
${codeBlock('Snippet with everything at once', preloadCode(publicUrl))}<p>Both are free to leave out. <code>embed.js</code> fetches the words of whatever language the page has, and is the one for dialogs, since it fetches nothing else before they are opened. The <code>link</code> is worth having where it asks for the very language, party and month that the tag begins with.</p>
`,
    },
    {
      slug: 'room',
      title: 'Nothing moves when it appears',
      text: html`<p>Once the script has run, the element keeps the room of its first screen by itself. This rule, which the snippet above brings, keeps it before that as well. It does as well in your own style sheet, and must stand there where your page's policy allows no <code>style</code> element:</p>
${codeBlock('Rule that keeps the room', reservedSpaceCode())}`,
    },
    {
      slug: 'without-scripts',
      title: 'Browsers that run no scripts',
      text: html`<p>What stands inside the tag is shown wherever the script does not run or cannot load its parts, and is hidden otherwise. A link with a telephone number does well there.</p>
${codeBlock('Snippet with a fallback', fallbackCode(publicUrl))}<p>Where the script stands alone, put the link into a <code>noscript</code> after it.</p>
`,
    },
    {
      slug: 'several',
      title: 'Several widgets on a page',
      text: html`<p>One script, as many elements as you like; the words of another language than the script's come when they are needed. Each has its key, its language and its look; a group of venues has a key for each of them.</p>
${codeBlock('Two widgets on a page', severalWidgetsCode(publicUrl))}`,
    },
    {
      slug: 'analytics',
      title: 'Analytics without personal data',
      text: html`<p>Events carry what was chosen and never who chose it, so they may be passed on as they are. Set <code>client-reference-id</code> to a name of your own for the visit to find it again in <code>table-booking:booked</code>; do not make it from a name or an email. Its <code>bookingUuid</code> is the one that the API knows the booking by.</p>
${codeBlock('Events for analytics', analyticsCode())}`,
    },
  ];
}
