import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { embedSnippet } from '../src/contract/embed-snippet.ts';
import type { Demo } from '../src/demo/make-demo.ts';
import { buildFloorScript } from './floor-script.ts';
import { ROOT, startServer } from './measured-server.ts';
import { handOnTo, openFront } from './secure-front.ts';
import { selfSigned } from './self-signed.ts';
import { type LinkTerms, openSlowLink } from './slow-link.ts';

const SCRIPT_PATH = '/embed.en.js';
const FLOOR_PATH = '/floor.js';
export const PROFILED_PATH = '/profiled.js';

/** As the server sends the widget's script. */
const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-encoding': 'br',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=300',
};

/** A partner's page, and the same without the widget. */
export interface Pages {
  bare: string;
  /** With the snippet as `/embed` writes it. */
  withWidget: string;
  /** With the shortest one, which leaves the language and the month for the script to find out. */
  withShortest: string;
  /** With the floor in place of the widget's script. */
  withFloor: string;
  /** With the widget as one script that is not minified, whose profile can be read. */
  withProfiled: string;
  /** The origin that the widget comes from. */
  booking: string;
}

export interface MeasuredPages {
  /** Straight to the servers: what slows them is the browser's own throttling. */
  direct: Pages;
  /** Through a slow link each, as two strangers to the browser. */
  linked: Pages;
  /** Of the key that all of them are signed with. */
  fingerprint: string;
  stop(): Promise<void>;
}

/**
 * A demo's server behind TLS and HTTP/2, and a small page of another origin with the snippet as a
 * partner pastes it; both can be reached directly and by a slow link.
 */
export async function openPages(
  terms: LinkTerms,
  { root = ROOT, profiled }: { root?: string; profiled?: string } = {},
): Promise<MeasuredPages> {
  const folder = mkdtempSync(join(tmpdir(), 'maitre-bench-'));
  const databaseFile = join(folder, 'maitre.sqlite');
  const server = await startServer(`file:${databaseFile}`, root);
  const identity = selfSigned();
  const keys = new Map<string, string>();
  const scripts = new Map([
    [FLOOR_PATH, await compress(await buildFloorScript())],
    ...(profiled ? [[PROFILED_PATH, await compress(profiled)] as const] : []),
  ]);
  const handOn = handOnTo(server.url);
  const booking = await openFront(identity, (request, response) => {
    const script = scripts.get(request.url);
    if (!script) return handOn(request, response);
    response.writeHead(200, SCRIPT_HEADERS);
    response.end(script);
  });
  const partner = await openFront(identity, (request, response) => {
    const { searchParams } = new URL(request.url, 'https://127.0.0.1');
    const from = searchParams.get('booking');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const lang = searchParams.get('lang') ?? '';
    const snippet = from === null ? '' : snippetOf(from, keys.get(from) ?? '', lang);
    const script = searchParams.get('script') ?? SCRIPT_PATH;
    response.end(pageOf(snippet.replace(SCRIPT_PATH, script)));
  });
  const links = [
    await openSlowLink(booking.port, terms),
    await openSlowLink(partner.port, terms),
  ] as const;

  const { accountId } = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as Demo;
  const pages = async (bookingPort: number, partnerPort: number): Promise<Pages> => {
    const [from, page] = [bookingPort, partnerPort].map((port) => `https://127.0.0.1:${port}`);
    if (!from || !page) throw new Error('Two ports make two addresses.');
    keys.set(from, await keyFor(page, accountId, databaseFile, root));
    return {
      bare: page,
      withWidget: `${page}/?booking=${from}&lang=en`,
      withShortest: `${page}/?booking=${from}`,
      withFloor: `${page}/?booking=${from}&lang=en&script=${FLOOR_PATH}`,
      withProfiled: `${page}/?booking=${from}&lang=en&script=${PROFILED_PATH}`,
      booking: from,
    };
  };
  return {
    direct: await pages(booking.port, partner.port),
    linked: await pages(links[0].port, links[1].port),
    fingerprint: identity.fingerprint,
    async stop() {
      for (const each of [...links, booking, partner]) each.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function compress(script: string): Promise<Buffer> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return promisify(brotliCompress)(script, { params: quality });
}

async function keyFor(
  origin: string,
  account: string,
  databaseFile: string,
  root: string,
): Promise<string> {
  const command = ['publishable-key', 'create', '--account', account, '--origin', origin];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'src/admin/main.ts'), ...command, '--json'],
    { env: { ...process.env, DATABASE_URL: `file:${databaseFile}` } },
  );
  return (JSON.parse(stdout) as { publishableKey: string }).publishableKey;
}

function snippetOf(publicUrl: string, publishableKey: string, lang: string): string {
  return embedSnippet({
    form: 'element',
    publicUrl,
    attributes: { 'publishable-key': publishableKey, lang },
    reservesSpace: true,
  });
}

function pageOf(snippet: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Our restaurant</title></head>
<body>
<h1>Our restaurant</h1>
${snippet}
<p>By the sea.</p>
</body>
</html>`;
}
