import { useMemo } from 'react';
import { findPolicyRule } from '../../domain/cancellation-policy.ts';
import type { FillingDetails } from '../flow.ts';
import { Trouble } from '../parts/trouble.tsx';
import { coversOf } from '../party.ts';
import { loadPolicy } from '../policy/load-policy.ts';
import { useSurroundings } from '../surroundings.ts';
import { useLoaded } from './use-loaded.ts';

/** The terms that the booking will have to be signed on, where the venue has any for it. */
export function PolicyAhead({ flow: { offer, party } }: { flow: FillingDetails }) {
  const { door, emit, text, venue } = useSurroundings();
  const rule = findPolicyRule(venue.cancellationPolicies, { ...offer, covers: coversOf(party) });
  const load = useMemo(() => () => loadPolicy(door.language), [door.language]);
  const { code, failure, retry } = useLoaded(load, rule !== null);
  if (!rule) return null;
  if (failure) return <Trouble text={text} emit={emit} failure={failure} onRetry={retry} />;
  if (!code) return <span className="bone bone-card" />;
  return <code.PolicyPreview rule={rule} offer={offer} party={party} words={code.words} />;
}
