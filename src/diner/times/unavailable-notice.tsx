import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { AvailabilityBody } from '../../contract/availability.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { useDiner } from '../diner-context.ts';
import { Choices } from '../parts/choices.tsx';
import type { SearchCriteria } from '../queries.ts';
import type { FallbackAction } from './unexplained-unavailability.ts';
import { useNearestDays } from './use-nearest-days.ts';

export type Alternatives = Partial<Record<FallbackAction, ReactNode>>;

/** Why a time or day is unavailable, with its alternatives in order of preference. */
export function UnavailableNotice(props: {
  availability: AvailabilityBody;
  criteria: SearchCriteria;
  date: WallDate;
  /** In addition to other days and a phone call. */
  alternatives?: Alternatives;
  /** Set when the notice appears after the press of a button that may be far below it. */
  takesFocus: boolean;
  onChooseDay: (date: WallDate) => void;
  /** What would help, above the alternatives. */
  suggestions?: ReactNode;
  children?: ReactNode;
}) {
  const { availability, takesFocus, onChooseDay } = props;
  const { i18n, venue } = useDiner();
  const { messages } = i18n;
  const days = useNearestDays(props.criteria, props.date);
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);

  const alternatives: Alternatives = {
    ...props.alternatives,
    CHOOSE_ANOTHER_DATE: days.length > 0 && (
      <Choices
        title={messages.nearestDays}
        choices={days.map(({ date, isOnRequest }) => ({
          key: date,
          label: [i18n.shortDay(date), ...(isOnRequest ? [messages.requestTag] : [])].join(', '),
          onPress: () => onChooseDay(date),
        }))}
      />
    ),
    CALL_VENUE: venue.phone && (
      <a className="secondary-button" href={`tel:${venue.phone}`}>
        {i18n.format(messages.call, { phone: venue.phone })}
      </a>
    ),
  };

  return (
    <div className="notice" role="alert" tabIndex={-1} ref={notice}>
      <p>{availability.detail}</p>
      {props.suggestions}
      {preferredFirst(availability).map(
        (action) => alternatives[action] && <div key={action}>{alternatives[action]}</div>,
      )}
      {props.children}
    </div>
  );
}

/** Offers other days if the response names no fallback. */
function preferredFirst({ fallbackOptions }: AvailabilityBody): FallbackAction[] {
  const actions = [...fallbackOptions]
    .sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
    .map((option) => option.action);
  return actions.length > 0 ? actions : ['CHOOSE_ANOTHER_DATE'];
}
