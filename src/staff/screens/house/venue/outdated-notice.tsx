import { useEffect } from 'react';
import { changedSections } from '../../../../domain/venue-effects/changed-sections.ts';
import { useMessages } from '../../../messages/messages.ts';
import { sectionNames } from './section-names.ts';
import { contestedSections, rebase, type VenueDraft } from './venue-draft.ts';
import { useStoredVenue } from './venue-queries.ts';

interface OutdatedNoticeProps {
  draft: VenueDraft;
  onRebase: (draft: VenueDraft) => void;
}

/** Somebody else has saved: what they changed, and how to go on without losing either. */
export function OutdatedNotice({ draft, onRebase }: OutdatedNoticeProps) {
  const { venue: texts } = useMessages('house');
  const { data: theirs, refetch } = useStoredVenue();
  useEffect(() => void refetch(), [refetch]);
  if (!theirs || theirs.version === draft.base.version) return <p role="status">{texts.loading}</p>;
  const changed = changedSections({ ...draft.base.document }, { ...theirs.document });
  const contested = contestedSections(draft, theirs);
  return (
    <div role="alert" className="outdated">
      <p>{texts.outdated(sectionNames(changed, texts).join(', '))}</p>
      {contested.length > 0 && (
        <p>{texts.outdatedSame(sectionNames(contested, texts).join(', '))}</p>
      )}
      <div className="entry-buttons">
        <button
          type="button"
          className="button main"
          onClick={() => onRebase(rebase(draft, theirs, 'MINE'))}
        >
          {contested.length > 0 ? texts.keepMine : texts.takeOver}
        </button>
        {contested.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => onRebase(rebase(draft, theirs, 'THEIRS'))}
          >
            {texts.keepTheirs}
          </button>
        )}
      </div>
    </div>
  );
}
