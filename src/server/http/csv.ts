export type CsvValue = string | number | null;

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as RFC 4180 has it. */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${BYTE_ORDER_MARK}${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = withoutFormula(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Spreadsheets run text that begins like this as a formula, which can read other cells and call servers. An apostrophe
 * makes it text. Some skip white space first, so it does not count.
 */
function withoutFormula(text: string): string {
  return /^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/.test(text) || /^[\t\r\n]/.test(text)
    ? `'${text}`
    : text;
}
