import { type Html, html } from '../html/html.ts';
import { inline } from '../html/markdown.ts';

/** A message of the widget in the browser's console, and how to fix its cause. */
interface ConsoleMessage {
  /** As in the console, with … for the variable parts. */
  says: string;
  fix: string;
}

const CONSOLE_MESSAGES: readonly ConsoleMessage[] = [
  {
    says: 'needs the attribute publishable-key="pk_…". Create a key in the staff view, under House › Keys and pages, or with: npm run admin -- publishable-key create --account ACCOUNT --origin ORIGIN',
    fix: 'Add the key to the tag: `publishable-key`, or `data-publishable-key` on a div or a script. Some editors remove unknown attributes; in those, use the div.',
  },
  {
    says: 'has the publishable-key …, which is unknown or revoked. The valid keys are in the staff view, under House › Keys and pages, or listed by: npm run admin -- publishable-key list --account ACCOUNT',
    fix: 'Ask the venue for the key again, and copy all of it. It starts with `pk_`. An API key does not work here and must never be in a page.',
  },
  {
    says: 'has a publishable-key that is not valid on …. Create another in the staff view, under House › Keys and pages, or with: npm run admin -- publishable-key create --account ACCOUNT --origin …',
    fix: 'The key works only on the origins that it was issued for. Ask the venue for a key for this origin: scheme, host and port must be the same, and a name with `www.` is another host.',
  },
  {
    says: 'is on a page without an origin, where no key is valid. Add allow-same-origin to the sandbox attribute of the frame, or open the file from a web server.',
    fix: 'No key can be issued for a frame without an origin. If you cannot change the frame, ask the operator of the site to put the widget on the page itself.',
  },
  {
    says: 'is blocked by this page’s Content-Security-Policy. Add … to it: … …;',
    fix: 'Add the directive in the message. All directives that the widget needs are [above](#security).',
  },
  {
    says: 'could not load its code. Every page must load the script directly from …; do not host a copy. If the page has a Content-Security-Policy, add to it: script-src …;',
    fix: 'Add the directives from [above](#security). Optimizers that copy or combine scripts cause the same error: exclude the script from them.',
  },
  {
    says: 'cannot find a part of its code: the script is probably older than the server. Every page must load it directly from …; do not host a copy.',
    fix: 'The script and its other files change together with the server. A copy on another server, in a bundle or in an outdated cache refers to files that no longer exist. The widget offers the guest a reload, which keeps their choices and input.',
  },
  {
    says: 'is already defined by …. Remove the script … from this page.',
    fix: 'The page loads the widget’s script from two URLs. One is enough for any number of widgets.',
  },
  {
    says: 'gets responses from … that this page cannot read: a proxy or cache in front of the server removes the Access-Control-Allow-Origin header.',
    fix: 'A proxy or a cache in front of the server changes its responses. Let it pass the header on, and make the cache vary by `Origin`.',
  },
  {
    says: 'gets responses from … that do not come from the booking server. Every page must load the script directly from that server; do not host a copy.',
    fix: 'The script sends its requests to the server that it was loaded from. If it is copied to your own server, they go there. Load it from its original URL, and exclude it from tools that copy or combine scripts.',
  },
  {
    says: 'cannot reach …. Is the server running? Does anything on this device or network block requests to it?',
    fix: 'Open the URL in a new tab. Browser extensions and company network filters are the usual causes.',
  },
  {
    says: 'cannot reach … over http from an https page. Load the script from its https URL.',
    fix: 'Browsers block http requests from https pages. The server needs a certificate, and `PUBLIC_URL` must be its https URL.',
  },
  {
    says: 'is in the head of this page, where nothing is shown. Put the script with the key, or the element, into the body, where the widget should appear.',
    fix: 'With the key on the script, the widget appears right after the script. A script without the key may be in the head, with the tag or the div in the body.',
  },
  {
    says: 'is probably not closed: what should follow it is inside it, and hidden. HTML ignores the slash of <… … />. Write <… …></…>.',
    fix: 'Write `<table-booking …></table-booking>`, also for a div in place of the tag. Only JSX, as in React, has elements that close themselves.',
  },
  {
    says: 'cannot open its dialog: an element around it is hidden (display: none). Put the element where nothing hides it, such as at the end of the body.',
    fix: 'An element inside a closed menu or a hidden tab cannot show anything. The button that opens the dialog may stay there; until this is fixed, a link works as a normal link.',
  },
  {
    says: 'has no network: this device is offline.',
    fix: 'Nothing to fix in the page. The guest sees a message, keeps their input, and can try again.',
  },
  {
    says: 'does not accept …="…": it must be ….',
    fix: 'The value is not valid for this attribute. The widget ignores it.',
  },
  {
    says: 'does not know the attribute …. Did you mean …?',
    fix: 'The name is misspelled or comes from another widget. All attributes are listed [above](#attributes).',
  },
  {
    says: 'does not know the attribute ….',
    fix: 'Remove it. All attributes are listed [above](#attributes).',
  },
  {
    says: 'does not know the attribute …. Did you mean data-…?',
    fix: 'On a div or a script in place of the tag, every attribute starts with `data-`.',
  },
];

/** Problems without a message in the console. */
const SIGNS: readonly { sign: string; fix: string }[] = [
  {
    sign: 'Nothing is shown',
    fix: 'The script did not load: look for `embed.js`, or `embed.en.js` with its language, in the network panel. It must have `type="module"`; otherwise the console shows a `SyntaxError` about `import.meta`. On an `https` page its URL must be `https` too.',
  },
  {
    sign: 'Only the fallback link is shown',
    fix: 'The script did not run, or its other files were blocked: see the console for the reason.',
  },
  {
    sign: 'The language is wrong',
    fix: 'Without `lang`, the widget uses the page’s `<html lang>`, then the browser’s language. Set `lang`.',
  },
  {
    sign: 'The widget is light on a dark page, or dark on a light one',
    fix: 'Set `theme`, or declare your page’s scheme: `<meta name="color-scheme" content="light">`.',
  },
  {
    sign: 'The accent colour is not the one that you set',
    fix: 'Set the property on `table-booking` or an element around it, to a valid CSS colour. For text, the widget makes it darker or lighter where the contrast would be too low.',
  },
];

/** The chapter on troubleshooting. */
export function troubleshootingChapter(): Html {
  const messages = CONSOLE_MESSAGES.map(({ says, fix }) =>
    rowOf(html`<code>&lt;table-booking&gt; ${says}</code>`, fix),
  );
  return html`<p>When something fails, the widget tells the guest what they can do. In the browser's console it tells you what to do: one line per cause, which starts with <code>&lt;table-booking&gt;</code>.</p>
${tableOf('Messages in the console', 'Message', messages)}
<h3 id="silent">Without a message</h3>
${tableOf(
  'Problems without a message',
  'Symptom',
  SIGNS.map(({ sign, fix }) => rowOf(html`${sign}`, fix)),
)}`;
}

function tableOf(label: string, head: string, rows: readonly Html[]): Html {
  return html`<table role="table" class="fields troubles" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${head}</th><th role="columnheader" scope="col">What to do</th></tr></thead>
<tbody role="rowgroup">
${rows}</tbody></table>
`;
}

function rowOf(sign: Html, fix: string): Html {
  return html`<tr role="row"><th role="rowheader" scope="row">${sign}</th><td role="cell">${inline(fix)}</td></tr>
`;
}
