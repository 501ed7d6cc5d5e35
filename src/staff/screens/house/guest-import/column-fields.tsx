import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Field } from '../../../parts/field.tsx';
import { IMPORTED_FIELDS, type ImportedField } from './column-names.ts';
import type { ChosenColumns } from './guess-columns.ts';
import type { GuestFile } from './read-guest-file.ts';

interface ColumnFieldsProps {
  file: GuestFile;
  columns: ChosenColumns;
  /** Whether somebody wanted to check the file, so that what is missing is shown. */
  isSubmitted: boolean;
  onChange: (columns: ChosenColumns) => void;
}

/** Which column of the file has what, with what its first guest has there. */
export function ColumnFields({ file, columns, isSubmitted, onChange }: ColumnFieldsProps) {
  const texts = useMessages('house').guestImport;
  // Few files have the parts of a birth date in columns of their own.
  const [offered] = useState(columns);
  const missing = isSubmitted ? missingColumns(columns) : [];
  const choose = (field: ImportedField, column: string) => {
    const { [field]: _before, ...others } = columns;
    onChange(column === '' ? others : { ...others, [field]: column });
  };
  const exampleOf = (field: ImportedField) => {
    const example = file.examples.get(columns[field] ?? '');
    return example ? texts.example(example) : undefined;
  };
  const errorOf = (field: ImportedField) => {
    if (!missing.includes(field)) return undefined;
    return field === 'name' ? texts.nameMissing : texts.contactMissing;
  };
  return (
    <>
      <legend>{texts.columns}</legend>
      <p className="hint">{texts.columnsHint}</p>
      {IMPORTED_FIELDS.filter((field) => isOffered(field, offered)).map((field) => (
        <Field
          key={field}
          label={texts.fields[field]}
          hint={exampleOf(field)}
          error={errorOf(field)}
          input={(attributes) => (
            <select
              {...attributes}
              value={columns[field] ?? ''}
              onChange={({ target }) => choose(field, target.value)}
            >
              <option value="">{texts.none}</option>
              {file.columns.map((column) => (
                <option key={column} value={column}>
                  {column}
                </option>
              ))}
            </select>
          )}
        />
      ))}
    </>
  );
}

/** Whether a field is offered: the common ones always, the others only if they were found in this file. */
function isOffered(field: ImportedField, found: ChosenColumns): boolean {
  return (field !== 'birthMonth' && field !== 'birthYear') || found.birthYear !== undefined;
}

/** Fields without which no guest can be imported. */
export function missingColumns(columns: ChosenColumns): ImportedField[] {
  return [
    ...(columns.name === undefined ? (['name'] as const) : []),
    ...(columns.email === undefined && columns.phone === undefined ? (['email'] as const) : []),
  ];
}
