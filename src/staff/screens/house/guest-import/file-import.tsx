import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { hrefOf, START } from '../../../route.ts';
import { ColumnFields, missingColumns } from './column-fields.tsx';
import { type ChosenColumns, guessColumns } from './guess-columns.ts';
import { ImportFailure } from './import-failure.tsx';
import { ImportCounts, ImportFaults } from './import-outcome.tsx';
import { NationalPhones } from './national-phones.tsx';
import type { GuestFile } from './read-guest-file.ts';
import { useGuestImport } from './use-guest-import.ts';

/** One file: its columns, what the import would do, and the import. */
export function FileImport({ file }: { file: GuestFile }) {
  const messages = useMessages('guestImport');
  const { guestImport: texts, places } = messages;
  const [columns, setColumns] = useState(() => guessColumns(file.columns));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const check = useGuestImport();
  const save = useGuestImport();
  const done = useRef<HTMLParagraphElement>(null);
  const isSaved = save.data?.isSaved === true;
  // The button that was pressed is gone.
  useEffect(() => {
    if (isSaved) done.current?.focus();
  }, [isSaved]);

  const change = (changed: ChosenColumns) => {
    setColumns(changed);
    check.reset();
    save.reset();
  };
  const send = (dryRun: boolean) => {
    setIsSubmitted(true);
    if (check.isPending || save.isPending || missingColumns(columns).length > 0) return;
    const { name = '', ...others } = columns;
    save.reset();
    (dryRun ? check : save).mutate({ csv: file.csv, columns: { name, ...others }, dryRun });
  };

  if (save.data && isSaved)
    return (
      <div className="card">
        <h3>{file.name}</h3>
        <p ref={done} tabIndex={-1} role="status">
          {texts.done}
        </p>
        <ImportCounts outcome={save.data} />
        <a className="button tall" href={hrefOf({ ...START, place: 'guests' })}>
          {places.guests}
        </a>
      </div>
    );
  const outcome = save.data ?? check.data;
  const count = outcome && outcome.faultsCount === 0 ? outcome.created + outcome.completed : 0;
  return (
    <form
      className="card form import-form"
      noValidate
      aria-label={file.name}
      onSubmit={(event) => {
        event.preventDefault();
        send(true);
      }}
    >
      <h3>{file.name}</h3>
      {/* What is sent is what is shown. */}
      <fieldset className="import-columns" disabled={check.isPending || save.isPending}>
        <ColumnFields file={file} columns={columns} isSubmitted={isSubmitted} onChange={change} />
      </fieldset>
      <button
        type="submit"
        className={outcome ? 'button tall' : 'button main tall'}
        aria-busy={check.isPending}
      >
        {texts.check}
      </button>
      <ImportFailure error={check.error} action={texts.check} />
      <div role="status" className="import-outcome">
        {check.isPending && <p>{texts.checking}</p>}
        {save.isPending && <p>{texts.importing}</p>}
        {outcome && !check.isPending && !save.isPending && (
          <>
            {outcome.faultsCount > 0 && <ImportFaults outcome={outcome} />}
            {outcome.faultsCount === 0 && <h4>{texts.result}</h4>}
            {outcome.faultsCount === 0 && <ImportCounts outcome={outcome} />}
            {outcome.faultsCount === 0 && count === 0 && <p>{texts.nothingNew}</p>}
            <NationalPhones outcome={outcome} />
          </>
        )}
      </div>
      {count > 0 && !check.isPending && (
        <button
          type="button"
          className="button main tall"
          aria-busy={save.isPending}
          onClick={() => send(false)}
        >
          {texts.importNow(count)}
        </button>
      )}
      <ImportFailure error={save.error} action={texts.importAction} />
    </form>
  );
}
