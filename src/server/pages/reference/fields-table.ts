import type { JsonSchema, Parameter } from '../../../contract/openapi/document-parts.ts';
import { EMPTY_HTML, type Html, html } from '../../../html/html.ts';
import { inline } from '../../../html/markdown.ts';
import { nameOf, type Schemas, schemaWords } from './schema-words.ts';

/** A row of a table of fields or parameters. */
interface FieldRow {
  name: string;
  /** Where a parameter goes, and whether it is required. */
  marks: readonly string[];
  schema: JsonSchema;
  description: string;
}

type Field = Omit<FieldRow, 'marks'> & { isRequired: boolean };

/** A table of a schema's fields. Optional ones are marked. */
export function fieldsTable(label: string, schemas: Schemas, schema: JsonSchema): Html {
  const rows = rowsOf(schema).map(({ isRequired, ...row }) => ({
    ...row,
    marks: isRequired ? [] : ['optional'],
  }));
  return tableOf(label, schemas, rows);
}

/** A table of a body's fields, nested ones included by their paths. Required ones are marked. */
export function nestedFieldsTable(label: string, schemas: Schemas, schema: JsonSchema): Html {
  const rows = [...nestedRowsOf(schemas, schema)].map(({ isRequired, ...row }) => ({
    ...row,
    marks: isRequired ? ['required'] : [],
  }));
  return tableOf(label, schemas, rows);
}

/** A table of an operation's parameters. */
export function parametersTable(
  label: string,
  schemas: Schemas,
  parameters: readonly Parameter[],
): Html {
  return tableOf(
    label,
    schemas,
    parameters.map(({ name, in: location, required = false, schema, description }) => ({
      name,
      marks: required ? [location, 'required'] : [location],
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

function* nestedRowsOf(schemas: Schemas, schema: JsonSchema, path = ''): Generator<Field> {
  for (const row of rowsOf(schema, path)) {
    yield row;
    const inner = innerOf(schemas, row.schema);
    if (inner)
      yield* nestedRowsOf(schemas, inner.schema, `${row.name}${inner.isList ? '[]' : ''}.`);
  }
}

/** The schema of a field's object, or of the objects in its list; null for other fields. */
function innerOf(
  schemas: Schemas,
  field: JsonSchema,
): { schema: JsonSchema; isList: boolean } | null {
  const isList = field.items !== undefined;
  const value = field.items ?? field;
  const reference = value.$ref ?? value.anyOf?.find(({ $ref }) => $ref !== undefined)?.$ref;
  const schema = reference === undefined ? value : schemas[nameOf(reference)];
  return schema?.properties ? { schema, isList } : null;
}

function tableOf(label: string, schemas: Schemas, rows: readonly FieldRow[]): Html {
  return html`<table role="table" class="fields" aria-label="${label}">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th><th role="columnheader" scope="col">Type</th><th role="columnheader" scope="col">Meaning</th></tr></thead>
<tbody role="rowgroup">
${rows.map((row) => rowMarkup(row, schemas))}</tbody></table>
`;
}

function rowMarkup(row: FieldRow, schemas: Schemas): Html {
  const { name, marks, schema, description } = row;
  const mark = marks.length > 0 ? html` <span class="mark">${marks.join(', ')}</span>` : EMPTY_HTML;
  return html`<tr role="row"><th role="rowheader" scope="row"><code>${breakablePath(name)}</code>${mark}</th><td role="cell" class="type">${schemaWords(schema, schemas)}</td><td role="cell">${inline(description)}</td></tr>
`;
}

/** Allows a line break after each part of a field's path. */
function breakablePath(path: string): Html[] {
  return path
    .split(/(?<=\.)/)
    .map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`));
}
