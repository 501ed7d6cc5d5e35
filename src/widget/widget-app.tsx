import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { BookingFlow } from './booking-flow.tsx';
import { openDoor } from './door.ts';
import type { Emit } from './host-events.ts';
import { recall } from './memory.ts';
import { monthOf } from './month.ts';
import type { Speech } from './mount.tsx';
import { FirstScreenSkeleton } from './parts/skeletons.tsx';
import { Trouble } from './parts/trouble.tsx';
import { WaitingLine } from './parts/waiting-line.tsx';
import { startQuery } from './queries.ts';
import type { Settings } from './settings.ts';
import { SurroundingsContext } from './surroundings.ts';
import { createText } from './text.ts';
import type { WaitingRoom } from './waiting.ts';

export interface WidgetAppProps {
  root: ShadowRoot;
  doorAddress: string;
  fetch: typeof fetch | undefined;
  speech: Speech;
  settings: Settings;
  emit: Emit;
  waitingRoom: WaitingRoom;
}

/** Gets the venue and its first month, and then hands over to the flow. */
export function WidgetApp(props: WidgetAppProps) {
  const { root, doorAddress, speech, settings, emit, waitingRoom } = props;
  const { publishableKey } = settings;
  const door = useMemo(
    () =>
      openDoor({
        baseUrl: doorAddress,
        publishableKey,
        language: speech.language,
        fetch: props.fetch,
        waitingRoom,
      }),
    [doorAddress, publishableKey, speech.language, props.fetch, waitingRoom],
  );
  // The first question is asked once; what changes later is the flow’s to ask.
  const [first] = useState(settings);
  const memory = useMemo(() => recall(publishableKey, Date.now()), [publishableKey]);
  const month = first.date ? monthOf(first.date) : null;
  const start = useQuery({
    ...startQuery(door, first.party, month, first.promoCode),
    enabled: publishableKey !== '',
  });
  const venue = start.data?.venue;
  const country = venue?.country ?? null;
  const text = useMemo(
    () => createText(speech.messages, speech.tag, country),
    [speech.messages, speech.tag, country],
  );
  const catalogue = start.data?.calendar.metadata.filters;
  const surroundings = useMemo(
    () =>
      venue && catalogue ? { root, settings, door, venue, catalogue, text, emit, memory } : null,
    [root, settings, door, venue, catalogue, text, emit, memory],
  );

  const accountId = venue?.accountId;
  useEffect(() => {
    if (accountId) emit('ready', { accountId });
  }, [accountId, emit]);

  if (publishableKey === '') return <Trouble text={text} emit={emit} failure="no-key" />;
  if (start.error && !start.data)
    return (
      <Trouble
        text={text}
        emit={emit}
        failure={start.error}
        isRetrying={start.isFetching}
        onRetry={() => void start.refetch()}
      />
    );
  return (
    <>
      {surroundings ? (
        <SurroundingsContext.Provider value={surroundings}>
          <BookingFlow key={publishableKey} />
        </SurroundingsContext.Provider>
      ) : (
        <FirstScreenSkeleton text={text} />
      )}
      <WaitingLine text={text} room={waitingRoom} />
    </>
  );
}
