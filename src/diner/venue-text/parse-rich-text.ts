import { readEntities } from './plain-text.ts';
import { safeUrl } from './safe-url.ts';

/** Text, or an element with children. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  /** The URL of a link; null for other elements and unsafe URLs. */
  href: string | null;
  children: RichNode[];
}

/** The allowed elements. Of others, only the text is kept. */
const ALLOWED = /^(p|br|strong|em|b|i|u|s|ul|ol|li|h3|h4|blockquote|a)$/;
const TOKENS = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const MAX_DEPTH = 30;

/**
 * Parses a venue’s HTML into elements that are safe on any page. The server sanitizes summaries and
 * descriptions; for other texts this is the only defence. It uses no DOM sink that Trusted Types would
 * block.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichElement = { tag: '', href: null, children: [] };
  const open = [root];
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKENS)) {
    const tag = name?.toLowerCase();
    const parent = open.at(-1) ?? root;
    if (tag === undefined) parent.children.push(readEntities(token));
    else if (!ALLOWED.test(tag)) continue;
    else if (slash) {
      const index = open.findLastIndex((each) => each.tag === tag);
      if (index > 0) open.length = index;
    } else {
      const element = { tag, href: tag === 'a' ? hrefOf(attributes) : null, children: [] };
      parent.children.push(element);
      if (tag !== 'br' && open.length < MAX_DEPTH) open.push(element);
    }
  }
  return root.children;
}

function hrefOf(attributes: string): string | null {
  const [, double, single] = HREF.exec(attributes) ?? [];
  return safeUrl(readEntities(double ?? single ?? ''));
}
