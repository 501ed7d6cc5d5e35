import { useEffect, useMemo, useState } from 'react';
import { BookingFlow } from './booking-flow.tsx';
import { openDoor } from './door.ts';
import type { Emit } from './host-events.ts';
import { recall } from './memory.ts';
import type { Speech } from './mount.tsx';
import { FirstScreenSkeleton } from './parts/skeletons.tsx';
import { Trouble } from './parts/trouble.tsx';
import { WaitingLine } from './parts/waiting-line.tsx';
import type { Settings } from './settings.ts';
import { SurroundingsContext } from './surroundings.ts';
import { createText } from './text.ts';
import { useStart } from './use-start.ts';
import type { WaitingRoom } from './waiting.ts';

export interface WidgetAppProps {
  root: ShadowRoot;
  doorAddress: string;
  fetch: typeof fetch | undefined;
  speech: Speech;
  settings: Settings;
  emit: Emit;
  waitingRoom: WaitingRoom;
  /** How often the page asked for everything anew. */
  refreshes: number;
}

/** Gets the venue and its first month, and then hands over to the flow. */
export function WidgetApp(props: WidgetAppProps) {
  const { root, doorAddress, speech, settings, emit, waitingRoom, refreshes } = props;
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
  const { start, failure, isAsking, retry } = useStart(door, first, refreshes);
  const country = start?.venue.country ?? null;
  const text = useMemo(
    () => createText(speech.messages, speech.tag, country),
    [speech.messages, speech.tag, country],
  );
  const surroundings = useMemo(
    () =>
      start && {
        root,
        settings,
        door,
        start,
        venue: start.venue,
        catalogue: start.calendar.metadata.filters,
        text,
        emit,
        memory,
        refreshes,
      },
    [root, settings, door, start, text, emit, memory, refreshes],
  );

  const accountId = start?.venue.accountId;
  useEffect(() => {
    if (accountId) emit('ready', { accountId });
  }, [accountId, emit]);

  const trouble = publishableKey ? !start && failure : 'no-key';
  if (trouble) {
    const again = publishableKey ? { isRetrying: isAsking, onRetry: retry } : {};
    return (
      <>
        <Trouble text={text} emit={emit} failure={trouble} {...again} />
        {/* The page’s own way of booking. */}
        <slot />
      </>
    );
  }
  return (
    <>
      {surroundings ? (
        <SurroundingsContext.Provider value={surroundings}>
          <BookingFlow />
        </SurroundingsContext.Provider>
      ) : (
        <FirstScreenSkeleton text={text} />
      )}
      <WaitingLine text={text} room={waitingRoom} />
    </>
  );
}
