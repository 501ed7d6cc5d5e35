/**
 * Forms as they were typed, kept in this tab until they are sent or somebody signs out. They have personal data, so
 * each belongs to the staff member and venue that typed it, and is deleted when others sign in.
 */
const KEY = 'maitre-staff-drafts';

interface StoredDrafts {
  owner: string;
  drafts: Record<string, unknown>;
}

/** A draft; null if there is none of this owner. */
export function readDraft(owner: string, name: string): unknown {
  return read(owner).drafts[name] ?? null;
}

/** Keeps a draft; null deletes it. */
export function saveDraft(owner: string, name: string, draft: unknown): void {
  const { [name]: _, ...others } = read(owner).drafts;
  const drafts = draft === null ? others : { ...others, [name]: draft };
  if (Object.keys(drafts).length === 0) {
    deleteDrafts();
    return;
  }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner, drafts } satisfies StoredDrafts));
  } catch {
    // Storage is full or forbidden: what was typed is kept while the form is open.
  }
}

/** Deletes every draft, whoever typed it. */
export function deleteDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}

function read(owner: string): StoredDrafts {
  const none = { owner, drafts: {} };
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredDrafts | null;
    return stored?.owner === owner ? stored : none;
  } catch {
    // Storage is forbidden, or something else wrote to it.
    return none;
  }
}
