/** The plural forms of a text; `{n}` is the number. */
export interface Plural {
  one: string;
  other: string;
}
