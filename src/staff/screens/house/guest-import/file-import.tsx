import { useEffect, useRef, useState } from 'react';
import { ProblemError } from '../../../../client/errors.ts';
import type { OtherName } from '../../../../contract/staff/customer-import.ts';
import { MAX_IMPORTED_CUSTOMERS } from '../../../../contract/staff/import-limits.ts';
import { DATE_ORDERS, type DateOrder } from '../../../../domain/written-date.ts';
import { formatDate } from '../../../../ui/format.ts';
import { errorText } from '../../../bookings/error-text.ts';
import { useMessages } from '../../../messages/messages.ts';
import { hrefOf, START } from '../../../route.ts';
import { useSession } from '../../../session/session.ts';
import { ColumnFields, missingColumns } from './column-fields.tsx';
import { type ChosenColumns, guessColumns } from './guess-columns.ts';
import { CorrectLines, ImportCounts, ImportFaults, openDateOf } from './import-outcome.tsx';
import { NationalPhones } from './national-phones.tsx';
import { OtherNamesField, OtherNamesList } from './other-names.tsx';
import type { GuestFile } from './read-guest-file.ts';
import { useGuestImport } from './use-guest-import.ts';

/** One file: its columns, what the import would do, and the import. */
export function FileImport({ file }: { file: GuestFile }) {
  const messages = useMessages('house');
  const { guestImport: texts, places } = messages;
  const [columns, setColumns] = useState(() => guessColumns(file.columns));
  const [isSubmitted, setIsSubmitted] = useState(false);
  // What was answered for a date that can be read in two ways.
  const [date, setDate] = useState<{ example: string; order: DateOrder } | null>(null);
  // The answer for lines that share a contact with another name.
  const [forOtherNames, setForOtherNames] = useState<OtherName['becomes'] | null>(null);
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
    setDate(null);
    setForOtherNames(null);
    check.reset();
    save.reset();
  };
  const send = (dryRun: boolean, order = date?.order, otherNames = forOtherNames) => {
    setIsSubmitted(true);
    if (save.isPending || missingColumns(columns).length > 0) return;
    const { name = '', ...others } = columns;
    save.reset();
    (dryRun ? check : save).mutate({
      csv: file.csv,
      columns: { name, ...others },
      ...(order && { dateOrder: order }),
      forOtherNames: otherNames ?? 'SAME_GUEST',
      leavesOutFaultyLines: true,
      dryRun,
    });
  };
  const answer = (example: string, order: DateOrder) => {
    setDate({ example, order });
    send(true, order);
  };

  if (save.data && isSaved)
    return (
      <div className="card">
        <h3>{file.name}</h3>
        <p ref={done} tabIndex={-1} role="status">
          {texts.done}
        </p>
        <ImportCounts outcome={save.data} />
        <OtherNamesList outcome={save.data} />
        {save.data.faultyLinesCount > 0 && <CorrectLines file={file} outcome={save.data} />}
        <a className="button tall" href={hrefOf({ ...START, place: 'guests' })}>
          {places.guests}
        </a>
      </div>
    );
  const outcome = save.data ?? check.data;
  const isShown = outcome !== undefined && !check.isPending && !save.isPending;
  const openDate = outcome ? openDateOf(outcome) : null;
  const askedDate = date?.example ?? openDate;
  const hasOtherNames = outcome && openDate === null && outcome.otherNamesCount > 0;
  const guests = outcome ? outcome.created + outcome.completed + outcome.unchanged : 0;
  const count = outcome && openDate === null ? outcome.created + outcome.completed : 0;
  return (
    <form
      className="card form import-form"
      noValidate
      aria-label={file.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (!check.isPending) send(true);
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
        {isShown && (
          <>
            {openDate !== null && (
              <p>{hasTwoReadings(openDate) ? texts.datesOpen : texts.datesMixed}</p>
            )}
            <ImportFaults outcome={outcome} />
            {openDate === null && guests > 0 && (
              <>
                <h4>{texts.result}</h4>
                <ImportCounts outcome={outcome} />
                {count === 0 && outcome.faultyLinesCount === 0 && <p>{texts.nothingNew}</p>}
              </>
            )}
            {date === null && outcome.dateOrder !== null && (
              <p className="quiet-text">{texts.dateOrdersRead[outcome.dateOrder]}</p>
            )}
            {openDate === null && <OtherNamesList outcome={outcome} />}
            <NationalPhones outcome={outcome} />
          </>
        )}
      </div>
      {askedDate !== null && (
        <DateOrderField
          example={askedDate}
          order={date?.order ?? null}
          onChange={(order) => answer(askedDate, order)}
        />
      )}
      {(forOtherNames !== null || hasOtherNames) && (
        <OtherNamesField
          value={forOtherNames ?? 'SAME_GUEST'}
          onChange={(value) => {
            setForOtherNames(value);
            send(true, date?.order, value);
          }}
        />
      )}
      {isShown && openDate === null && outcome.faultyLinesCount > 0 && (
        <CorrectLines file={file} outcome={outcome} />
      )}
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

interface ImportFailureProps {
  error: Error | null;
  /** What was not done, in words. */
  action: string;
}

/** Why a file was not checked or imported. */
function ImportFailure({ error, action }: ImportFailureProps) {
  const messages = useMessages('house');
  if (!error) return null;
  return (
    <p className="problem" role="alert">
      {hasTooManyGuests(error)
        ? messages.guestImport.tooMany(MAX_IMPORTED_CUSTOMERS)
        : errorText(error, action, messages)}
    </p>
  );
}

/** Nothing else is wrong with a text whose columns were read from it. */
function hasTooManyGuests(error: Error): boolean {
  if (!(error instanceof ProblemError)) return false;
  return (error.problem.errors ?? []).some(({ parameter }) => parameter === 'csv');
}

/** Whether the date can be read in two ways. 13/05/1950 cannot: it is a question only if another date has the other order. */
function hasTwoReadings(example: string): boolean {
  return (example.match(/\d+/g) ?? []).slice(0, 2).every((part) => Number(part) <= 12);
}

interface DateOrderFieldProps {
  /** A date of the file that can be read in two ways, or whose order contradicts another one. */
  example: string;
  order: DateOrder | null;
  onChange: (order: DateOrder) => void;
}

/** Asks how the dates of the file are meant, by what one of them is in either order. */
function DateOrderField({ example, order, onChange }: DateOrderFieldProps) {
  const texts = useMessages('house').guestImport;
  const { format } = useSession();
  const [first = '', second = ''] = example.match(/\d+/g) ?? [];
  const dayAndMonth = (day: string, month: string) =>
    formatDate(format.locale, `2000-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, {
      day: 'numeric',
      month: 'long',
    });
  const read = hasTwoReadings(example) && {
    DAY_FIRST: dayAndMonth(first, second),
    MONTH_FIRST: dayAndMonth(second, first),
  };
  return (
    <fieldset className="choice">
      <legend>{read ? texts.whichDate(example) : texts.whichOrder}</legend>
      {DATE_ORDERS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="date-order"
            checked={order === each}
            onChange={() => onChange(each)}
          />
          {texts.dateOrders[each]}
          {read && `: ${read[each]}`}
        </label>
      ))}
    </fieldset>
  );
}
