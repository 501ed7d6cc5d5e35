import { PAGE_STYLE } from './page-frame.ts';

/** Styles of long documents with a table of contents: /reference and /embed. */
export const DOCUMENT_STYLE = `${PAGE_STYLE}
html { scroll-padding-top: 24px; }
body { max-width: 76rem; margin: 0 auto; padding: clamp(24px, 6vw, 64px) 20px; }
header { max-width: 45rem; }
.about { margin-top: 16px; color: var(--quiet); font-size: 0.8125rem; }
.about a { margin-right: 16px; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); row-gap: 40px; margin-top: 40px; }
main:focus { outline: none; }

nav { font-size: 0.8125rem; }
nav h2 { position: absolute; left: -100vw; }
nav div { padding-bottom: 16px; break-inside: avoid; }
nav h3 { font-size: inherit; font-weight: 600; color: var(--quiet); }
nav ul { padding: 0; list-style: none; }
nav a { display: block; padding: 4px 0; color: var(--ink); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }

main > section, main > h2 { margin-top: 56px; }
main > :first-child { margin-top: 0; }
main h2 { padding-top: 24px; border-top: 1px solid var(--hairline); font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
main > :first-child h2 { padding-top: 0; border-top: 0; }
main h3 { margin-top: 48px; font-size: 1.125rem; line-height: 1.25; }
main section > h3 { margin-top: 0; }
main h4 { margin-top: 24px; font-size: 0.8125rem; font-weight: 600; color: var(--quiet); }
#objects > section { margin-top: 40px; }
main p, main ul, main ol { max-width: 45rem; margin-top: 12px; text-wrap: pretty; }
main ul, main ol { padding-left: 20px; }
main li { margin-top: 4px; }
.call { padding: 8px 12px; border: 1px solid var(--hairline); border-radius: 8px; background: var(--sunken); max-width: none; }
.call b { color: var(--accent); }
.needs { color: var(--quiet); font-size: 0.8125rem; }
.values { line-height: 1.8; }

table { width: 100%; margin-top: 12px; border-collapse: collapse; border-top: 1px solid var(--hairline); font-size: 0.875rem; }
th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid var(--hairline); text-align: left; vertical-align: top; font-weight: 400; overflow-wrap: break-word; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--quiet); font-size: 0.8125rem; }
.fields th:first-child { width: 32%; }
.fields .type { width: 26%; color: var(--quiet); }
.problems .type { width: 4.5rem; }
.problems th:first-child { width: 42%; }
.mark { display: block; color: var(--quiet); font-size: 0.8125rem; }

pre {
  max-height: 26rem;
  margin-top: 12px;
  padding: 12px 16px;
  overflow: auto;
  border: 1px solid var(--hairline);
  border-radius: 8px;
  background: var(--sunken);
  font-size: 0.8125rem;
}
pre code { font-size: inherit; overflow-wrap: normal; }
details { margin-top: 12px; }
summary { cursor: pointer; color: var(--accent); font-size: 0.875rem; }

@media (width < 40rem) {
  table, tbody, tr, th, td { display: block; }
  .fields th:first-child, .fields .type, .problems th:first-child { width: auto; }
  thead { position: absolute; left: -100vw; }
  tr { padding: 8px 0; border-bottom: 1px solid var(--hairline); }
  th, td { padding: 2px 0; border: 0; }
  td[data-column]::before { content: attr(data-column) ': '; color: var(--quiet); }
  .mark { display: inline; }
}
@media (40rem <= width < 64rem) {
  nav { columns: 2; column-gap: 32px; }
}
@media (width >= 64rem) {
  .columns { grid-template-columns: 15rem minmax(0, 1fr); column-gap: 56px; }
  nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow-y: auto; padding-right: 8px; }
}
@media print {
  nav, details:not([open]) { display: none; }
  pre { max-height: none; white-space: pre-wrap; }
}
`;
