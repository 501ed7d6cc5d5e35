import { MAX_IMPORT_LENGTH } from '../../../../contract/staff/customer-import.ts';
import { csvLines, UnclosedQuote } from '../../../../domain/csv.ts';

/** A file that somebody chose, as it is sent. */
export interface GuestFile {
  name: string;
  csv: string;
  /** The names of its columns, each once. */
  columns: readonly string[];
  /** What the first line with a guest has in each of them. */
  examples: ReadonlyMap<string, string>;
}

/** Why a file cannot be imported, whatever its columns have. */
export type FileFault = 'UNREADABLE' | 'TOO_LARGE' | 'EMPTY';

/** Reads a file that somebody chose. */
export async function readGuestFile(file: File): Promise<GuestFile | FileFault> {
  // Whatever the encoding, a character has at most four bytes.
  if (file.size > 4 * MAX_IMPORT_LENGTH) return 'TOO_LARGE';
  let csv: string;
  try {
    csv = decoded(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return 'UNREADABLE';
  }
  if (csv.length > MAX_IMPORT_LENGTH) return 'TOO_LARGE';
  const [header, first] = firstLines(csv);
  if (!header || !first) return 'EMPTY';
  const names = header.map((cell) => cell.trim());
  const columns = [...new Set(names)].filter((name) => name !== '');
  const examples = new Map(
    columns.map((column) => [column, first[names.indexOf(column)]?.trim() ?? '']),
  );
  return { name: file.name, csv, columns, examples };
}

/** Spreadsheets save UTF-8, on Windows often its older Western European code page, and “Unicode text” as UTF-16. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The header and the line after it, as far as they are there. */
function firstLines(csv: string): (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  try {
    for (const { cells } of csvLines(csv)) {
      lines.push(cells);
      if (lines.length === 2) break;
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    // The server says in which line.
    if (lines.length === 1) lines.push([]);
  }
  return lines;
}
