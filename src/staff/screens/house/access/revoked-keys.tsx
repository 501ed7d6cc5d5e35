import { useMessages } from '../../../messages/messages.ts';
import { shortDateOf } from '../../../parts/venue-format.ts';
import { useSession } from '../../../session/session.ts';

interface RevokedKeysProps {
  /** Those that are not revoked are left out. */
  keys: readonly { id: string; about?: string; revokedAt: string | null }[];
}

/** The keys that no longer work, folded away. */
export function RevokedKeys({ keys }: RevokedKeysProps) {
  const { access: texts } = useMessages('house');
  const { format } = useSession();
  const revoked = keys.flatMap(({ id, about, revokedAt }) =>
    revokedAt === null ? [] : [{ id, about, revokedAt }],
  );
  if (revoked.length === 0) return null;
  return (
    <details className="access-fold">
      <summary>{texts.revokedKeys(revoked.length)}</summary>
      <ul className="access-list">
        {revoked.map(({ id, about, revokedAt }) => (
          <li key={id} className="access-facts quiet-text">
            <code>{id}</code>
            {about !== undefined && <span>{about}</span>}
            <span>{texts.revokedOn(shortDateOf(revokedAt, format))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
