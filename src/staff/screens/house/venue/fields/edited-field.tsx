import { type ReactNode, useState } from 'react';
import type { VenueFault } from '../../../../../contract/venue-fault.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { Field } from '../../../../parts/field.tsx';
import { useEditing } from '../editor-context.ts';
import { faultText } from '../fault-text.ts';

/** What every field of the editor has. */
export interface EditedFieldProps {
  /** Of the field in the document, such as `shifts[0].name`. */
  path: string;
  label: string;
  hint?: string | undefined;
}

interface ShownFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  fault: VenueFault | undefined;
  input: Parameters<typeof Field>[0]['input'];
}

/** An input of the editor. Its fault is shown once the person has left it, or tried to save. */
export function ShownField({ label, hint, fault, input }: ShownFieldProps) {
  const { venue: texts } = useMessages('house');
  const { showsAllFaults } = useEditing();
  const [wasLeft, setWasLeft] = useState(false);
  const error = fault && (wasLeft || showsAllFaults) ? faultText(fault, texts) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus leaves
    <div className="edited" onBlur={() => setWasLeft(true)}>
      <Field label={label} hint={hint} error={error} input={input} />
    </div>
  );
}

/** The fault of a group of inputs, such as checkboxes. */
export function GroupFault({ fault }: { fault: VenueFault | undefined }) {
  const { venue: texts } = useMessages('house');
  const { showsAllFaults } = useEditing();
  if (!fault || !showsAllFaults) return null;
  return <p className="field-error">{faultText(fault, texts)}</p>;
}
