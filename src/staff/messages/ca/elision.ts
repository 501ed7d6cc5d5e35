/** “de” before a name, elided before a vowel: “d’Anna”, “d’Álvaro”, but “de Iolanda”. */
export function of(name: string): string {
  return /^h?(?![iu][aeo])[aeiou]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}
