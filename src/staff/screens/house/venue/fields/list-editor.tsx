import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../../messages/messages.ts';
import { Icon } from '../../../../parts/icon.tsx';
import { useEditing, useField } from '../editor-context.ts';
import { GroupFault } from './edited-field.tsx';

interface ListEditorProps<Entry> {
  /** Of the list. */
  path: string;
  label: string;
  hint?: string;
  addLabel: string;
  /** The entry in one line. */
  titleOf: (entry: Entry, index: number) => string;
  /** A new entry, after those that exist. */
  create: (entries: readonly Entry[]) => Entry;
  /** @param place of the entry, and how to unfold another one instead */
  children: (path: string, entry: Entry, place: EntryPlace) => ReactNode;
}

export interface EntryPlace {
  index: number;
  unfold: (index: number) => void;
}

/** A list of the document: each entry folds out, moves up or down, and can be removed. */
export function ListEditor<Entry>(props: ListEditorProps<Entry>) {
  const { path, label, hint, addLabel, titleOf, create } = props;
  const { value: entries, set, fault, isDisabled } = useField<readonly Entry[]>(path);
  const { faults, showsAllFaults } = useEditing();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(index);
      else after.delete(index);
      return after;
    });
  const hasFault = (index: number) =>
    [...faults.keys()].some((each) => each.startsWith(`${path}[${index}]`));
  const move = (from: number, to: number) => {
    set(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] as Entry));
    setOpened(new Set([to]));
  };

  return (
    <fieldset className="list" disabled={isDisabled}>
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      {entries.map((entry, index) => {
        const at = `${path}[${index}]`;
        const isOpen = opened.has(index) || (showsAllFaults && hasFault(index));
        return (
          <details
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place; its fields are in the draft
            key={index}
            className="entry"
            open={isOpen}
            data-fault={(showsAllFaults && hasFault(index)) || undefined}
            onToggle={({ currentTarget, target }) => {
              if (target === currentTarget) toggle(index, currentTarget.open);
            }}
          >
            <summary>{titleOf(entry, index)}</summary>
            {isOpen && (
              <div className="entry-fields">
                {props.children(at, entry, {
                  index,
                  unfold: (other) => setOpened(new Set([other])),
                })}
                <EntryButtons
                  title={titleOf(entry, index)}
                  onUp={index > 0 ? () => move(index, index - 1) : null}
                  onDown={index < entries.length - 1 ? () => move(index, index + 1) : null}
                  onRemove={() => {
                    set(entries.toSpliced(index, 1));
                    setOpened(new Set());
                  }}
                />
              </div>
            )}
          </details>
        );
      })}
      <button
        type="button"
        className="button list-add"
        onClick={() => {
          set([...entries, create(entries)]);
          setOpened(new Set([entries.length]));
        }}
      >
        <Icon name="plus" />
        {addLabel}
      </button>
      <GroupFault fault={fault} />
    </fieldset>
  );
}

interface EntryButtonsProps {
  title: string;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

function EntryButtons({ title, onUp, onDown, onRemove }: EntryButtonsProps) {
  const { venue: texts } = useMessages('house');
  return (
    <div className="entry-buttons">
      <button
        type="button"
        className="button"
        aria-disabled={onUp === null}
        onClick={() => onUp?.()}
      >
        {texts.up}
        <span className="visually-hidden">: {title}</span>
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={onDown === null}
        onClick={() => onDown?.()}
      >
        {texts.down}
        <span className="visually-hidden">: {title}</span>
      </button>
      <button type="button" className="button danger-text" onClick={onRemove}>
        <Icon name="trash" />
        {texts.remove}
        <span className="visually-hidden">: {title}</span>
      </button>
    </div>
  );
}
