import { STATUS_CODES } from 'node:http';
import {
  PARTNER_OPERATIONS,
  type PartnerOperation,
  problemsOf,
} from '../../contract/partner/operations.ts';
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, problemSlug } from '../../contract/problem.ts';
import { breakable, type Html, html } from '../../html/html.ts';
import { PAGE_STYLE, renderPage } from '../../html/page-frame.ts';

/** The content of the pages' style element. */
export const PROBLEM_PAGE_STYLE = `${PAGE_STYLE}
body { max-width: 45rem; margin: 0 auto; padding: clamp(24px, 8vw, 80px) 20px; }
main { margin-top: 24px; }
nav { display: flex; flex-wrap: wrap; gap: 8px 24px; }
h2 { margin-top: 40px; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
.status { margin-bottom: 8px; color: var(--quiet); }
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

/** The problem code of a page's URL; null for an unknown one. */
export function findProblemCode(slug: string): ProblemCode | null {
  return PROBLEM_CODES.find((code) => problemSlug(code) === slug) ?? null;
}

/** The page of one problem: its meaning, what to do, and which operations respond with it. */
export function problemPage(code: ProblemCode): string {
  const { status, title, advice } = PROBLEMS[code];
  return renderPage(
    `${title} (${code})`,
    PROBLEM_PAGE_STYLE,
    html`<nav aria-label="Reference"><a href="/problems">All problems</a><a href="/reference">API reference</a></nav>
<main id="content">
<p class="status">HTTP ${String(status)} ${STATUS_CODES[status] ?? ''}</p>
<h1>${title}</h1>
<p class="code"><code>${breakable(code)}</code></p>
<p class="lead">${advice}</p>
<h2>Operations that respond with it</h2>
${operationList(code)}
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
  return renderPage(
    'Problems of the API',
    PROBLEM_PAGE_STYLE,
    html`<nav aria-label="Reference"><a href="/reference">API reference</a></nav>
<main id="content">
<h1>Problems</h1>
<p class="lead">Every error response names its problem in the field <code>code</code>. These are all of them, by HTTP status.</p>
${groups}</main>`,
  );
}

function indexItem(code: ProblemCode): Html {
  const address = `/problems/${problemSlug(code)}`;
  return html`<li><a href="${address}">${PROBLEMS[code].title}</a><code>${breakable(code)}</code></li>`;
}

function operationList(code: ProblemCode): Html {
  const all = Object.keys(PARTNER_OPERATIONS) as PartnerOperation[];
  const names = all.filter((name) => problemsOf(name).includes(code));
  if (names.length === all.length) return html`<ul><li>Any operation</li></ul>`;
  if (names.length === 0) return html`<ul><li>Any URL that is not an operation</li></ul>`;
  const items = names.map((name) => {
    const { method, path } = PARTNER_OPERATIONS[name];
    return html`<li><a href="/reference#${name}">${PARTNER_OPERATIONS[name].summary}</a><code>${method} ${path}</code></li>`;
  });
  return html`<ul>${items}</ul>
<p class="note">Paths are below the API’s prefix, which is <code>/v3</code> for partners.</p>`;
}
