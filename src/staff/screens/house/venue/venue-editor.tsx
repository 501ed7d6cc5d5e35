import './venue-editor.css';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { checkVenueDocument } from '../../../../contract/venue-document.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useAfterPaint } from '../../../parts/use-after-paint.ts';
import { readDraft, saveDraft } from '../../../session/draft-storage.ts';
import { useSession } from '../../../session/session.ts';
import { type DocumentPath, writeAt } from './document-path.ts';
import { EditingContext, type VenueEditing } from './editor-context.ts';
import { EffectsDialog } from './effects-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { draftOf, editedSections, type StoredVenue, type VenueDraft } from './venue-draft.ts';
import { useStoredVenue } from './venue-queries.ts';

const NAME = 'venue';

/** Loads the venue document for the sections that edit it. */
export default function VenueEditor({ children }: { children: ReactNode }) {
  const messages = useMessages('house');
  const { data, error, refetch } = useStoredVenue();
  if (data) return <Editor stored={data}>{children}</Editor>;
  if (!error) return <p role="status">{messages.venue.loading}</p>;
  return (
    <div className="failure" role="alert">
      <p className="state-title">{messages.venue.failed}</p>
      <button type="button" className="button" onClick={() => void refetch()}>
        {messages.tryAgain}
      </button>
    </div>
  );
}

function Editor({ stored, children }: { stored: StoredVenue; children: ReactNode }) {
  const { venue: texts } = useMessages('house');
  const { permissions } = useSession().session.staff;
  const mayChange = permissions.includes('venue:change');
  const { draft, isEdited, set, setDraft } = useVenueDraft(stored);
  const [attempts, setAttempts] = useState(0);
  const showsAllFaults = attempts > 0;
  const [isPreviewing, setIsPreviewing] = useState(false);

  // The whole document is checked after each key, which may take longer than a frame.
  const checked = useAfterPaint(draft.document);
  const faults = useMemo(
    () =>
      new Map(
        checkVenueDocument(checked)
          .faults.toReversed()
          .map((fault) => [fault.parameter, fault]),
      ),
    [checked],
  );
  const editing = useMemo<VenueEditing>(
    () => ({
      draft: draft.document,
      stored: draft.base.document,
      faults,
      showsAllFaults,
      mayChange,
      set,
      replace: (document) => setDraft({ base: draft.base, document }),
    }),
    [draft, faults, showsAllFaults, mayChange, set, setDraft],
  );

  const preview = () => {
    if (checkVenueDocument(draft.document).faults.length === 0) setIsPreviewing(true);
    else setAttempts((count) => count + 1);
  };
  return (
    <EditingContext value={editing}>
      {!mayChange && <p className="hint">{texts.readOnly}</p>}
      {children}
      {isEdited && (
        <SaveBar
          draft={draft}
          attempts={attempts}
          faults={showsAllFaults ? [...faults.values()].toReversed() : []}
          onPreview={preview}
          onDiscard={() => {
            setDraft({ base: stored, document: stored.document });
            setAttempts(0);
          }}
        />
      )}
      {isPreviewing && (
        <EffectsDialog
          draft={draft}
          onRebase={setDraft}
          onClose={() => setIsPreviewing(false)}
          onSaved={(saved) => {
            setDraft({ base: saved, document: saved.document });
            setIsPreviewing(false);
            setAttempts(0);
          }}
        />
      )}
    </EditingContext>
  );
}

/**
 * The draft of the venue document. It is kept in this tab until it is saved or discarded, also over a reload or while
 * another place is open.
 */
function useVenueDraft(stored: StoredVenue) {
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
