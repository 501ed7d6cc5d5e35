import type { Dispatch } from 'react';
import { areaOf, type FlowEvent, type LaterFlow } from '../flow.ts';
import type { Party } from '../party.ts';
import { useSurroundings } from '../surroundings.ts';
import type { Text } from '../text.ts';

type OpenFlow = Exclude<LaterFlow, { step: 'confirmed' }>;
type Place = Extract<FlowEvent, { type: 'went-back' }>['to'];

/** What is chosen so far, each part a way back to it. It stays in sight. */
export function Summary(props: {
  flow: OpenFlow;
  /** What everything chosen costs, in cents. */
  total: number;
  dispatch: Dispatch<FlowEvent>;
}) {
  const { flow, total, dispatch } = props;
  const { text, venue, catalogue } = useSurroundings();
  const { words } = text;
  const { offer, step } = flow;
  const areaId = step === 'area' ? null : areaOf(offer, flow.areaId);
  const area = catalogue.floorPlanAreas.find((each) => each.id === areaId);
  const experience = catalogue.experiences.find((each) => each.id === offer.experienceId);
  const parts: { key: string; label: string; to: Place }[] = [
    {
      key: 'party',
      label: partyText(text, flow.party, venue.separatesAdultsAndChildren),
      to: 'day',
    },
    { key: 'day', label: text.shortDay(offer.startAt.slice(0, 10)), to: 'day' },
    { key: 'time', label: text.time(offer.startAt), to: 'time' },
  ];
  if (experience) parts.push({ key: 'experience', label: experience.name, to: 'time' });
  if (area)
    parts.push({ key: 'area', label: area.name, to: offer.areaIds.length > 1 ? 'area' : 'time' });
  if (flow.hasExtras && step === 'details') {
    const label =
      total > 0
        ? text.fill(words.totalSoFar, { total: text.money(total, venue.currency) })
        : words.noExtras;
    parts.push({ key: 'extras', label, to: 'extras' });
  }
  return (
    <nav className="summary" part="summary" aria-label={words.summary}>
      {parts.map(({ key, label, to }) => (
        <button
          key={key}
          type="button"
          aria-label={text.fill(words.change, { what: label })}
          onClick={() => dispatch({ type: 'went-back', to })}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}

/** `2 people`, or `2 adults, 1 child` where the venue tells them apart. */
export function partyText(text: Text, party: Party, isSeparate: boolean): string {
  if (!isSeparate) return text.count(text.words.people, party.pax);
  const adults = text.count(text.words.adultsCount, party.pax);
  if (party.paxChildren === 0) return adults;
  return `${adults}, ${text.count(text.words.childrenCount, party.paxChildren)}`;
}
