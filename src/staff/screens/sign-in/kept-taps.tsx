import { useMessages } from '../../messages/messages.ts';
import { useOutboxView } from '../../outbox/outbox-provider.tsx';

/** How many taps are not sent: they are once the same person has signed in. */
export default function KeptTaps() {
  const messages = useMessages();
  const { entries } = useOutboxView();
  if (entries.length === 0) return null;
  return (
    <p>
      <strong>{messages.service.unsent(entries.length)}</strong>
    </p>
  );
}
