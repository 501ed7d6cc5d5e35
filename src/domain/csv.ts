/** A line of a CSV file. */
export interface CsvLine {
  /** Its number in the file, from 1: a line break within quotes counts, too. */
  line: number;
  cells: readonly string[];
  /** Whether one of its cells begins with quotes that never end. It has them as they are written. */
  hasOpenQuotes: boolean;
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** How Excel names the separator before the first line. */
const NAMED_SEPARATOR = /^"?sep=(.)"?[^\S\t]*(?:\r\n|\r|\n|$)/i;
/** As many lines show what separates cells, and have the names of the columns among them. */
const LINES_AT_THE_TOP = 20;

/**
 * The lines of a CSV file (RFC 4180), one at a time; empty ones are left out. Programs of some countries separate with
 * semicolons: the separator is what a line `sep=;` names, else what stands in most of the first lines.
 */
export function csvLines(text: string): Generator<CsvLine> {
  const { content, separator, firstLine } = formOf(text);
  return linesOf(content, separator, firstLine);
}

/** What separates the cells of a file. */
export function csvSeparator(text: string): string {
  return formOf(text).separator;
}

/**
 * The line with the names of the columns; null if the file has no line. It may stand below a title or an export date:
 * it fills more than half as many cells as the fullest of the first lines, and no cell of it is a number, a date or an
 * email.
 */
export function csvHeadings(text: string): CsvLine | null {
  const top = [...take(csvLines(text), LINES_AT_THE_TOP)];
  const widest = Math.max(0, ...top.map(filledCells));
  const wide = top.filter((line) => filledCells(line) > widest / 2);
  return wide.find(({ cells }) => !cells.some(isValue)) ?? wide[0] ?? null;
}

/** A line of a CSV file with these cells, without a line break. */
export function toCsvLine(cells: readonly string[], separator: string): string {
  return cells
    .map((cell) =>
      /["\r\n]/.test(cell) || cell.includes(separator) || cell.trim() !== cell
        ? `"${cell.replaceAll('"', '""')}"`
        : cell,
    )
    .join(separator);
}

interface Form {
  /** The text from its first line on. */
  content: string;
  separator: string;
  /** The number of its first line. */
  firstLine: number;
}

function formOf(text: string): Form {
  // Spreadsheets begin a file with a byte order mark.
  const whole = text.replace(/^\uFEFF/, '');
  const empty = /^\s*[\r\n]/.exec(whole)?.[0] ?? '';
  const content = whole.slice(empty.length);
  const firstLine = 1 + lineBreaksIn(empty);
  const named = NAMED_SEPARATOR.exec(content);
  if (named?.[1])
    return {
      content: content.slice(named[0].length),
      separator: named[1],
      firstLine: firstLine + 1,
    };
  return { content, separator: separatorOf(content), firstLine };
}

/** What stands in the largest share of the first lines, then what stands there most. */
function separatorOf(content: string): string {
  const rated = SEPARATORS.map((separator) => {
    const top = [...take(linesOf(content, separator, 1), LINES_AT_THE_TOP)];
    const lines = Math.max(1, top.length);
    const separated = top.filter(({ cells }) => cells.length > 1).length;
    const cells = top.reduce((total, line) => total + line.cells.length, 0);
    return { separator, share: separated / lines, width: cells / lines };
  });
  const [best] = rated.sort((a, b) => b.share - a.share || b.width - a.width);
  return best?.separator ?? ',';
}

function* take(lines: Generator<CsvLine>, most: number): Generator<CsvLine> {
  let taken = 0;
  for (const line of lines) {
    yield line;
    taken += 1;
    if (taken === most) return;
  }
}

function filledCells({ cells }: CsvLine): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

/** Whether a cell has a number, a date or an email, as no name of a column is. */
function isValue(cell: string): boolean {
  return /\S@\S/.test(cell) || (/\d/.test(cell) && !/\p{Letter}/u.test(cell));
}

function lineBreaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function* linesOf(content: string, separator: string, from: number): Generator<CsvLine> {
  let cells: string[] = [];
  let hasOpenQuotes = false;
  let line = from;
  let firstLine = from;
  let at = 0;
  while (at < content.length) {
    const cell =
      (content[at] === '"' ? quotedCell(content, at, separator) : null) ??
      plainCell(content, at, separator);
    // Only quotes that do not end stay in front.
    if (content[at] === '"' && cell.isPlain) hasOpenQuotes = true;
    cells.push(cell.text);
    line += cell.lineBreaks;
    at = cell.end;
    if (content[at] === separator) {
      at += 1;
      // A separator at the very end has an empty cell after it.
      if (at < content.length) continue;
      cells.push('');
    }
    if (cells.some((each) => each.trim() !== '')) yield { line: firstLine, cells, hasOpenQuotes };
    cells = [];
    hasOpenQuotes = false;
    at += content.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    firstLine = line;
  }
}

interface Cell {
  text: string;
  isPlain: boolean;
  /** The position after it. */
  end: number;
  lineBreaks: number;
}

function plainCell(content: string, start: number, separator: string): Cell {
  let end = start;
  while (
    end < content.length &&
    !'\r\n'.includes(content.charAt(end)) &&
    content[end] !== separator
  )
    end += 1;
  return { text: content.slice(start, end), isPlain: true, end, lineBreaks: 0 };
}

/** Null if the quotes do not end. What follows the closing quote up to the separator belongs to the cell. */
function quotedCell(content: string, start: number, separator: string): Cell | null {
  let text = '';
  let at = start + 1;
  for (;;) {
    const quote = content.indexOf('"', at);
    if (quote === -1) return null;
    text += content.slice(at, quote);
    at = quote + 1;
    if (content[at] !== '"') break;
    text += '"';
    at += 1;
  }
  const rest = plainCell(content, at, separator);
  return { text: text + rest.text, isPlain: false, end: rest.end, lineBreaks: lineBreaksIn(text) };
}
