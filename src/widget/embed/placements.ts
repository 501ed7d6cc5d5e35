import { ATTRIBUTES, TAG } from './tag.ts';

const STANDS = '[data-table-booking],script[data-publishable-key]';

/**
 * Puts elements where a page could not write the tag itself: into `<div data-table-booking>`, for
 * site builders that strip unknown tags, and after a script tag that carries the key. Now, and
 * whenever the page puts in another one; one observer serves them all, however they come and go.
 */
export function placeElements(page: Document, scriptAddress: string): void {
  const elements = new WeakMap<Node, Element>();
  const place = (stand: Element) => {
    const known = elements.get(stand);
    // An emptied stand is filled again.
    if (known?.isConnected) return copyAttributes(stand, known);
    const element = stand.localName === 'script' ? followScript(stand) : fillStand(stand);
    if (element) elements.set(stand, element);
  };
  const followScript = (script: Element) =>
    (script as HTMLScriptElement).src === scriptAddress &&
    script.nextElementSibling?.localName !== TAG
      ? withElement(script, (element) => putAfter(script, element))
      : null;

  for (const stand of page.querySelectorAll(STANDS)) place(stand);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element && target.matches(STANDS)) place(target);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const stand of [node, ...node.querySelectorAll(STANDS)])
            if (stand.matches(STANDS)) place(stand);
    }
  }).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-table-booking', ...ATTRIBUTES.map((name) => `data-${name}`)],
  });
}

/** A dialog shows nothing in its place, so a script in the head will do: the element goes to the body. */
function putAfter(script: Element, element: Element): void {
  const page = script.ownerDocument;
  const isDialog = /^(popup|floating)$/.test(element.getAttribute('mode') ?? '');
  if (!isDialog || !script.closest('head')) script.after(element);
  else if (page.body) page.body.append(element);
  else page.addEventListener('DOMContentLoaded', () => page.body.append(element), { once: true });
}

function fillStand(stand: Element): Element {
  const placed = stand.querySelector(`:scope > ${TAG}`);
  if (placed) {
    copyAttributes(stand, placed);
    return placed;
  }
  return withElement(stand, (element) => {
    // What the page offers without JavaScript stays at hand, hidden by the element.
    element.append(...stand.childNodes);
    stand.append(element);
  });
}

function withElement(stand: Element, put: (element: Element) => void): Element {
  const element = stand.ownerDocument.createElement(TAG);
  copyAttributes(stand, element);
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
