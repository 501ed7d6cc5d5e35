import type { Dispatch } from 'react';
import { partyText } from '../../diner/party/party-text.ts';
import { areaOf } from '../../diner/times/areas.ts';
import type { ChosenPart, Confirmed, FlowEvent, LaterFlow } from '../flow/flow.ts';
import { useWidget } from '../widget-context.ts';

/** The choices so far, always in view. Each is a button that goes back to its step. */
export function Summary(props: {
  flow: Exclude<LaterFlow, Confirmed>;
  /** The price of the chosen extras in cents, shown on the details step only; others pass 0. */
  total: number;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, total, dispatch } = props;
  const { i18n, venue, catalogue } = useWidget();
  const { messages } = i18n;
  const { bookableTime, step } = flow;
  const areaId = step === 'area' ? null : areaOf(bookableTime, flow.areaId);
  const area = catalogue.floorPlanAreas.find(({ id }) => id === areaId);
  const experience = catalogue.experiences.find(({ id }) => id === bookableTime.experienceId);
  const parts: [ChosenPart, label: string][] = [
    ['party', partyText(i18n, flow.party, venue.separatesAdultsAndChildren)],
    ['day', i18n.shortDay(bookableTime.startAt.slice(0, 10))],
    ['time', i18n.time(bookableTime.startAt)],
  ];
  if (experience) parts.push(['experience', experience.name]);
  if (area) parts.push(['area', area.name]);
  if (flow.hasExtras && step === 'details') {
    const amount = i18n.money(total, venue.currency);
    parts.push([
      'extras',
      total > 0 ? i18n.format(messages.totalSoFar, { total: amount }) : messages.noExtras,
    ]);
  }
  return (
    <nav className="summary" part="summary" aria-label={messages.summary}>
      {parts.map(([part, label]) => (
        <button
          key={part}
          type="button"
          aria-label={i18n.format(messages.changeChoice, { what: label })}
          onClick={() => dispatch({ type: 'went-back', to: part })}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
