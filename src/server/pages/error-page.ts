import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/language.ts';
import { Html, html } from '../../html/html.ts';
import { contentSecurityPolicy, PAGE_STYLE } from '../../html/page-frame.ts';
import { SERVER } from '../../locales/compiled/server.ts';
import type { ServerTexts } from '../../locales/compiled/server-texts.ts';
import { apiOf } from '../apis/all-apis.ts';
import { headerOf, languageOf } from '../http/headers.ts';

const STYLE = `${PAGE_STYLE}
body { max-width: 45rem; margin: 0 auto; padding: clamp(24px, 8vw, 80px) 20px; }
.back { margin-top: 24px; }
`;
const POLICY = contentSecurityPolicy(STYLE);
/** Addresses outside the APIs that programs read: no error pages there, whatever the request accepts. */
const FOR_PROGRAMS = /^\/(healthz|readyz)\b/;

/** Whether a person opened the address: browsers then accept HTML, while programs name JSON or no type. */
export function wantsErrorPage(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (!/^(GET|HEAD)$/.test(method) || FOR_PROGRAMS.test(url)) return false;
  if (apiOf(request) !== 'none') return false;
  const types = (headerOf(request, 'accept') ?? '').toLowerCase().split(',');
  return types.some(
    (type) => /^\s*text\/html\s*(;|$)/.test(type) && !/;\s*q=0(\.0*)?\s*$/.test(type),
  );
}

/** Sends an error page in the visitor's language. */
export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  const language = languageOf(request) ?? 'en';
  return reply
    .header('Content-Security-Policy', POLICY)
    .header('Content-Language', language)
    .header('Vary', 'Accept, Accept-Language')
    .type('text/html; charset=utf-8')
    .send(errorPage(status, language));
}

function errorPage(status: number, language: Language): string {
  const texts = SERVER[language].errors;
  const { title, advice } = texts[kindOf(status)];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="lead">${advice}</p>
<p class="back"><a href="/">${texts.start}</a></p>
</main>
</body>
</html>
`.markup;
}

function kindOf(status: number): Exclude<keyof ServerTexts['errors'], 'start'> {
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'failed' : 'missing';
}
