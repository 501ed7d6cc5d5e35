import { EMPTY_HTML, type Html, html } from '../html/html.ts';

/** The possible lines of a snippet: how to recognize them, their name and their purpose. */
const LINES: readonly { has: string; name: string; text: Html }[] = [
  {
    has: '<style>',
    name: 'style',
    text: html`reserves space until the widget appears, and has the look that you choose. You can put it into <a href="#room">your own style sheet</a>.`,
  },
  {
    has: '<link ',
    name: 'link',
    text: html`requests the calendar while the script is loading. <a href="#sooner">It is optional.</a>`,
  },
  {
    has: ' async></script>',
    name: 'script',
    text: html`loads the widget. One per page is enough, anywhere in the page.`,
  },
  {
    has: ' async data-',
    name: 'script',
    text: html`loads the widget and shows it right here, in the body.`,
  },
  { has: '<table-booking ', name: 'table-booking', text: html`is where the widget appears.` },
  { has: '<div ', name: 'div', text: html`is where the widget appears.` },
  {
    has: '<a ',
    name: 'a',
    text: html`is shown in browsers without scripts, and hidden otherwise.`,
  },
  {
    has: ' data-table-booking-open',
    name: 'button',
    text: html`opens the widget, like <a href="#opener">any element with this attribute</a>.`,
  },
];

/**
 * The list below the snippet that explains its lines. The page's script shows and hides entries by
 * their `data-line`, as the snippet changes.
 */
export function snippetLines(snippet: string): Html {
  return html`<ul class="lines" aria-label="What each line does">
${LINES.map(
  ({ has, name, text }) =>
    html`<li data-line="${has}"${snippet.includes(has) ? EMPTY_HTML : html` hidden`}><code>${name}</code> ${text}</li>\n`,
)}</ul>
`;
}
