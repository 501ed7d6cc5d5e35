import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ConnectionError, ProblemError, problemCodeOf } from '../../../../client/errors.ts';
import { changedSections } from '../../../../domain/venue-effects/changed-sections.ts';
import { useApiClient } from '../../../api-client.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { MessagesWith } from '../../../messages/staff-messages.ts';
import { useNotifications } from '../../../notifications/notifications.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { refreshSession, useSession } from '../../../session/session.ts';
import { EffectsList } from './effects-list.tsx';
import { sectionNames } from './section-names.ts';
import { contestedSections, rebase, type StoredVenue, type VenueDraft } from './venue-draft.ts';
import {
  isVenueOutdated,
  useSaveVenue,
  useStoredVenue,
  useVenueEffects,
  venueQuery,
} from './venue-queries.ts';

interface EffectsDialogProps {
  draft: VenueDraft;
  /** Somebody else has saved meanwhile: goes on with the draft on top of theirs. */
  onRebase: (draft: VenueDraft) => void;
  onSaved: (saved: StoredVenue) => void;
  onClose: () => void;
}

/** What saving would change, and the button that saves. */
export function EffectsDialog({ draft, onRebase, onSaved, onClose }: EffectsDialogProps) {
  const messages = useMessages('house');
  const { venue: texts } = messages;
  const { notify } = useNotifications();
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { accountId } = useSession().session.venue;
  const change = { document: draft.document, version: draft.base.version };
  const save = useSaveVenue();
  const effects = useVenueEffects(change, save.isIdle);
  const error = save.error ?? effects.error;
  const isOutdated = isVenueOutdated(error);

  const saveDraft = () =>
    save.mutate(change, {
      onSuccess: ({ version }) => {
        const saved = { version, document: draft.document };
        cache.setQueryData(venueQuery(apiClient, accountId).queryKey, saved);
        // The name, the tables and the shifts that other screens show.
        void cache.invalidateQueries({ queryKey: [accountId] });
        void refreshSession(cache);
        notify({ text: texts.saved, isProblem: false });
        onSaved(saved);
      },
    });

  return (
    <Dialog heading={texts.effects.heading} onClose={onClose} size="large">
      <div className="effects">
        {isOutdated ? (
          <OutdatedNotice
            draft={draft}
            onRebase={(rebased) => {
              save.reset();
              onRebase(rebased);
            }}
          />
        ) : (
          <>
            {effects.isFetching && <p role="status">{texts.effects.computing}</p>}
            {effects.data && !effects.isFetching && <EffectsList effects={effects.data} />}
            {error && (
              <p className="problem" role="alert">
                {whyNotSaved(error, messages)}
              </p>
            )}
          </>
        )}
      </div>
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          {messages.back}
        </button>
        {!isOutdated && (
          <button
            type="button"
            className="button main"
            data-focus
            aria-busy={save.isPending}
            disabled={effects.data === undefined || effects.data.droppedTables.some(hasBookings)}
            onClick={saveDraft}
          >
            {save.isPending ? texts.saving : texts.save}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function hasBookings({ bookings }: { bookings: number }): boolean {
  return bookings > 0;
}

function whyNotSaved(error: Error, { venue: texts, error: general }: MessagesWith<'house'>) {
  if (error instanceof ConnectionError) return texts.saveFailed;
  if (problemCodeOf(error) === 'UNAUTHORIZED') return general.signedOut(texts.save);
  return texts.notSaved(error instanceof ProblemError ? error.problem.detail : error.message);
}

interface OutdatedNoticeProps {
  draft: VenueDraft;
  onRebase: (draft: VenueDraft) => void;
}

/** Somebody else has saved: what they changed, and how to go on without losing either. */
function OutdatedNotice({ draft, onRebase }: OutdatedNoticeProps) {
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
