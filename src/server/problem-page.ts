import { STATUS_CODES } from 'node:http';
import { ENDPOINTS, problemsOf } from '../contract/endpoints.ts';
import { type OperationName, PATHS } from '../contract/paths.ts';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, problemSlug } from '../contract/problem.ts';

/** The text of the pages' one style element, for the hash in a Content-Security-Policy. */
export const PROBLEM_PAGE_STYLE = `
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
  max-width: 45rem;
  margin: 0 auto;
  padding: clamp(24px, 8vw, 80px) 20px;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
main { margin-top: 24px; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
h2 { margin-top: 40px; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; border-radius: 2px; }
code { font: 0.875em ui-monospace, monospace; }
.status { margin-bottom: 8px; color: var(--quiet); }
.lead { margin-top: 16px; font-size: 1.125rem; text-wrap: pretty; }
.code {
  display: inline-block;
  margin-top: 16px;
  padding: 4px 12px;
  border: 1px solid var(--hairline);
  border-radius: 8px;
  background: var(--sunken);
}
ul { margin-top: 8px; padding: 0; border-top: 1px solid var(--hairline); list-style: none; }
li { padding: 12px 0; border-bottom: 1px solid var(--hairline); }
li code { display: block; color: var(--quiet); }
.note { margin-top: 12px; font-size: 0.8125rem; color: var(--quiet); }
`;

/** The code that a page's address names. */
export function findProblemCode(slug: string): ProblemCode | null {
  return PROBLEM_CODES.find((code) => problemSlug(code) === slug) ?? null;
}

/** The page at a problem's address: what it means, what to do, and which operations answer it. */
export function problemPage(code: ProblemCode): string {
  const { status, title, advice } = PROBLEMS[code];
  return page(
    `${title} (${code})`,
    html`<nav><a href="/problems">All problems</a></nav>
<main>
<p class="status">HTTP ${String(status)} ${STATUS_CODES[status] ?? ''}</p>
<h1>${title}</h1>
<p class="code"><code>${breakable(code)}</code></p>
<p class="lead">${advice}</p>
<h2>Answered by</h2>
${answererList(code)}
</main>`,
  );
}

/** The page that lists every problem, by its HTTP status. */
export function problemIndexPage(): string {
  const statuses = [...new Set(PROBLEM_CODES.map((code) => PROBLEMS[code].status))];
  const groups = statuses
    .sort((a, b) => a - b)
    .map((status) => {
      const codes = PROBLEM_CODES.filter((code) => PROBLEMS[code].status === status);
      return html`<h2>${String(status)} ${STATUS_CODES[status] ?? ''}</h2>
<ul>${codes.map(indexItem)}</ul>
`;
    });
  return page(
    'Problems of the API',
    html`<main>
<h1>Problems</h1>
<p class="lead">An answer that is not a success says why in its field <code>code</code>. These are all there are, by HTTP status.</p>
${groups}</main>`,
  );
}

function indexItem(code: ProblemCode): Html {
  const address = `/problems/${problemSlug(code)}`;
  return html`<li><a href="${address}">${PROBLEMS[code].title}</a><code>${breakable(code)}</code></li>`;
}

function answererList(code: ProblemCode): Html {
  const all = Object.keys(ENDPOINTS) as OperationName[];
  const names = all.filter((name) => problemsOf(name).includes(code));
  if (names.length === all.length) return html`<ul><li>Any operation</li></ul>`;
  if (names.length === 0) return html`<ul><li>Any address that is no operation</li></ul>`;
  const items = names.map((name) => {
    const { method, path } = PATHS[name];
    return html`<li>${ENDPOINTS[name].summary}<code>${method} ${path}</code></li>`;
  });
  return html`<ul>${items}</ul>
<p class="note">Paths follow the API’s prefix, which is <code>/v3</code> for partners.</p>`;
}

function page(title: string, body: Html): string {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(PROBLEM_PAGE_STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return document.markup;
}

/** Lets a long code go on in the next line after any of its words. */
function breakable(code: string): Html[] {
  return code.split(/(?<=_)/).map((word) => html`${word}<wbr>`);
}

/** Markup, as against text: it is not escaped again. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A template in which whatever is not markup already is escaped. */
function html(literals: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const parts = values.map((value, index) => `${toMarkup(value)}${literals[index + 1]}`);
  return new Html(`${literals[0]}${parts.join('')}`);
}

function toMarkup(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'string' ? escapeText(value) : value.markup;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
