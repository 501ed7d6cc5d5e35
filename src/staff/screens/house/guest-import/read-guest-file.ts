import { MAX_IMPORT_LENGTH } from '../../../../contract/staff/import-limits.ts';
import { csvHeadings, csvLines } from '../../../../domain/csv.ts';

/** A file that somebody chose, as it is sent. */
export interface GuestFile {
  name: string;
  csv: string;
  /** The names of its columns, each once. */
  columns: readonly string[];
  /** What the first guest has in each of them. */
  examples: ReadonlyMap<string, string>;
}

/** Why a file cannot be imported, whatever its columns have. */
export type FileFault = 'UNREADABLE' | 'SPREADSHEET' | 'TOO_LARGE' | 'EMPTY';

/** Reads a file that somebody chose. */
export async function readGuestFile(file: File): Promise<GuestFile | FileFault> {
  // Whatever the encoding, a character has at most four bytes.
  if (file.size > 4 * MAX_IMPORT_LENGTH) return 'TOO_LARGE';
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return 'UNREADABLE';
  }
  if (SPREADSHEETS.some((start) => start.every((byte, index) => bytes[index] === byte)))
    return 'SPREADSHEET';
  const csv = decoded(bytes);
  if (csv.length > MAX_IMPORT_LENGTH) return 'TOO_LARGE';
  const headings = csvHeadings(csv);
  if (headings === null) return 'EMPTY';
  const first = firstLineAfter(csv, headings.line);
  if (first === null) return 'EMPTY';
  const names = headings.cells.map((cell) => cell.trim());
  const columns = [...new Set(names)].filter((name) => name !== '');
  const examples = new Map(
    columns.map((column) => [column, first[names.indexOf(column)]?.trim() ?? '']),
  );
  return { name: file.name, csv, columns, examples };
}

/** How files of Excel and its kind begin: with a ZIP archive, or in the format of before 2007. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Spreadsheets save UTF-8, on Windows often its older Western European code page, and “Unicode text” as UTF-16. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // In UTF-16, a letter or comma without a byte order mark before it has one byte that is 0.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function firstLineAfter(csv: string, headings: number): readonly string[] | null {
  for (const { line, cells } of csvLines(csv)) if (line > headings) return cells;
  return null;
}
