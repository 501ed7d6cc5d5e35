declare const NAMES: unique symbol;

/** A text with placeholders such as `{venue}`, whose names are `Name`. */
export type Template<Name extends string = never> = string & {
  readonly [NAMES]?: Name;
};

/** The forms of a text for a number, `{n}`: those that its language has, and `other` for the rest. */
export type Plural<Name extends string = string> = Readonly<
  Partial<Record<Intl.LDMLPluralRule, Template<Name>>> & { other: Template<Name> }
>;

/** What the placeholders of a text stand for. */
export type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** Replaces each `{name}` in a text, once: a value that has braces stays as it is. */
export function fill<Name extends string>(text: Template<Name>, values: Values<Name>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: Name) =>
    String(values[name] ?? placeholder),
  );
}
