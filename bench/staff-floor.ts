import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Serves what a page shows as a page of its own, without its code: the same elements and styles in one answer. A button
 * only disappears when it is tapped. It is the least that a page with these lists can cost.
 * @returns its address
 */
export async function serveFloor(page: Page): Promise<string> {
  const body = brotliCompressSync(await page.evaluate(shownWithoutCode));
  const server = createServer((_, response) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    response.writeHead(200, headers).end(body);
  });
  // It ends with the program.
  server.unref();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs in the page. */
function shownWithoutCode(): string {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const styles = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const loaded of copy.querySelectorAll('script, link, style')) loaded.remove();
  const style = document.createElement('style');
  style.textContent = styles.join('\n');
  copy.querySelector('head')?.append(style);
  const script = document.createElement('script');
  script.textContent =
    "addEventListener('click', ({ target }) => target.closest('button')?.remove())";
  copy.querySelector('body')?.append(script);
  return `<!doctype html>${copy.outerHTML}`;
}
