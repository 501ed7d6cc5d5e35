import { useEffect, useState } from 'react';
import { readDraft, saveDraft } from '../../../session/draft-storage.ts';
import { useSession } from '../../../session/session.ts';
import { type DocumentPath, writeAt } from './document-path.ts';
import { draftOf, editedSections, type StoredVenue, type VenueDraft } from './venue-draft.ts';

const NAME = 'venue';

/**
 * The draft of the venue document. It is kept in this tab until it is saved or discarded, also over a reload or while
 * another place is open.
 */
export function useVenueDraft(stored: StoredVenue) {
  const { staff, venue } = useSession().session;
  const owner = `${venue.accountId} ${staff.uuid}`;
  const [draft, setDraft] = useState<VenueDraft>(
    () => (readDraft(owner, NAME) as VenueDraft | null) ?? draftOf(stored),
  );
  const isEdited = editedSections(draft).length > 0;
  // Whatever somebody else has saved is what an unedited draft begins with.
  const current = isEdited || draft.base.version === stored.version ? draft : draftOf(stored);

  useEffect(() => saveDraft(owner, NAME, isEdited ? draft : null), [owner, draft, isEdited]);

  return {
    draft: current,
    isEdited,
    setDraft,
    set: (path: DocumentPath, value: unknown) =>
      setDraft({ ...current, document: writeAt(current.document, path, value) }),
  };
}
