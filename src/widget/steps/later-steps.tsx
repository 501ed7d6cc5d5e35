import type { Dispatch } from 'react';
import type { Flow, FlowEvent } from '../flow.ts';
import { Queries } from '../query-client.tsx';
import { adoptStyles } from '../style-sheets.ts';
import formStyles from '../styles/form.css?inline';
import timesStyles from '../styles/times.css?inline';
import { useSurroundings } from '../surroundings.ts';
import { AreaStep } from './area-step.tsx';
import type { CalendarView } from './choose-step.tsx';
import { ConfirmedStep } from './confirmed-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ExtrasStep } from './extras-step.tsx';
import { TimesColumn } from './times-column.tsx';

interface LaterStepsProps {
  flow: Flow;
  dispatch: Dispatch<FlowEvent>;
  /** The month that the times stand beside is told what to show. */
  onCalendar?: (view: CalendarView) => void;
}

/** Everything after the first look at the month, with the query library and the styles that it needs. */
export function LaterSteps(props: LaterStepsProps) {
  const { root } = useSurroundings();
  // Before anything of it is there to be measured; once, however often it is called.
  adoptStyles(root, timesStyles + formStyles);
  return (
    <Queries>
      <Step {...props} />
    </Queries>
  );
}

function Step({ flow, dispatch, onCalendar }: LaterStepsProps) {
  switch (flow.step) {
    case 'day':
    case 'time':
      return onCalendar && <TimesColumn flow={flow} dispatch={dispatch} onCalendar={onCalendar} />;
    case 'area':
      return <AreaStep flow={flow} dispatch={dispatch} />;
    case 'extras':
      return <ExtrasStep flow={flow} dispatch={dispatch} />;
    case 'details':
      return <DetailsStep flow={flow} dispatch={dispatch} />;
    case 'confirmed':
      return <ConfirmedStep flow={flow} dispatch={dispatch} />;
  }
}
