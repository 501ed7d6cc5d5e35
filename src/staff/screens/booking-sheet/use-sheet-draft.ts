import { useMemo, useState } from 'react';
import { randomKey } from '../../../client/random-key.ts';
import type { StaffSession } from '../../../contract/staff/session.ts';
import { readDraft, saveDraft } from '../../session/draft-storage.ts';
import {
  changedFields,
  guestFields,
  initialForm,
  SHEET_FIELDS,
  type SheetForm,
} from './sheet-form.ts';
import type { SheetMode } from './sheet-scope.ts';

/** A request that was sent: repeated with its key, it is carried out once. */
interface Attempt {
  body: string;
  key: string;
}

interface StoredSheet {
  changes: Partial<SheetForm>;
  attempts: Record<string, Attempt>;
}

export interface SheetDraft {
  /** The values with which the sheet opens: the draft, if there is one. */
  values: SheetForm;
  hasDraft: boolean;
  save: (form: SheetForm) => void;
  /** The key of a request: the same for the same body, also after a reload. */
  keyOf: (operation: string, body: unknown) => string;
  /** Deletes the draft; nothing is kept from then on. */
  discard: () => void;
}

/** Keeps what was typed when the sheet is closed or the page loaded again, until it is sent. */
export function useSheetDraft(mode: SheetMode, session: StaffSession): SheetDraft {
  const [draft] = useState(() => openDraft(mode, session));
  return useMemo(() => draft, [draft]);
}

function openDraft(mode: SheetMode, { staff, venue }: StaffSession): SheetDraft {
  const owner = `${venue.accountId} ${staff.uuid}`;
  const name = mode.kind === 'new' ? 'new booking' : `${mode.kind} ${mode.booking.uuid}`;
  const initial = initialForm(mode);
  const stored = toStoredSheet(readDraft(owner, name), initial);
  let { attempts } = stored;
  let changes = stored.changes;
  let isDiscarded = false;
  const store = () => saveDraft(owner, name, { changes, attempts } satisfies StoredSheet);
  return {
    values: valuesOf(mode, initial, changes, venue.today),
    hasDraft: Object.keys(changes).length > 0,
    save(form) {
      if (isDiscarded) return;
      changes = changedFields(initial, form);
      if (Object.keys(changes).length === 0) saveDraft(owner, name, null);
      else {
        // Another new booking may be opened for another day: the draft keeps its own.
        if (mode.kind === 'new') changes = { ...changes, date: form.date };
        store();
      }
    },
    keyOf(operation, body) {
      const text = JSON.stringify(body);
      const last = attempts[operation];
      if (last?.body === text) return last.key;
      const key = randomKey();
      attempts = { ...attempts, [operation]: { body: text, key } };
      store();
      return key;
    },
    discard() {
      isDiscarded = true;
      saveDraft(owner, name, null);
    },
  };
}

/** What the sheet was opened for counts more than the draft: a tapped table, a time, a party. */
function valuesOf(
  mode: SheetMode,
  initial: SheetForm,
  changes: Partial<SheetForm>,
  today: string,
): SheetForm {
  const values = { ...initial, ...changes };
  if (mode.kind !== 'new') return values;
  const { date, time, tableId, pax } = mode;
  const isOver = values.date < today;
  return {
    ...values,
    ...guestFields(mode),
    ...(isOver && { date, time: '' }),
    ...(time !== undefined && { date, time }),
    ...(tableId !== undefined && { date, tables: [tableId] }),
    ...(pax !== undefined && { pax }),
  };
}

/** Takes from storage what fits the form: an older version of the page may have written it. */
function toStoredSheet(stored: unknown, initial: SheetForm): StoredSheet {
  const { changes = {}, attempts = {} } = (stored ?? {}) as Partial<StoredSheet>;
  const isLike = (value: unknown, like: unknown) =>
    value !== null && (like === null || typeof value === typeof like);
  const known = SHEET_FIELDS.filter((field) => isLike(changes[field] ?? null, initial[field]));
  return {
    changes: Object.fromEntries(known.map((field) => [field, changes[field]])),
    attempts,
  };
}
