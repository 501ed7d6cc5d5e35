const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds styles to a shadow root, or to a page of our own, as a constructed sheet: no style element or
 * attribute that a strict Content-Security-Policy would refuse. Made once and shared by all elements
 * of a page.
 */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
