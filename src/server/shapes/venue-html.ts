import sanitizeHtml from 'sanitize-html';

const ALLOWED_TAGS = 'p br strong em b i u s ul ol li h3 h4 blockquote a';
/** What is inside these is not meant to be read, so it goes with its element. */
const UNREAD_TAGS =
  'script style template title svg math noscript noembed noframes iframe object textarea option xmp';
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** What a venue may write into its texts: words, lists, small headings and links. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS.split(' '),
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  nonTextTags: UNREAD_TAGS.split(' '),
  transformTags: {
    a: (tagName, { href = '' }) => {
      const address = toAddress(href);
      if (address === null) return { tagName, attribs: {} };
      const rel = 'noopener noreferrer nofollow';
      return { tagName, attribs: { href: address, rel, target: '_blank' } };
    },
  },
  // A link that leads nowhere leaves its words behind.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Far more than all the texts of the venues of one server that are being booked at a time. */
const MAX_KEPT = 500;
/** Oldest use first. */
const kept = new Map<string, string>();

/** A venue's own HTML, such that it can be shown on any page: what is not allowed is left out. */
export function sanitizeVenueHtml(html: string): string {
  const clean = kept.get(html) ?? sanitizeHtml(html, RULES);
  kept.delete(html);
  kept.set(html, clean);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return clean;
}

/** As a browser will read it, so that what is checked is what is followed; relative ones lead nowhere. */
function toAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return LINK_PROTOCOLS.includes(url.protocol) ? url.href : null;
}
