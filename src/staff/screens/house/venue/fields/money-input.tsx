import { useState } from 'react';
import { useSession } from '../../../../session/session.ts';
import { parseMoney, toMoneyInput } from '../../../ticket/money-input.ts';
import { useEditing, useField } from '../editor-context.ts';
import { type EditedFieldProps, ShownField } from './edited-field.tsx';

/** An amount in the venue's currency; the document has it in cents. Text that is no amount is NaN in the draft. */
export function MoneyInput({ path, label, hint }: EditedFieldProps) {
  const { value, set, fault, isDisabled } = useField<number>(path);
  const { currency } = useEditing().draft;
  const { locale } = useSession().format;
  // As it was typed: "12," is on its way to "12,50".
  const [typed, setTyped] = useState<{ text: string; cents: number } | null>(null);
  const shown = typed && Object.is(typed.cents, value) ? typed.text : textOf(value, locale);
  const onText = (text: string) => {
    const cents = parseMoney(text, locale) ?? Number.NaN;
    setTyped({ text, cents });
    set(cents);
  };
  return (
    <ShownField
      label={`${label} (${currency})`}
      hint={hint}
      fault={fault}
      input={(attributes) => (
        <input
          {...attributes}
          type="text"
          inputMode="decimal"
          className="short"
          value={shown}
          disabled={isDisabled}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    />
  );
}

function textOf(cents: number, locale: string): string {
  return Number.isNaN(cents) ? '' : toMoneyInput(cents, locale);
}
