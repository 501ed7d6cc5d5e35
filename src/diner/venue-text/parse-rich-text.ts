import { readEntities } from './plain-text.ts';
import { safeAddress } from './safe-address.ts';

/** A piece of a venue’s text: words, or an element that holds more of them. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: string;
  /** Of a link: where it leads. */
  href: string | null;
  children: RichNode[];
}

/** All that a venue’s texts may contain. Whatever else is in them leaves its words behind, at most. */
const ALLOWED = /^(p|br|strong|em|b|i|u|s|ul|ol|li|h3|h4|blockquote|a)$/;
const TOKENS = /<(\/?)([a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const DEEPEST = 30;

/**
 * Reads the HTML of a venue into elements that are safe on any page. The server has made it
 * harmless before; here it is so whoever wrote it, and without a sink that Trusted Types would refuse.
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
  return safeAddress(readEntities(double ?? single ?? ''));
}
