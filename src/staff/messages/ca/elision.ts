/** “de” before a name, elided before a vowel: “d’Anna”. */
export function of(name: string): string {
  return /^h?[aeiouàèéíòóú]/i.test(name) ? `d’${name}` : `de ${name}`;
}
