import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';

/** Styles of all server-rendered pages, in light and dark. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #15171a);
  --sunken: light-dark(#f5f5f3, #1c1f23);
  --hairline: light-dark(#dfdfda, #33383e);
  --ink: light-dark(#1b1d1f, #eceef0);
  --quiet: light-dark(#5d6064, #a7adb4);
  --accent: light-dark(#1f5d4c, #8fd3bd);
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; border-radius: 2px; }
code { font: 0.875em ui-monospace, monospace; }
.lead { margin-top: 16px; font-size: 1.125rem; text-wrap: pretty; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: fixed; top: 12px; left: 20px; z-index: 1; padding: 8px 12px; background: var(--ground); }
`;

/** A whole HTML page with one style element, which {@link contentSecurityPolicy} allows by hash. */
export function renderPage(title: string, style: string, body: Html): string {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${body}
</body>
</html>
`;
  return document.markup;
}

/**
 * The Content-Security-Policy of a page with this style element.
 * @param more further directives; by default only our own images
 * @param frames the pages that may show it in a frame; by default none
 */
export function contentSecurityPolicy(
  style: string,
  more = "img-src 'self'",
  frames = "'none'",
): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; ${more}; base-uri 'none'; frame-ancestors ${frames}`;
}
