import sanitizeHtml from 'sanitize-html';

const ALLOWED_TAGS = 'p br strong em b i u s ul ol li h3 h4 blockquote a';
/** Removed with their content. */
const REMOVED_TAGS =
  'script style template title svg math noscript noembed noframes iframe object textarea option xmp';
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

/** Venues may use paragraphs, lists, small headings and links. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS.split(' '),
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: LINK_PROTOCOLS.map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  nonTextTags: REMOVED_TAGS.split(' '),
  transformTags: {
    a: (tagName, { href = '' }) => {
      const address = toAddress(href);
      if (address === null) return { tagName, attribs: {} };
      const rel = 'noopener noreferrer nofollow';
      return { tagName, attribs: { href: address, rel, target: '_blank' } };
    },
  },
  // A link without a valid address becomes plain text.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** More than the texts of all venues that one server shows at a time. */
const MAX_CACHED = 500;
/** Sanitized HTML by its source, least recently used first. */
const cache = new Map<string, string>();

/** Sanitizes a venue's HTML, so that it is safe to show on any page. Cached. */
export function sanitizeVenueHtml(html: string): string {
  const clean = cache.get(html) ?? sanitizeHtml(html, RULES);
  cache.delete(html);
  cache.set(html, clean);
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_CACHED) break;
    cache.delete(oldest);
  }
  return clean;
}

/** The address as a browser parses it; null for relative ones and other protocols. */
function toAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return LINK_PROTOCOLS.includes(url.protocol) ? url.href : null;
}
