import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { beginFlow, nextFlow } from '../../widget/flow/flow.ts';
import { monthOf } from '../../diner/calendar/month.ts';
import { newQueryClient } from '../../diner/query-client.ts';
import { type WidgetContext, SurroundingsContext } from '../../widget/widget-context.ts';
import { placeOf } from '../booked-place.ts';
import { useManage } from '../manage-context.ts';
import { ChangeForm } from './change-form.tsx';

/** Another day, time or party, chosen with the widget's own month and times. */
export function ChangeView() {
  const { managed } = useManage();
  const { booking, start } = managed;
  // Whoever begins to change a booking anew is not shown what was free before.
  const [queries] = useState(newQueryClient);
  const [flow, dispatch] = useReducer(nextFlow, null, () => {
    const { date, party, areaId } = placeOf(booking, start.venue);
    const experienceId = booking.experience?.experienceId ?? null;
    return beginFlow({ party, month: monthOf(date), date, experienceId, areaId });
  });
  return (
    <SurroundingsContext.Provider value={useSurroundingsOfPage()}>
      <QueryClientProvider client={queries}>
        {flow.step === 'time' && <ChangeForm flow={flow} dispatch={dispatch} />}
      </QueryClientProvider>
    </SurroundingsContext.Provider>
  );
}

/** What the widget's parts find around them, on a page where nothing is set and nobody listens. */
function useSurroundingsOfPage(): WidgetContext {
  const { apiClient, managed, i18n } = useManage();
  const { start } = managed;
  return useMemo(() => {
    const party = { pax: 1, paxChildren: 0 };
    const month = monthOf(start.venue.today);
    return {
      root: document,
      settings: {
        publishableKey: '',
        party,
        date: null,
        time: null,
        areaId: null,
        experienceId: null,
        promoCode: null,
        prefill: { name: '', email: '', phone: '' },
        clientReferenceId: null,
        utm: {},
      },
      apiClient,
      start: { ...start, party, month, answeredAt: 0 },
      venue: start.venue,
      catalogue: start.calendar.metadata.filters,
      i18n,
      emit: () => {},
      memory: { draft: null, attempt: null, flow: null },
      refreshes: 0,
    };
  }, [apiClient, start, i18n]);
}
