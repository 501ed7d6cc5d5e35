/** Tables in a sentence, with the article where the text calls them tables: “la taula 8”, but “T4”. */
export function the(tables: string): string {
  if (/^taules /i.test(tables)) return `les ${tables}`;
  return /^taula /i.test(tables) ? `la ${tables}` : tables;
}
