import type { Venue } from '../../../../domain/venue.ts';
import { changedSections } from '../../../../domain/venue-effects/changed-sections.ts';

/** The document as the server has it. */
export interface StoredVenue {
  version: number;
  document: Venue;
}

/** A document that is being edited, and the stored one from which it was made. */
export interface VenueDraft {
  base: StoredVenue;
  document: Venue;
}

export function draftOf(base: StoredVenue): VenueDraft {
  return { base, document: base.document };
}

/** The sections that were changed in the draft. */
export function editedSections({ base, document }: VenueDraft): string[] {
  return changedSections({ ...base.document }, { ...document });
}

/** The sections that both the draft and somebody else have changed since. */
export function contestedSections(draft: VenueDraft, theirs: StoredVenue): string[] {
  const others = changedSections({ ...draft.base.document }, { ...theirs.document });
  return editedSections(draft).filter((section) => others.includes(section));
}

/**
 * The draft on top of what somebody else has saved: each section that was edited as in the draft, every other as in
 * theirs.
 * @param whose of the sections that both changed
 */
export function rebase(
  draft: VenueDraft,
  theirs: StoredVenue,
  whose: 'MINE' | 'THEIRS',
): VenueDraft {
  const contested = new Set(whose === 'THEIRS' ? contestedSections(draft, theirs) : []);
  const mine = Object.fromEntries(
    editedSections(draft)
      .filter((section) => !contested.has(section))
      .map((section) => [section, draft.document[section as keyof Venue]]),
  );
  return { base: theirs, document: { ...theirs.document, ...mine } };
}
