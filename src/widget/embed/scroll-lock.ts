/**
 * Stops the page from scrolling until the returned function is called. The space of the scrollbar is
 * kept, so that nothing shifts.
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: html, defaultView: view } = page;
  const hasScrollbar = view !== null && view.innerWidth > html.clientWidth;
  // The viewport takes its overflow from the root, or from the body if the root has none. If
  // `overflow` were set on the wrong one, the body would become a scroll container, and sticky elements
  // would jump.
  const source = view?.getComputedStyle(html).overflow === 'visible' ? 'body' : 'html';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${source}{overflow:hidden!important}${hasScrollbar ? 'html{scrollbar-gutter:stable!important}' : ''}`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
