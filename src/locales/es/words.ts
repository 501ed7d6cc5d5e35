/** Tables in a sentence, with the article where the text calls them tables: “la mesa 8”, but “T4”. */
export function the(tables: string): string {
  if (/^mesas /i.test(tables)) return `las ${tables}`;
  return /^mesa /i.test(tables) ? `la ${tables}` : tables;
}

/** A time with its article: “las 20:30”, but “la 1:30”. */
export function hour(time: string): string {
  return /^1\D/.test(time) ? `la ${time}` : `las ${time}`;
}

/** `mesa 8`, but `mesas 8 + 9`. */
export function tables(names: string): string {
  return names.includes(' + ') ? `mesas ${names}` : `mesa ${names}`;
}

/** The tables of whoever leaves first, as the beginning of a sentence. */
export function nextTables(names: string): string {
  return `${names.includes(' + ') ? 'Las próximas son' : 'La próxima es'} ${the(names)}`;
}
