import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { createQueryClient } from '../../diner/query-client.ts';
import formStyles from '../../diner/styles/form.css?inline';
import timesStyles from '../../diner/styles/times.css?inline';
import { adoptStyles } from '../adopt-styles.ts';
import type { FlowEvent, LaterFlow } from '../flow/flow.ts';
import { AreaStep } from './area/area-step.tsx';
import { ConfirmedStep } from './confirmed/confirmed-step.tsx';
import { DetailsStep } from './details/details-step.tsx';
import { ExtrasStep } from './extras/extras-step.tsx';
import { type CalendarStore, createCalendarStore } from './first-screen/calendar-store.ts';
import { TimesColumn } from './first-screen/times-column.tsx';
import stepStyles from './steps.css?inline';

/**
 * What one widget loads after its first calendar: the times column and the later steps, their query client,
 * and the store that the calendar reads from then on.
 */
export interface DeferredParts {
  queryClient: QueryClient;
  calendarStore: CalendarStore;
  TimesColumn: typeof TimesColumn;
  LaterStep: typeof LaterStep;
}

/** Call once per widget, before any of these components renders. */
export function createDeferredParts(root: ShadowRoot): DeferredParts {
  adoptStyles(root, timesStyles + formStyles + stepStyles);
  const queryClient = createQueryClient();
  const calendarStore = createCalendarStore(queryClient);
  return { queryClient, calendarStore, TimesColumn, LaterStep };
}

/** Every step after the first screen. */
function LaterStep(props: {
  flow: LaterFlow;
  dispatch: Dispatch<FlowEvent>;
  queryClient: QueryClient;
}) {
  const { flow, dispatch, queryClient } = props;
  return (
    <QueryClientProvider client={queryClient}>
      {flow.step === 'area' && <AreaStep flow={flow} dispatch={dispatch} />}
      {flow.step === 'extras' && <ExtrasStep flow={flow} dispatch={dispatch} />}
      {flow.step === 'details' && <DetailsStep flow={flow} dispatch={dispatch} />}
      {flow.step === 'confirmed' && <ConfirmedStep flow={flow} dispatch={dispatch} />}
    </QueryClientProvider>
  );
}
