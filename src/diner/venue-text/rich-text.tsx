import { createElement, Fragment, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

/** A venue’s formatted text. */
export function RichText({ html }: { html: string }) {
  return <div className="rich">{parseRichText(html).map(toElement)}</div>;
}

function toElement(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href } = node;
  const children = node.children.map(toElement);
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  // A link without a safe URL becomes plain text.
  if (href === null) return createElement(Fragment, { key }, ...children);
  return createElement(
    'a',
    { key, href, target: '_blank', rel: 'noopener noreferrer nofollow' },
    ...children,
  );
}
