import type { FaultGroup } from '../../../../contract/staff/customer-import.ts';
import { csvHeadings, csvLines, csvSeparator, toCsvLine } from '../../../../domain/csv.ts';

interface Wording {
  /** The name of the first column, which says what is wrong in each line. */
  heading: string;
  reasonOf: (group: FaultGroup) => string;
}

/**
 * A CSV file of those lines that have a fault, as they are, with what is wrong in a column before the others. That
 * column has no field of a guest, so that the corrected file can be imported. One of an earlier import is replaced.
 */
export function linesToCorrect(
  csv: string,
  groups: readonly FaultGroup[],
  { heading, reasonOf }: Wording,
): string {
  const reasons = new Map<number, string[]>();
  for (const group of groups)
    for (const line of group.lines)
      reasons.set(line, [...(reasons.get(line) ?? []), capitalized(reasonOf(group))]);
  const headings = csvHeadings(csv);
  const isOfEarlierImport = headings?.cells[0] === heading;
  const separator = csvSeparator(csv);
  const written = (first: string, cells: readonly string[]) =>
    toCsvLine([first, ...cells.slice(isOfEarlierImport ? 1 : 0)], separator);
  const lines = [...csvLines(csv)].flatMap(({ line, cells }) => {
    if (line === headings?.line) return written(heading, cells);
    const reason = reasons.get(line)?.join(' ');
    return reason === undefined ? [] : written(reason, cells);
  });
  // Excel reads a file without a byte order mark in the code page of the computer.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** They are worded to follow the number of a line. */
function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
