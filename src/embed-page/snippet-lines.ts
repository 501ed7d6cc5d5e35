import { EMPTY_HTML, type Html, html } from '../html/html.ts';

/** What may stand in a snippet: by what it is known there, what it is called, and what it is for. */
const LINES: readonly { has: string; name: string; words: Html }[] = [
  {
    has: '<style>',
    name: 'style',
    words: html`keeps room until the widget is there, and holds the look you choose. It may stand in <a href="#room">your own style sheet</a>.`,
  },
  {
    has: '<link ',
    name: 'link',
    words: html`asks for the month while the script is on its way. <a href="#sooner">It may go.</a>`,
  },
  {
    has: ' async></script>',
    name: 'script',
    words: html`brings the widget. Once in a page is enough, wherever it stands.`,
  },
  {
    has: ' async data-',
    name: 'script',
    words: html`brings the widget to the place where it stands, within the body.`,
  },
  { has: '<table-booking ', name: 'table-booking', words: html`is the place of the widget.` },
  { has: '<div ', name: 'div', words: html`is the place of the widget.` },
  { has: '<a ', name: 'a', words: html`is shown where no script runs, and hidden otherwise.` },
  {
    has: ' data-table-booking-open',
    name: 'button',
    words: html`opens the widget, as does <a href="#opener">any element with its attribute</a>.`,
  },
];

/**
 * What each line of the snippet does, right beneath it. The page's script shows what belongs to
 * the snippet that it has written, by the attribute `data-line`.
 */
export function snippetLines(snippet: string): Html {
  return html`<ul class="lines" aria-label="What each line does">
${LINES.map(
  ({ has, name, words }) =>
    html`<li data-line="${has}"${snippet.includes(has) ? EMPTY_HTML : html` hidden`}><code>${name}</code> ${words}</li>\n`,
)}</ul>
`;
}
