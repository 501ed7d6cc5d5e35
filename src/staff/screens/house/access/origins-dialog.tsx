import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Field } from '../../../parts/field.tsx';
import { type PublishableKey, useAccessChange } from './access-queries.ts';
import { Failure, refusedParameters } from './failure.tsx';

/** A line of a text that is not empty. */
interface Line {
  /** From 1, as a person counts. */
  number: number;
  /** Without the spaces around it. */
  text: string;
  /** Where it begins in the text. */
  start: number;
  end: number;
}

interface OriginsDialogProps {
  heading: string;
  /** The key whose pages change; null for a new one. */
  of: PublishableKey | null;
  onClose: () => void;
}

/** The pages on which a key works, one to a line. */
export function OriginsDialog({ heading, of: key, onClose }: OriginsDialogProps) {
  const { access } = useMessages('house');
  const texts = access.keys;
  const { notify } = useNotifications();
  const create = useAccessChange('create-publishable-key');
  const change = useAccessChange('change-origins');
  const { isPending, error } = key ? change : create;
  const [text, setText] = useState(key?.origins.join('\n') ?? '');
  /** As they were sent; null before that. */
  const [sent, setSent] = useState<Line[] | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const faulty = refusedLines(sent, error);
  const isEmpty = sent?.length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const lines = linesOf(text);
    setSent(lines);
    if (lines.length === 0) {
      field.current?.focus();
      return;
    }
    const body = { origins: lines.map((line) => line.text) };
    const onAnswer = () => {
      notify({ text: key ? texts.changed : texts.added, isProblem: false });
      onClose();
    };
    const onError = (refused: Error) => selectLine(field.current, refusedLines(lines, refused)[0]);
    if (key) {
      const params = { publishableKey: key.publishableKey };
      change.mutate({ params, body, onAnswer }, { onError });
    } else create.mutate({ body, onAnswer }, { onError });
  };

  const faults = faulty.map((line) => texts.notAnOrigin(line.number, line.text)).join('\n');
  return (
    <Dialog heading={heading} onClose={onClose}>
      <form className="form access-form" noValidate onSubmit={submit}>
        <Field
          label={texts.origins}
          hint={texts.originsHint}
          error={isEmpty ? texts.originsMissing : faults || undefined}
          input={(attributes) => (
            <textarea
              {...attributes}
              ref={field}
              data-focus
              rows={4}
              spellCheck={false}
              autoCapitalize="none"
              placeholder="https://www.example.com"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        />
        {faulty.length === 0 && <Failure error={error} action={heading} />}
        <div className="dialog-foot">
          <button type="button" className="button tall" onClick={onClose}>
            {access.cancel}
          </button>
          <button type="submit" className="button main tall" aria-busy={isPending}>
            {key ? access.save : texts.create}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function refusedLines(sent: Line[] | null, error: Error | null): Line[] {
  return refusedParameters(error).flatMap((parameter) => {
    const line = sent?.[Number(/^origins\[(\d+)\]/.exec(parameter)?.[1] ?? Number.NaN)];
    return line ? [line] : [];
  });
}

function linesOf(text: string): Line[] {
  let start = 0;
  const lines: Line[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const end = start + raw.length;
    if (raw.trim() !== '') lines.push({ number: index + 1, text: raw.trim(), start, end });
    start = end + 1;
  }
  return lines;
}

/** Puts the focus on a line of a field, if there is one. */
function selectLine(field: HTMLTextAreaElement | null, line: Line | undefined): void {
  if (!field || !line) return;
  field.focus();
  field.setSelectionRange(line.start, line.end);
}
