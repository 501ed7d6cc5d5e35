/** Tables in a sentence, with the article where the text calls them tables: “la taula 8”, but “T4”. */
export function the(tables: string): string {
  if (/^taules /i.test(tables)) return `les ${tables}`;
  return /^taula /i.test(tables) ? `la ${tables}` : tables;
}

/** A time with its article: “les 20:30”, but “la 1:30”. */
export function hour(time: string): string {
  return /^1\D/.test(time) ? `la ${time}` : `les ${time}`;
}
/** “de” before a name, elided before a vowel: “d’Anna”, “d’Álvaro”, but “de Iolanda”. */
export function of(name: string): string {
  return /^h?(?![iu][aeo])[aeiou]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

/** `taula 8`, but `taules 8 + 9`. */
export function tables(names: string): string {
  return names.includes(' + ') ? `taules ${names}` : `taula ${names}`;
}

/** The tables of whoever leaves first, as the beginning of a sentence. */
export function nextTables(names: string): string {
  return `${names.includes(' + ') ? 'Les pròximes són' : 'La pròxima és'} ${the(names)}`;
}
