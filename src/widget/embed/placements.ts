import { ATTRIBUTES, TAG } from './tag.ts';

/**
 * Puts elements where a page could not write the tag itself: into `<div data-table-booking>`, for
 * site builders that strip unknown tags, and after a script tag that carries the key.
 */
export function placeElements(page: Document, scriptAddress: string): void {
  const place = () => {
    for (const stand of page.querySelectorAll('[data-table-booking]')) fillStand(stand);
    for (const script of page.querySelectorAll<HTMLScriptElement>('script[data-publishable-key]'))
      if (script.src === scriptAddress) followScript(script);
  };
  place();
  // An async script may run before the page is read to its end.
  if (page.readyState === 'loading')
    page.addEventListener('DOMContentLoaded', place, { once: true });
}

function fillStand(stand: Element): void {
  if (stand.querySelector(`:scope > ${TAG}`)) return;
  const element = stand.ownerDocument.createElement(TAG);
  copyAttributes(stand, element);
  // What the page offers without JavaScript stays at hand, hidden by the element.
  element.append(...stand.childNodes);
  stand.append(element);
  keepInStep(stand, element);
}

function followScript(script: HTMLScriptElement): void {
  if (script.nextElementSibling?.localName === TAG) return;
  const element = script.ownerDocument.createElement(TAG);
  copyAttributes(script, element);
  script.after(element);
  keepInStep(script, element);
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of ATTRIBUTES) {
    const value = from.getAttribute(`data-${name}`);
    if (value === to.getAttribute(name)) continue;
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}

function keepInStep(from: Element, to: Element): void {
  new MutationObserver(() => copyAttributes(from, to)).observe(from, {
    attributeFilter: ATTRIBUTES.map((name) => `data-${name}`),
  });
}
