import { type Html, html } from '../html/html.ts';
import { inline } from '../html/markdown.ts';

/** What the widget says in the browser's console to whoever put it on the page, and more on its mend. */
interface Advice {
  /** As in the console, with … for what differs from page to page. */
  says: string;
  mend: string;
}

const CONSOLE_ADVICE: readonly Advice[] = [
  {
    says: 'needs the attribute publishable-key="pk_…". Make one with: npm run admin -- publishable-key create --account ACCOUNT --origin ORIGIN',
    mend: 'Write the key into the tag: `publishable-key`, or `data-publishable-key` on a div or a script. Some editors drop attributes that they do not know; there, use the div.',
  },
  {
    says: 'has the publishable-key …, which is unknown or revoked. These are good: npm run admin -- publishable-key list --account ACCOUNT',
    mend: 'Copy the key anew, whole, from the venue. It begins with `pk_`; an API key is another thing and must never stand in a page.',
  },
  {
    says: 'has a publishable-key that is not good on …. Make one that is: npm run admin -- publishable-key create --account ACCOUNT --origin …',
    mend: 'The key works only on the origins that it was issued for. Ask the venue for a key with this one: scheme, host and port must be the same, and `www.` makes another host.',
  },
  {
    says: 'is on a page without an origin, where no key is good. A frame gets one by allow-same-origin in its attribute sandbox, a file by being opened from a web server.',
    mend: 'A frame without an origin is told apart from every page, so no key can be issued for it. Where the frame is not yours to change, ask whoever runs the site to put the widget on the page itself.',
  },
  {
    says: 'is held back by this page’s Content-Security-Policy. Add … to it: … …;',
    mend: 'Add what it names. All that the widget needs is [above](#security).',
  },
  {
    says: 'could not load its code. Load the script from … itself with each page, never a copy. Where the page has a Content-Security-Policy, add to it: script-src …;',
    mend: 'Add the lines from [above](#security). Optimisers that copy or join scripts have the same effect: leave the script at its own address.',
  },
  {
    says: 'does not find a part of its code, as happens to a script that is older than the server. Load it from … with each page, and keep no copy of it anywhere.',
    mend: 'The script and its parts belong together and change with the server. A copy on another server, in a bundle or in a cache that does not ask again has parts that are gone. The diner is offered to reload the page, and keeps what was chosen and typed.',
  },
  {
    says: 'is already defined by …, which stays. Remove the script … from this page.',
    mend: 'The page has two scripts of the widget, under two addresses. One is enough for any number of widgets.',
  },
  {
    says: 'gets answers from … that this page may not read: what stands before the server takes the Access-Control-Allow-Origin header away.',
    mend: 'A proxy or a cache before the server changes its answers. Let the header through, and let the cache tell origins apart.',
  },
  {
    says: 'gets answers from … that are not those of the booking server. Load the script from that server itself, never a copy of it.',
    mend: 'The script asks where it came from. Copied to the page’s own server, it asks that one, which knows no tables. Leave it at its own address, and take it out of what copies or joins scripts.',
  },
  {
    says: 'cannot reach …. Is the server running, and does nothing on this device or network hold requests to it back?',
    mend: 'Open the address in a tab of its own. Extensions of the browser and filters of a company’s network are the usual reasons.',
  },
  {
    says: 'cannot reach … over http from a page that came over https. Load the script by its https address.',
    mend: 'Browsers let a page that came over https ask nothing over http. The server needs a certificate, and `PUBLIC_URL` its https address.',
  },
  {
    says: 'is in the head of this page, where nothing is seen. Put the script with the key, or the element, into the body: there where the widget is to be.',
    mend: 'A script with the key is followed by its widget. Without the key it may stand in the head, with the tag or the div in the body.',
  },
  {
    says: 'cannot open its dialog: something around the element is hidden (display: none), and all that is in it. Put the element where nothing hides it, such as at the end of the body.',
    mend: 'An element within a closed menu or a hidden tab cannot show anything. What opens the dialog may stay there, and a link goes where it leads until this is mended.',
  },
  {
    says: 'has no network: this device is offline.',
    mend: 'Nothing to mend in the page. The diner was told, keeps what was typed, and can try again.',
  },
  {
    says: 'takes …="…" for not given: it must be ….',
    mend: 'The value has another form than the attribute wants. The widget goes on as if it were not there.',
  },
  {
    says: 'does not know the attribute …. Did you mean …?',
    mend: 'A misspelling, or the name that another widget has for it. All names are [above](#attributes).',
  },
  {
    says: 'does not know the attribute ….',
    mend: 'Take it away. All names are [above](#attributes).',
  },
  {
    says: 'does not know the attribute …. Did you mean data-…?',
    mend: 'On a div or a script that stands in for the tag, every name begins with `data-`.',
  },
];

/** What goes wrong without a word in the console. */
const SILENT: readonly { sign: string; mend: string }[] = [
  {
    sign: 'Nothing is shown at all',
    mend: 'The script is not there: look for `embed.js` in the network panel. It must be `type="module"`, without which the console has a `SyntaxError` about `import.meta`, and its address must be `https` on a page that is.',
  },
  {
    sign: 'Only the fallback link is shown',
    mend: 'The script did not run, or its parts were blocked: the console has the reason.',
  },
  {
    sign: 'The wrong language',
    mend: 'Without `lang`, the page’s own `<html lang>` decides, then the visitor’s browser. Set `lang`.',
  },
  {
    sign: 'Light on a dark page, or dark on a light one',
    mend: 'Set `theme`, or say what your page is: `<meta name="color-scheme" content="light">`.',
  },
  {
    sign: 'The accent is not the one that was set',
    mend: 'The property must be set on the element or around it, and be a colour that CSS knows. As text it is made darker or lighter where it could not be read.',
  },
  {
    sign: 'A div stays empty after a page change in an app',
    mend: 'Stand-ins are looked for once. Insert the tag itself: see [a single-page app](#single-page-app).',
  },
];

/** The chapter on what can go wrong. */
export function troubleshootingChapter(): Html {
  const said = CONSOLE_ADVICE.map(({ says, mend }) =>
    rowOf(html`<code>&lt;table-booking&gt; ${says}</code>`, mend),
  );
  return html`<p>The widget tells a diner what they can do, and tells you in the browser's console what you can do: one line for each cause, which begins with <code>&lt;table-booking&gt;</code>.</p>
${tableOf('Messages in the console', 'It says', said)}
<h3 id="silent">Without a message</h3>
${tableOf(
  'Signs without a message',
  'Sign',
  SILENT.map(({ sign, mend }) => rowOf(html`${sign}`, mend)),
)}`;
}

function tableOf(label: string, head: string, rows: readonly Html[]): Html {
  return html`<table role="table" class="fields troubles" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${head}</th><th role="columnheader" scope="col">What to do</th></tr></thead>
<tbody role="rowgroup">
${rows}</tbody></table>
`;
}

function rowOf(sign: Html, mend: string): Html {
  return html`<tr role="row"><th role="rowheader" scope="row">${sign}</th><td role="cell">${inline(mend)}</td></tr>
`;
}
