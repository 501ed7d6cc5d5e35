import { useMessages } from '../messages/messages.ts';
import { hrefOf, START } from '../route.ts';
import { useSession } from '../session/session.ts';

/** Says that the venue has no email address, so that nobody waits for its mail in vain. Nothing if it has one. */
export function MissingEmail() {
  const { missingEmail } = useMessages();
  const { venue, staff } = useSession().session;
  // What an earlier version kept on this device does not say it.
  if (venue.hasEmail !== false) return null;
  return (
    <p className="banner">
      {missingEmail.text}
      {staff.permissions.includes('venue:change') && (
        <a className="button" href={hrefOf({ ...START, place: 'house', section: 'venue' })}>
          {missingEmail.add}
        </a>
      )}
    </p>
  );
}
