import { DOCUMENT_STYLE } from '../html/document-style.ts';

/** Styles of /embed: those of a document, and the snippet builder's. */
export const EMBED_PAGE_STYLE = `${DOCUMENT_STYLE}
main h3[id] { margin-top: 40px; }
[hidden] { display: none !important; }
.builder { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; margin-top: 24px; }
.result pre { margin-top: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.result pre code { overflow-wrap: inherit; }
.lines { margin-top: 16px; padding: 0; list-style: none; color: var(--quiet); font-size: 0.8125rem; }
.lines li { margin-top: 4px; }
.result h3 { margin-top: 24px; }
.field { margin-bottom: 16px; }
legend { padding: 0; }
.field label, legend { display: block; font-size: 0.875rem; font-weight: 600; }
.hint { display: block; margin-top: 4px; color: var(--quiet); font-size: 0.8125rem; }
input:not([type='radio'], [type='checkbox']), select, button {
  min-height: 40px;
  padding: 4px 12px;
  border: 1px solid light-dark(#85857d, #7d858d);
  border-radius: 8px;
  background: var(--ground);
  color: inherit;
  font: inherit;
}
input:not([type='radio'], [type='checkbox']), select { width: 100%; margin-top: 4px; }
input[type='color'] { width: 72px; padding: 4px; }
input[type='radio'], input[type='checkbox'] { width: 20px; height: 20px; accent-color: var(--accent); flex: none; }
::placeholder { color: var(--quiet); opacity: 1; }
fieldset { margin-bottom: 16px; padding: 0; border: 0; min-width: 0; }
.choice { display: flex; gap: 8px; align-items: center; min-height: 32px; margin: 4px 0; font-size: 0.875rem; }
form details { margin: 0 0 12px; padding-top: 8px; border-top: 1px solid var(--hairline); }
form summary { padding: 4px 0; }
form summary + * { margin-top: 8px; }
button { border-color: var(--accent); background: var(--accent); color: var(--ground); cursor: pointer; }
.actions { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
#copied, #preview-error { color: var(--quiet); font-size: 0.875rem; }
#preview { margin-top: 12px; }
.troubles th:first-child { width: 45%; }
@media (width < 40rem) { .troubles th:first-child { width: auto; } }
@media (width >= 64rem) {
  .builder { grid-template-columns: 18rem minmax(0, 1fr); }
  .result { position: sticky; top: 24px; align-self: start; }
}
@media print { form { display: none; } }
`;
