import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { addressOf } from '../../../client/call.ts';
import { toJson } from '../../../client/to-json.ts';
import type { InputOf } from '../../../contract/operation.ts';
import type { SlotAnswer } from '../../../contract/partner/check-slot.ts';
import type { HoldAnswer } from '../../../contract/widget/hold-table.ts';
import type { WidgetOperations } from '../../../contract/widget/operations.ts';
import { WIDGET_ROUTES } from '../../../contract/widget/routes.ts';
import { addOnRequests, experienceRequest } from '../../../diner/chosen-extras.ts';
import { areaOf } from '../../../diner/times/areas.ts';
import type { FillingDetails, FlowEvent } from '../../flow/flow.ts';
import { useWidget } from '../../widget-context.ts';
import { useSlotCheck } from '../use-slot-check.ts';

type Hold = HoldAnswer['hold'];
type HoldOperation = 'hold-table' | 'prolong-hold' | 'release-hold';
type HoldInput = InputOf<WidgetOperations[HoldOperation]>;

/** The hold that a booking uses. It is changed without a render. */
export interface OwnHold {
  secret: string | null;
  /** Resolves once the server has answered whether it keeps a table. */
  asking: Promise<void> | null;
  /** Set while the booking is sent: until then, the hold must stay as it is. */
  isBooking: boolean;
}

/** Longer than that, nobody waits for a table to be kept. */
const TIMEOUT_MS = 5000;
/** The diner is asked whether they need longer this long before the end. */
const ENDING_MS = 60_000;
const NO_HOLD = { hold: null as Hold, isEnding: false, isOver: false };

/**
 * Keeps the table while the diner fills in the form, and releases it when they leave. Without a word, the form works as
 * before if no table is kept. After the end, another hold is asked for once the diner goes on, so a form that nobody fills
 * in keeps no table.
 */
export function useTableHold(
  flow: FillingDetails,
  slot: SlotAnswer | undefined,
  dispatch: Dispatch<FlowEvent>,
) {
  const { apiUrl, root, settings } = useWidget();
  const queryClient = useQueryClient();
  const { tellLost } = useSlotCheck(dispatch);
  const [state, setState] = useState(NO_HOLD);
  const [tries, setTries] = useState(0);
  const own = useRef<OwnHold>({ secret: null, asking: null, isBooking: false });
  const { hold, isOver } = state;
  const { bookableTime, party, extras } = flow;
  const isWanted =
    bookableTime.status === 'CONFIRMED' && !flow.lostReason && slot?.availability.isAvailable;
  const request =
    isWanted &&
    toJson({
      date: bookableTime.date,
      time: bookableTime.time,
      ...party,
      floorPlanAreaId: areaOf(bookableTime, flow.areaId),
      experience: experienceRequest(slot.experience, extras, party),
      addOns: addOnRequests(extras, 'SHIFT'),
    });

  const post = (name: HoldOperation, input: HoldInput, init: RequestInit) => {
    const { method, path } = addressOf(WIDGET_ROUTES, name, input);
    // As plain text with the key in the address: without a CORS preflight, for which a page that is left has no time.
    const url = `${apiUrl}${path}?key=${encodeURIComponent(settings.publishableKey)}`;
    return fetch(url, { method, body: toJson(input.body), ...init });
  };

  async function ask(name: HoldOperation, input: HoldInput): Promise<void> {
    let answer: Hold = null;
    try {
      const response = await post(name, input, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status === 409) void tellLost(flow, () => true);
      if (response.ok) {
        ({ hold: answer } = (await response.json()) as HoldAnswer);
        // A refused request leaves the earlier hold, which is still to be released.
        own.current.secret = answer?.secret ?? null;
      }
    } catch {
      // Without a hold, everything works as before.
    }
    setState(({ isOver: wasOver }) => ({ ...NO_HOLD, hold: answer, isOver: wasOver && !answer }));
  }

  function release(): void {
    const { secret, isBooking } = own.current;
    if (secret === null || isBooking) return;
    own.current.secret = null;
    setState(NO_HOLD);
    // The times that are shown next were read before: they are read again once the table is free.
    const keys = { queryKey: ['work-day'] };
    queryClient.setQueriesData(keys, (day: unknown) => day);
    post('release-hold', { body: { holdSecret: secret } }, { keepalive: true }).then(
      () => queryClient.invalidateQueries(keys),
      () => {},
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again only for another table, or after the end
  useEffect(() => {
    if (!request) return release();
    if (own.current.isBooking) return;
    const body = { ...JSON.parse(request), holdSecret: own.current.secret };
    own.current.asking = ask('hold-table', { body });
  }, [request, tries]);

  useEffect(() => {
    if (!hold) return;
    const left = hold.secondsLeft * 1000;
    const timers = [
      setTimeout(() => setState((held) => ({ ...held, isEnding: true })), left - ENDING_MS),
      setTimeout(() => setState({ ...NO_HOLD, isOver: true }), left),
    ];
    return () => timers.forEach(clearTimeout);
  }, [hold]);

  useEffect(() => {
    if (!isOver) return;
    const askAgain = () => setTries((count) => count + 1);
    const signs = ['keydown', 'pointerdown'];
    for (const sign of signs) root.addEventListener(sign, askAgain, { once: true });
    return () => {
      for (const sign of signs) root.removeEventListener(sign, askAgain);
    };
  }, [isOver, root]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is left
  useEffect(() => {
    let isLeft = false;
    const leave = () => {
      release();
      // The answer may still be on its way.
      void own.current.asking?.then(() => isLeft && release());
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTries((count) => count + 1);
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      isLeft = true;
      leave();
    };
  }, []);

  const prolong = () => {
    const { secret } = own.current;
    if (secret !== null) void ask('prolong-hold', { body: { holdSecret: secret } });
  };
  return { ...state, own: own.current, prolong };
}
