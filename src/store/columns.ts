/**
 * How a thing of the domain lies in a row: the same words in snake_case, flags as 0 and 1, whole
 * values as JSON text. Said once per table, as a kind per property.
 */
export type Kind = 'plain' | 'flag' | 'json';

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : Name;

type Column<Value, K extends Kind> = K extends 'flag' ? number : K extends 'json' ? string : Value;

/** The row of a thing, given the kinds of its properties. */
export type RowOf<Thing, Kinds extends Record<string, Kind>> = {
  [Name in keyof Kinds & keyof Thing & string as Snake<Name>]: Column<Thing[Name], Kinds[Name]>;
};

export interface Columns<Part, Row> {
  names: readonly (keyof Row & string)[];
  toRow: (thing: Part) => Row;
  fromRow: (row: Row) => Part;
}

export function columnsOf<Thing>() {
  return <const Kinds extends { [Name in keyof Thing]?: Kind }>(
    kinds: Kinds,
  ): Columns<
    Pick<Thing, keyof Kinds & keyof Thing>,
    RowOf<Thing, Kinds & Record<string, Kind>>
  > => {
    const fields = Object.entries(kinds).map(([name, kind]) => ({
      name,
      column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      kind: kind as Kind,
    }));
    type Row = RowOf<Thing, Kinds & Record<string, Kind>>;
    type Part = Pick<Thing, keyof Kinds & keyof Thing>;
    return {
      names: fields.map((field) => field.column as keyof Row & string),
      toRow(thing) {
        const row: Record<string, unknown> = {};
        for (const { name, column, kind } of fields) {
          row[column] = encode(kind, (thing as Record<string, unknown>)[name]);
        }
        return row as Row;
      },
      fromRow(row) {
        const thing: Record<string, unknown> = {};
        for (const { name, column, kind } of fields) {
          thing[name] = decode(kind, (row as Record<string, unknown>)[column]);
        }
        return thing as Part;
      },
    };
  };
}

function encode(kind: Kind, value: unknown): unknown {
  if (kind === 'flag') return value ? 1 : 0;
  if (kind === 'json') return JSON.stringify(value);
  return value;
}

function decode(kind: Kind, value: unknown): unknown {
  if (kind === 'flag') return value === 1;
  if (kind === 'json') return JSON.parse(value as string);
  return value;
}
