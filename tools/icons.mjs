/** `npm run icons`: makes the icons of the home screen from public/icon.svg, after a change of that. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { root } from './paths.mjs';

const rounded = readFileSync(join(root, 'public/icon.svg'), 'utf8');
/** For systems that cut the shape themselves: the ground reaches every edge. */
const square = rounded.replace(/ rx="\d+"/, '');

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: rounded },
  { file: 'icon-512.png', size: 512, svg: rounded },
  { file: 'icon-maskable-512.png', size: 512, svg: square },
  { file: 'apple-touch-icon.png', size: 180, svg: square },
];

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === null ? {} : { executablePath }),
});
for (const { file, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(root, 'public', file), omitBackground: true });
  await page.close();
}
await browser.close();
