import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { slotQuery } from '../../diner/queries.ts';
import { areaOf, needsArea } from '../../diner/times/areas.ts';
import { toError } from '../../diner/to-error.ts';
import { type FlowWithTime, slotRequestFromFlow } from '../flow/booking-request.ts';
import { hasExtras } from '../flow/extras.ts';
import type { FlowEvent } from '../flow/flow.ts';
import { useWidget, type WidgetContext } from '../widget-context.ts';

/** Continues from a chosen time: opens the area step if an area is missing, or else checks the slot. */
export function useSlotCheck(dispatch: Dispatch<FlowEvent>) {
  const context = useWidget();
  const queryClient = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);

  async function run(flow: FlowWithTime): Promise<void> {
    if (needsArea(flow.bookableTime, flow.areaId)) return dispatch({ type: 'area-step-opened' });
    if (isChecking) return;
    setChecking(true);
    setFailure(null);
    try {
      const slot = await queryClient.fetchQuery(slotQueryFor(context, flow));
      const { availability, explanation } = slot;
      if (availability.isAvailable) {
        dispatch({ type: 'slot-checked', hasExtras: hasExtras(slot) });
      } else {
        dispatch({ type: 'slot-lost', reason: { ...availability, explanation } });
        await queryClient.invalidateQueries({ queryKey: ['work-day'] });
      }
    } catch (caught) {
      setFailure(toError(caught));
    } finally {
      setChecking(false);
    }
  }

  /** Tells that the chosen time went while the diner looked at the times, and what would help. */
  async function tellLost(flow: FlowWithTime, keepsFocus: () => boolean): Promise<void> {
    try {
      // Without a chosen area, any of them: none has the time.
      const { bookableTime } = flow;
      const areaId = areaOf(bookableTime, flow.areaId) ?? bookableTime.areaIds[0] ?? null;
      const query = { ...slotQueryFor(context, { ...flow, areaId }), staleTime: 0 };
      const { availability, explanation } = await queryClient.fetchQuery(query);
      if (availability.isAvailable) return;
      dispatch({
        type: 'slot-lost',
        reason: { ...availability, explanation, keepsFocus: keepsFocus() },
      });
    } catch {
      // The main button tries again.
    }
  }

  return { run, tellLost, isChecking, failure };
}

/**
 * The query for the chosen slot. The steps share its result as long as the choices are the same.
 * @param promoCode instead of the element's `promo-code` attribute
 */
export function slotQueryFor(
  { apiClient, catalogue, settings }: WidgetContext,
  flow: FlowWithTime,
  promoCode = settings.promoCode,
) {
  const { date, time, experienceId } = flow.bookableTime;
  const experience = catalogue.experiences.find(({ id }) => id === experienceId) ?? null;
  return slotQuery(apiClient, { date, time }, slotRequestFromFlow(flow, experience, promoCode));
}
