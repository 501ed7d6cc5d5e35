import { ConnectionError } from '../client/errors.ts';
import { toZonedIso } from '../domain/venue-time.ts';
import { Icon } from './icon.tsx';
import { messages } from './messages.ts';
import { useSession } from './session.ts';
import { timeOf } from './wording.ts';

interface ConnectionBannerProps {
  failure: Error;
  /** When what is on screen was true, in milliseconds since 1970. */
  lastAnswerAt: number;
}

/** Says, without alarm, that the screen has stopped following what happens elsewhere. */
export function ConnectionBanner({ failure, lastAnswerAt }: ConnectionBannerProps) {
  const { session, wording } = useSession();
  const since = timeOf(toZonedIso(session.venue.timezone, lastAnswerAt), wording);
  const { lost, failing } = messages.connection;
  return (
    <p className="banner" role="status">
      <Icon name="disconnected" />
      {failure instanceof ConnectionError ? lost(since) : failing(since)}
    </p>
  );
}
