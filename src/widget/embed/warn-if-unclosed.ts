import { TAG } from './tag.ts';

/** Elements that a page has, but not a fallback for the widget. */
const PAGE_PARTS = `script,style,link,header,footer,main,nav,section,article,aside,h1,h2,${TAG},[data-${TAG}]`;

/**
 * Warns that an element, or the div that stands for it, was probably written as `<table-booking … />`: HTML ignores the
 * slash, so the rest of the page becomes its fallback and disappears. This is a heuristic: the document does not tell for sure.
 */
export function warnIfUnclosed(host: Element): void {
  // Then the element around it has to be closed.
  if (host.parentElement?.closest(host.localName)) return;
  const outer = host.closest(`[data-${TAG}]`) ?? host;
  if (!isUnclosed(host, outer)) return;
  const [tag, name] = outer === host ? [TAG, TAG] : [`div data-${TAG}`, outer.localName];
  console.error(
    `<table-booking> is probably not closed: what should follow it is inside it, and hidden. HTML ignores the slash of <${tag} … />. Write <${tag} …></${name}>.`,
  );
}

function isUnclosed(host: Element, outer: Element): boolean {
  // A closing tag is followed by at least a line break, unless the page is generated.
  for (let next = outer.nextSibling; next; next = next.nextSibling)
    if (next.nodeType === Node.TEXT_NODE) return false;
  const { childElementCount: count, firstChild } = host;
  if (count > 2 || host.querySelector(PAGE_PARTS)) return true;
  const isOnNewLine = firstChild?.nodeType === Node.TEXT_NODE;
  return count > 0 && isOnNewLine && !host.querySelector('a[href]');
}
