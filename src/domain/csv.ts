/** A line of a CSV file. */
export interface CsvLine {
  /** Its number in the file, from 1: a line break within quotes counts, too. */
  line: number;
  cells: readonly string[];
}

/** A file that ends within quotes. */
export class UnclosedQuote extends Error {
  /** Where the quotes begin. */
  readonly line: number;

  constructor(line: number) {
    super(`The quotes that begin in line ${line} do not end.`);
    this.line = line;
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * The lines of a CSV file (RFC 4180), one at a time; empty ones are left out. Programs of some countries separate with
 * semicolons: what the first line has most is the separator.
 * @throws UnclosedQuote
 */
export function* csvLines(text: string): Generator<CsvLine> {
  // Spreadsheets begin a file with a byte order mark.
  const content = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(content);
  let cells: string[] = [];
  let line = 1;
  let firstLine = 1;
  let at = 0;
  while (at < content.length) {
    const cell =
      content[at] === '"'
        ? quotedCell(content, at, separator, line)
        : plainCell(content, at, separator);
    cells.push(cell.text);
    line += cell.lineBreaks;
    at = cell.end;
    if (content[at] === separator) {
      at += 1;
      // A separator at the very end has an empty cell after it.
      if (at < content.length) continue;
      cells.push('');
    }
    if (cells.some((each) => each.trim() !== '')) yield { line: firstLine, cells };
    cells = [];
    at += content.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    firstLine = line;
  }
}

interface Cell {
  text: string;
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
  return { text: content.slice(start, end), end, lineBreaks: 0 };
}

/** What follows the closing quote up to the separator belongs to the cell. */
function quotedCell(content: string, start: number, separator: string, line: number): Cell {
  let text = '';
  let at = start + 1;
  for (;;) {
    const quote = content.indexOf('"', at);
    if (quote === -1) throw new UnclosedQuote(line);
    text += content.slice(at, quote);
    at = quote + 1;
    if (content[at] !== '"') break;
    text += '"';
    at += 1;
  }
  const rest = plainCell(content, at, separator);
  const lineBreaks = text.split('\n').length - 1;
  return { text: text + rest.text, end: rest.end, lineBreaks };
}

function separatorOf(content: string): string {
  const [first = ''] = content.split(/\r?\n/, 1);
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
