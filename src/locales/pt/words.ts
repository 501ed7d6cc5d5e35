/** Tables in a sentence, with the article where the text calls them tables: “a mesa 8”, but “T4”. */
export function the(tables: string): string {
  if (/^mesas /i.test(tables)) return `as ${tables}`;
  return /^mesa /i.test(tables) ? `a ${tables}` : tables;
}

/** “em” with tables, contracted with the article: “na mesa 8”, but “em T4”. */
export function at(tables: string): string {
  if (/^mesas /i.test(tables)) return `nas ${tables}`;
  return /^mesa /i.test(tables) ? `na ${tables}` : `em ${tables}`;
}

/** `mesa 8`, but `mesas 8 + 9`. */
export function tables(names: string): string {
  return names.includes(' + ') ? `mesas ${names}` : `mesa ${names}`;
}

/** The tables of whoever leaves first, as the beginning of a sentence. */
export function nextTables(names: string): string {
  return `${names.includes(' + ') ? 'As próximas são' : 'A próxima é'} ${the(names)}`;
}
