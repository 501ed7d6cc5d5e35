import { ConnectionError } from '../../../client/errors.ts';
import { toZonedIso } from '../../../domain/venue-time.ts';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';

interface ConnectionBannerProps {
  error: Error;
  /** When the data on screen was fetched, in milliseconds since 1970. */
  lastAnswerAt: number;
}

/** Says since when the data on screen is out of date. */
export function ConnectionBanner({ error, lastAnswerAt }: ConnectionBannerProps) {
  const messages = useMessages();
  const { session, format } = useSession();
  const since = timeOf(toZonedIso(session.venue.timezone, lastAnswerAt), format);
  const { lost, failing } = messages.connection;
  return (
    <p className="banner" role="status">
      <Icon name="disconnected" />
      {error instanceof ConnectionError ? lost(since) : failing(since)}
    </p>
  );
}
