const sheets = new Map<string, CSSStyleSheet>();

/**
 * Adds styles to a shadow root as a constructed style sheet, which a strict Content-Security-Policy
 * allows, unlike style elements and attributes. All `<table-booking>` elements share the sheet.
 */
export function adoptStyles(root: ShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
