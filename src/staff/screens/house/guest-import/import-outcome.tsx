import { useEffect, useState } from 'react';
import type { FaultGroup, ImportedCustomers } from '../../../../contract/staff/customer-import.ts';
import { csvHeadings, csvLines, csvSeparator, toCsvLine } from '../../../../domain/csv.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { MessageParts } from '../../../messages/staff-messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { GuestFile } from './read-guest-file.ts';

/** What an import does or did, in numbers; without those of which there are none. */
export function ImportCounts({ outcome }: { outcome: ImportedCustomers }) {
  const texts = useMessages('house').guestImport;
  const { created, completed, unchanged, faultyLinesCount } = outcome;
  return (
    <ul className="import-counts">
      {created > 0 && <li>{texts.created(created)}</li>}
      {completed > 0 && <li>{texts.completed(completed)}</li>}
      {unchanged > 0 && <li>{texts.unchanged(unchanged)}</li>}
      {faultyLinesCount > 0 && <li>{texts.leftOut(faultyLinesCount)}</li>}
    </ul>
  );
}

/** The errors to correct in the file: each once, with one of its lines. Questions list their lines themselves. */
export function ImportFaults({ outcome }: { outcome: ImportedCustomers }) {
  const texts = useMessages('house').guestImport;
  const groups = correctableGroups(outcome);
  if (groups.length === 0) return null;
  const lines = new Set(groups.flatMap((group) => group.lines)).size;
  return (
    <>
      <p className="import-problem">
        <Icon name="warning" />
        {texts.faultyLines(lines)}
      </p>
      <ul className="import-faults" aria-label={texts.faultsLabel}>
        {groups.map((group) => (
          <li key={`${group.code} ${group.field}`}>
            <strong>{texts.lines(group.lines.length)}</strong> {faultText(group, texts)}{' '}
            <span className="quiet-text">{exampleText(group, texts)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CorrectLinesProps {
  file: GuestFile;
  outcome: ImportedCustomers;
}

/** Offers the lines with faults, of which there are some, as a file, to be corrected and imported. */
export function CorrectLines({ file, outcome }: CorrectLinesProps) {
  const texts = useMessages('house').guestImport;
  const { created, completed, unchanged, faultyLinesCount, isSaved } = outcome;
  const url = useFileUrl(() =>
    linesToCorrect(file.csv, outcome.faultGroups, {
      heading: texts.whatIsWrong,
      reasonOf: (group) => faultText(group, texts),
    }),
  );
  const hasOthers = created + completed + unchanged > 0 && !isSaved;
  return (
    <>
      <p>{hasOthers ? texts.faultsHint : texts.onlyFaultsHint}</p>
      <a
        className="button tall"
        href={url}
        download={`${file.name.replace(/\.\w+$/, '')} (${texts.toCorrect}).csv`}
      >
        {texts.download(faultyLinesCount)}
      </a>
    </>
  );
}

/** The address of a file that only this page has, as long as it is on screen. */
function useFileUrl(write: () => string): string | undefined {
  const [content] = useState(write);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
}

/** The date that has to be explained before it can be imported; null if there is none. */
export function openDateOf(outcome: ImportedCustomers): string | null {
  return outcome.faultGroups.find(({ code }) => code === 'DATE_ORDER_OPEN')?.example ?? null;
}

function correctableGroups({ faultGroups }: ImportedCustomers): FaultGroup[] {
  return faultGroups.filter(({ code }) => code !== 'DATE_ORDER_OPEN' && code !== 'OTHER_NAME');
}

type Texts = MessageParts['house']['guestImport'];

function faultText({ code, field }: FaultGroup, texts: Texts): string {
  if (code === 'DATE_ORDER_OPEN') return texts.datesOpen;
  if (code !== 'FIELD_NOT_VALID' || field === null) return texts.lineFaults[code];
  return texts.fieldFaults[field as keyof typeof texts.fieldFaults];
}

function exampleText({ example, lines: [first = 0] }: FaultGroup, texts: Texts): string {
  return example === null ? texts.firstInLine(first) : texts.exampleInLine(example, first);
}

interface Wording {
  /** The name of the first column, which says what is wrong in each line. */
  heading: string;
  reasonOf: (group: FaultGroup) => string;
}

/**
 * A CSV file of those lines that have a fault, as they are, with what is wrong in a column before the others. That
 * column has no field of a guest, so that the corrected file can be imported. One of an earlier import is replaced.
 */
function linesToCorrect(
  csv: string,
  groups: readonly FaultGroup[],
  { heading, reasonOf }: Wording,
): string {
  const reasons = new Map<number, string[]>();
  for (const group of groups)
    for (const line of group.lines)
      reasons.set(line, [...(reasons.get(line) ?? []), capitalized(reasonOf(group))]);
  const headings = csvHeadings(csv);
  const isOfEarlierImport = headings?.cells[0] === heading;
  const separator = csvSeparator(csv);
  const written = (first: string, cells: readonly string[]) =>
    toCsvLine([first, ...cells.slice(isOfEarlierImport ? 1 : 0)], separator);
  const lines = [...csvLines(csv)].flatMap(({ line, cells }) => {
    if (line === headings?.line) return written(heading, cells);
    const reason = reasons.get(line)?.join(' ');
    return reason === undefined ? [] : written(reason, cells);
  });
  // Excel reads a file without a byte order mark in the code page of the computer.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** They are worded to follow the number of a line. */
function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
