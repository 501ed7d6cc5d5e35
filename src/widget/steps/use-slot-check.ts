import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { slotRequest } from '../booking-request.ts';
import { hasExtras } from '../extras.ts';
import type { Flow, FlowEvent } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { slotQuery } from '../queries.ts';
import { type Surroundings, useSurroundings } from '../surroundings.ts';

export type WithOffer = Extract<Flow, { date: string }> & { offer: Offer };

/** Looks once more whether a chosen time is to be had, and with what, before anyone types a name. */
export function useSlotCheck(dispatch: Dispatch<FlowEvent>) {
  const surroundings = useSurroundings();
  const queries = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);

  async function run(flow: WithOffer): Promise<void> {
    if (isChecking) return;
    setChecking(true);
    setFailure(null);
    try {
      const slot = await queries.fetchQuery(slotQueryFor(surroundings, flow));
      if (slot.availability.isAvailable) {
        dispatch({ type: 'slot-checked', hasExtras: hasExtras(slot) });
      } else {
        dispatch({ type: 'slot-lost', availability: slot.availability });
        await queries.invalidateQueries({ queryKey: ['work-day'] });
      }
    } catch (caught) {
      setFailure(caught instanceof Error ? caught : new Error(String(caught)));
    } finally {
      setChecking(false);
    }
  }

  return { run, isChecking, failure };
}

/**
 * The question about the chosen slot, the same wherever it is asked, so that it is asked once.
 * @param promoCode instead of the one that the page brought along
 */
export function slotQueryFor(
  { door, catalogue, settings }: Surroundings,
  flow: WithOffer,
  promoCode = settings.promoCode,
) {
  const { offer } = flow;
  const experience = catalogue.experiences.find((each) => each.id === offer.experienceId) ?? null;
  return slotQuery(
    door,
    { date: offer.date, time: offer.time },
    slotRequest(flow, experience, promoCode),
  );
}
