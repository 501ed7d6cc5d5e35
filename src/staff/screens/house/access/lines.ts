/** A line of a text that is not empty. */
export interface Line {
  /** From 1, as a person counts. */
  number: number;
  /** Without the spaces around it. */
  text: string;
  /** Where it begins in the text. */
  start: number;
  end: number;
}

export function linesOf(text: string): Line[] {
  let start = 0;
  const lines: Line[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const end = start + raw.length;
    if (raw.trim() !== '') lines.push({ number: index + 1, text: raw.trim(), start, end });
    start = end + 1;
  }
  return lines;
}

/** Puts the focus on a line of a field, if there is one. */
export function selectLine(field: HTMLTextAreaElement | null, line: Line | undefined): void {
  if (!field || !line) return;
  field.focus();
  field.setSelectionRange(line.start, line.end);
}
