import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../api-client.ts';
import { useMessages } from '../../messages/messages.ts';
import { useOutboxView } from '../../outbox/outbox-provider.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { startSession, useSession } from '../../session/session.ts';
import { ColleaguePin } from './colleague-pin.tsx';

/** Somebody else takes the device: from then on, changes are theirs. */
export default function TakeOverDialog({ onClose }: { onClose: () => void }) {
  const { team: texts } = useMessages('service');
  const apiClient = useApiClient();
  const cache = useQueryClient();
  const { session } = useSession();
  const { entries } = useOutboxView();
  const takeOver = useMutation({
    mutationFn: async (body: { staff: string; pin: string }) =>
      (await apiClient.call('take-over', { body }, { maxTries: 1 })).answer,
    onSuccess: (next) => startSession(cache, next),
  });
  // A tap belongs to who made it.
  const isUnsent = entries.length > 0;
  return (
    <Dialog heading={texts.takeOver} onClose={onClose}>
      <p className="quiet-text">{texts.takeOverHint}</p>
      {isUnsent ? (
        <p className="problem" role="status">
          {texts.sendFirst}
        </p>
      ) : (
        <ColleaguePin
          isAsked={({ uuid }) => uuid !== session.staff.uuid}
          nobody={texts.noColleagues}
          isPending={takeOver.isPending}
          error={takeOver.error}
          onPin={(staff, pin) => takeOver.mutate({ staff, pin })}
        />
      )}
    </Dialog>
  );
}
