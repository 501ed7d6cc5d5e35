import { ATTRIBUTES, TAG } from './tag.ts';

const PLACEHOLDERS = '[data-table-booking],script[data-publishable-key]';

/**
 * Creates the element for pages that cannot contain its tag: inside each `<div data-table-booking>`, for
 * site builders that strip unknown tags, and after a script tag with the publishable key. Also watches
 * for placeholders that are added or changed later.
 */
export function placeElements(page: Document, scriptUrl: string): void {
  const elements = new WeakMap<Node, Element>();
  const place = (placeholder: Element) => {
    const known = elements.get(placeholder);
    // A placeholder that was emptied gets a new element.
    if (known?.isConnected) return copyAttributes(placeholder, known);
    const element =
      placeholder.localName === 'script'
        ? placeAfterScript(placeholder)
        : fillPlaceholder(placeholder);
    if (element) elements.set(placeholder, element);
  };
  const placeAfterScript = (script: Element) =>
    (script as HTMLScriptElement).src === scriptUrl && script.nextElementSibling?.localName !== TAG
      ? createElementFor(script, (element) => insertAfter(script, element))
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
function insertAfter(script: Element, element: Element): void {
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
  return createElementFor(placeholder, (element) => {
    // Moves the page’s fallback content into the element, which hides it.
    element.append(...placeholder.childNodes);
    placeholder.append(element);
  });
}

function createElementFor(placeholder: Element, insert: (element: Element) => void): Element {
  const element = placeholder.ownerDocument.createElement(TAG);
  copyAttributes(placeholder, element);
  insert(element);
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
