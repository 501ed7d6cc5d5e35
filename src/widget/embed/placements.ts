import { ATTRIBUTES, TAG } from './tag.ts';

const PLACEHOLDERS = '[data-table-booking],script[data-publishable-key]';

/**
 * Creates the element for pages that cannot write its tag: in each `<div data-table-booking>`, for
 * site builders that strip unknown tags, and after a script tag that has the key. Also watches for
 * placeholders that are added or changed later.
 */
export function placeElements(page: Document, scriptUrl: string): void {
  const elements = new WeakMap<Node, Element>();
  const place = (placeholder: Element) => {
    const known = elements.get(placeholder);
    // A placeholder that was emptied gets a new element.
    if (known?.isConnected) return copyAttributes(placeholder, known);
    const element =
      placeholder.localName === 'script' ? followScript(placeholder) : fillPlaceholder(placeholder);
    if (element) elements.set(placeholder, element);
  };
  const followScript = (script: Element) =>
    (script as HTMLScriptElement).src === scriptUrl && script.nextElementSibling?.localName !== TAG
      ? withElement(script, (element) => putAfter(script, element))
      : null;

  for (const placeholder of page.querySelectorAll(PLACEHOLDERS)) place(placeholder);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element && target.matches(PLACEHOLDERS)) place(target);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const placeholder of [node, ...node.querySelectorAll(PLACEHOLDERS)])
            if (placeholder.matches(PLACEHOLDERS)) place(placeholder);
    }
  }).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-table-booking', ...ATTRIBUTES.map((name) => `data-${name}`)],
  });
}

/** A dialog needs no position on the page: for a script in the head, the element goes to the body. */
function putAfter(script: Element, element: Element): void {
  const page = script.ownerDocument;
  const isDialog = /^(popup|floating)$/.test(element.getAttribute('mode') ?? '');
  if (!isDialog || !script.closest('head')) script.after(element);
  else if (page.body) page.body.append(element);
  else page.addEventListener('DOMContentLoaded', () => page.body.append(element), { once: true });
}

function fillPlaceholder(placeholder: Element): Element {
  const placed = placeholder.querySelector(`:scope > ${TAG}`);
  if (placed) {
    copyAttributes(placeholder, placed);
    return placed;
  }
  return withElement(placeholder, (element) => {
    // The page’s fallback content becomes the element’s, which hides it.
    element.append(...placeholder.childNodes);
    placeholder.append(element);
  });
}

function withElement(placeholder: Element, put: (element: Element) => void): Element {
  const element = placeholder.ownerDocument.createElement(TAG);
  copyAttributes(placeholder, element);
  put(element);
  return element;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of ATTRIBUTES) {
    const value = from.getAttribute(`data-${name}`);
    if (value === to.getAttribute(name)) continue;
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
