/**
 * Maps domain objects to rows: names in snake_case, flags as 0 and 1, nested values as JSON text. Each
 * table declares a kind per property.
 */
export type Kind = 'plain' | 'flag' | 'json';

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : Name;

type Column<Value, K extends Kind> = K extends 'flag' ? number : K extends 'json' ? string : Value;

/** The row type of an object type with these kinds of properties. */
export type RowOf<Entity, Kinds extends Record<string, Kind>> = {
  [Name in keyof Kinds & keyof Entity & string as Snake<Name>]: Column<Entity[Name], Kinds[Name]>;
};

export interface Columns<Part, Row> {
  names: readonly (keyof Row & string)[];
  toRow: (value: Part) => Row;
  fromRow: (row: Row) => Part;
}

export function columnsOf<Entity>() {
  return <const Kinds extends { [Name in keyof Entity]?: Kind }>(
    kinds: Kinds,
  ): Columns<
    Pick<Entity, keyof Kinds & keyof Entity>,
    RowOf<Entity, Kinds & Record<string, Kind>>
  > => {
    const fields = Object.entries(kinds).map(([name, kind]) => ({
      name,
      column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      kind: kind as Kind,
    }));
    type Row = RowOf<Entity, Kinds & Record<string, Kind>>;
    type Part = Pick<Entity, keyof Kinds & keyof Entity>;
    return {
      names: fields.map((field) => field.column as keyof Row & string),
      toRow(value) {
        const row: Record<string, unknown> = {};
        for (const { name, column, kind } of fields) {
          row[column] = encode(kind, (value as Record<string, unknown>)[name]);
        }
        return row as Row;
      },
      fromRow(row) {
        const value: Record<string, unknown> = {};
        for (const { name, column, kind } of fields) {
          value[name] = decode(kind, (row as Record<string, unknown>)[column]);
        }
        return value as Part;
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
