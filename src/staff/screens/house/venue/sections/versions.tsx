import { useState } from 'react';
import type { VenueVersions } from '../../../../../contract/staff/venue.ts';
import type { Venue } from '../../../../../domain/venue.ts';
import { useApiClient } from '../../../../api-client.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useNotifications } from '../../../../notifications/notifications.tsx';
import { dateTimeOf } from '../../../../parts/venue-format.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { sectionNames } from '../section-names.ts';
import { fetchVersion, useVenueVersions } from '../venue-queries.ts';

type Version = VenueVersions['versions'][number];

/** Every version of the document that was saved, and the way back to each. */
export function Versions() {
  const messages = useMessages('house');
  const texts = messages.venue.versions;
  const { data, error, hasNextPage, fetchNextPage, isFetching, refetch } = useVenueVersions();
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];
  if (error)
    return (
      <div className="failure" role="alert">
        <p className="state-title">{messages.venue.failed}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          {messages.tryAgain}
        </button>
      </div>
    );
  return (
    <>
      <p className="hint">{texts.hint}</p>
      <ol className="versions">
        {versions.map((version, index) => (
          <VersionRow key={version.version} version={version} isCurrent={index === 0} />
        ))}
      </ol>
      {isFetching && <p role="status">{messages.loading}</p>}
      {hasNextPage && !isFetching && (
        <button type="button" className="button" onClick={() => void fetchNextPage()}>
          {texts.older}
        </button>
      )}
    </>
  );
}

function VersionRow({ version, isCurrent }: { version: Version; isCurrent: boolean }) {
  const messages = useMessages('house');
  const texts = messages.venue.versions;
  const { format } = useSession();
  const { notify } = useNotifications();
  const apiClient = useApiClient();
  const { replace, mayChange } = useEditing();
  const [isLoading, setIsLoading] = useState(false);
  const { author, sections } = version;
  const when = dateTimeOf(version.writtenAt, format);
  const by =
    author.kind === 'SYSTEM'
      ? texts.byCommandLine
      : author.name === null
        ? texts.bySomebody
        : texts.by(author.name);
  const goBack = async () => {
    setIsLoading(true);
    try {
      const { document } = await fetchVersion(apiClient, version.version);
      replace(document as unknown as Venue);
    } catch {
      notify({ text: messages.venue.failed, isProblem: true });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <li className="card version">
      <div>
        <p>
          <strong>{when}</strong> {by}
        </p>
        <p className="quiet-text">
          {sections.length > 0 ? sectionNames(sections, messages.venue).join(', ') : texts.first}
        </p>
      </div>
      {isCurrent ? (
        <p className="quiet-text">{texts.current}</p>
      ) : (
        mayChange && (
          <button
            type="button"
            className="button"
            aria-busy={isLoading}
            aria-label={`${texts.goBack}: ${when}`}
            onClick={() => void goBack()}
          >
            {texts.goBack}
          </button>
        )
      )}
    </li>
  );
}
