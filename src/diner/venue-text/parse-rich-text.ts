import { readEntities } from './plain-text.ts';
import { safeUrl } from './safe-url.ts';

/** Text, or an element with children. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  /** The address of a link; null for other elements and unsafe addresses. */
  href: string | null;
  children: RichNode[];
}

/** The allowed elements. Others are dropped, but not their text. */
const ALLOWED = /^(p|br|strong|em|b|i|u|s|ul|ol|li|h3|h4|blockquote|a)$/;
const TOKENS = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const DEEPEST = 30;

/**
 * Parses a venue’s HTML into elements that are safe on any page. The server sanitizes it too, but this
 * does not rely on that, and uses no sink that Trusted Types would block.
 */
export function parseRichText(html: string): RichNode[] {
  const whole: RichElement = { tag: '', href: null, children: [] };
  const open = [whole];
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKENS)) {
    const tag = name?.toLowerCase();
    const holder = open.at(-1) ?? whole;
    if (tag === undefined) holder.children.push(readEntities(token));
    else if (!ALLOWED.test(tag)) continue;
    else if (slash) {
      const place = open.findLastIndex((each) => each.tag === tag);
      if (place > 0) open.length = place;
    } else {
      const element = { tag, href: tag === 'a' ? addressOf(attributes) : null, children: [] };
      holder.children.push(element);
      if (tag !== 'br' && open.length < DEEPEST) open.push(element);
    }
  }
  return whole.children;
}

function addressOf(attributes: string): string | null {
  const [, double, single] = HREF.exec(attributes) ?? [];
  return safeUrl(readEntities(double ?? single ?? ''));
}
