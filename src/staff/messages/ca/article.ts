/** Tables in a sentence, with the article where the text calls them tables: “la taula 8”, but “T4”. */
export function the(tables: string): string {
  if (/^taules /i.test(tables)) return `les ${tables}`;
  return /^taula /i.test(tables) ? `la ${tables}` : tables;
}

/** A time with its article: “les 20:30”, but “la 1:30”. */
export function hour(time: string): string {
  return /^1\D/.test(time) ? `la ${time}` : `les ${time}`;
}
