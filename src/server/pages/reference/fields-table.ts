import type { JsonSchema, Parameter } from '../../../contract/openapi/document-parts.ts';
import { type Html, html, NOTHING } from '../../../html/html.ts';
import { inline } from '../../../html/markdown.ts';
import { nameOf, type Schemas, schemaWords } from './schema-words.ts';

/** A row of a table of fields or parameters. */
interface Row {
  name: string;
  /** Where it stands, and whether it must. */
  marks: readonly string[];
  schema: JsonSchema;
  description: string;
}

type Field = Omit<Row, 'marks'> & { isRequired: boolean };

/** The fields of a schema, a row each; those that may be missing are marked. */
export function fieldsTable(label: string, schemas: Schemas, schema: JsonSchema): Html {
  const rows = rowsOf(schema).map(({ isRequired, ...row }) => ({
    ...row,
    marks: isRequired ? [] : ['optional'],
  }));
  return tableOf(label, schemas, rows);
}

/** The fields of a body with those of the objects in it, named by their paths. */
export function wholeFieldsTable(label: string, schemas: Schemas, schema: JsonSchema): Html {
  const rows = [...wholeRowsOf(schemas, schema)].map(({ isRequired, ...row }) => ({
    ...row,
    marks: isRequired ? ['required'] : [],
  }));
  return tableOf(label, schemas, rows);
}

/** The parameters of an operation, a row each. */
export function parametersTable(
  label: string,
  schemas: Schemas,
  parameters: readonly Parameter[],
): Html {
  return tableOf(
    label,
    schemas,
    parameters.map(({ name, in: place, required = false, schema, description }) => ({
      name,
      marks: required ? [place, 'required'] : [place],
      schema,
      description,
    })),
  );
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, path = ''): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name: `${path}${name}`,
    isRequired: required.includes(name),
    schema,
    description: schema.description ?? '',
  }));
}

function* wholeRowsOf(schemas: Schemas, schema: JsonSchema, path = ''): Generator<Field> {
  for (const row of rowsOf(schema, path)) {
    yield row;
    const inner = innerOf(schemas, row.schema);
    if (inner) yield* wholeRowsOf(schemas, inner.schema, `${row.name}${inner.isList ? '[]' : ''}.`);
  }
}

/** The object that a field holds, or that each entry of its list is. */
function innerOf(
  schemas: Schemas,
  field: JsonSchema,
): { schema: JsonSchema; isList: boolean } | null {
  const isList = field.items !== undefined;
  const held = field.items ?? field;
  const reference = held.$ref ?? held.anyOf?.find(({ $ref }) => $ref !== undefined)?.$ref;
  const schema = reference === undefined ? held : schemas[nameOf(reference)];
  return schema?.properties ? { schema, isList } : null;
}

function tableOf(label: string, schemas: Schemas, rows: readonly Row[]): Html {
  return html`<table role="table" class="fields" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th><th role="columnheader" scope="col">Type</th><th role="columnheader" scope="col">Meaning</th></tr></thead>
<tbody role="rowgroup">
${rows.map((row) => rowMarkup(row, schemas))}</tbody></table>
`;
}

function rowMarkup(row: Row, schemas: Schemas): Html {
  const { name, marks, schema, description } = row;
  const mark = marks.length > 0 ? html` <span class="mark">${marks.join(', ')}</span>` : NOTHING;
  return html`<tr role="row"><th role="rowheader" scope="row"><code>${breakablePath(name)}</code>${mark}</th><td role="cell" class="type">${schemaWords(schema, schemas)}</td><td role="cell">${inline(description)}</td></tr>
`;
}

/** Lets a long path go on in the next line after any of its parts. */
function breakablePath(path: string): Html[] {
  return path
    .split(/(?<=\.)/)
    .map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`));
}
