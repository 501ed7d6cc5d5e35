/**
 * Keeps the page from scrolling until the function that it answers is called. The room of a
 * scrollbar stays, so that nothing moves aside.
 */
export function lockScroll(page: Document): () => void {
  const { documentElement: html, defaultView: view } = page;
  const hasScrollbar = view !== null && view.innerWidth > html.clientWidth;
  // The window scrolls as the root says, or where that says nothing, as the body does. Said by the
  // other one, the body would become a box that scrolls, and what sticks to the window would jump.
  const speaker = view?.getComputedStyle(html).overflow === 'visible' ? 'body' : 'html';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${speaker}{overflow:hidden!important}${hasScrollbar ? 'html{scrollbar-gutter:stable!important}' : ''}`,
  );
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
