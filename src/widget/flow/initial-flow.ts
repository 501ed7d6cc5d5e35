import { monthOf } from '../../diner/calendar/month.ts';
import { fitParty } from '../../diner/party/party.ts';
import type { WidgetContext } from '../widget-context.ts';
import { beginFlow, type Flow } from './flow.ts';

/** The initial state: the saved draft if its day is not past, or else the element’s attributes. */
export function initialFlow({
  settings,
  venue,
  start,
  draftStorage,
}: Pick<WidgetContext, 'settings' | 'venue' | 'start' | 'draftStorage'>): Flow {
  const { flow } = draftStorage.load();
  if (flow && canResume(flow, venue.today)) return flow;
  const date = settings.date && settings.date >= venue.today ? settings.date : null;
  return beginFlow({
    party: fitParty(settings.party, venue),
    month: monthOf(date ?? start.calendar.workDays[0]?.date ?? venue.today),
    date,
    experienceId: settings.experienceId,
    areaId: settings.areaId,
  });
}

function canResume(flow: Flow, today: string): boolean {
  return flow.step !== 'confirmed' && flow.step !== 'day' && flow.date >= today;
}
