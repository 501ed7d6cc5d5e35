import { PROBLEM_CODES, type ProblemCode, problemSlug } from '../contract/problem.ts';
import { breakable, type Html, html } from './html.ts';

/**
 * Renders the subset of CommonMark that our texts use: paragraphs, lists and tables with code, bold
 * and links. A problem code becomes a link to its page.
 */
export function markdownToHtml(text: string): Html[] {
  return text.split(/\n{2,}/).map(blockOf);
}

function blockOf(block: string): Html {
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    return html`<ul>${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>\n`;
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    const items = lines.map((line) => html`<li>${inline(line.replace(/^\d+\. /, ''))}</li>`);
    return html`<ol>${items}</ol>\n`;
  }
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines);
  return html`<p>${inline(block)}</p>\n`;
}

function tableOf([head = '', , ...rows]: readonly string[]): Html {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => inline(cell.trim()));
  const names = head
    .split('|')
    .slice(1, -1)
    .map((name) => name.trim());
  const rowOf = (line: string) =>
    html`<tr role="row">${cells(line).map((cell, index) =>
      index === 0
        ? html`<th role="rowheader" scope="row">${cell}</th>`
        : html`<td role="cell" data-column="${names[index] ?? ''}">${cell}</td>`,
    )}</tr>\n`;
  return html`<table role="table"><thead role="rowgroup"><tr role="row">${names.map(
    (name) => html`<th role="columnheader" scope="col">${name}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${rows.map(rowOf)}</tbody></table>\n`;
}

/** Renders the inline elements of a text: code, bold and links. */
export function inline(text: string): Html[] {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/);
  return parts.map((part) => {
    const [, code] = /^`([^`]+)`$/.exec(part) ?? [];
    if (code !== undefined) return codeOf(code);
    const [, bold] = /^\*\*([^*]+)\*\*$/.exec(part) ?? [];
    if (bold !== undefined) return html`<strong>${bold}</strong>`;
    const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (words !== undefined && address !== undefined)
      return html`<a href="${address}">${words}</a>`;
    return html`${part}`;
  });
}

function codeOf(code: string): Html {
  const marked = html`<code>${breakable(code)}</code>`;
  return isProblemCode(code)
    ? html`<a href="/problems/${problemSlug(code)}">${marked}</a>`
    : marked;
}

function isProblemCode(code: string): code is ProblemCode {
  return (PROBLEM_CODES as readonly string[]).includes(code);
}
