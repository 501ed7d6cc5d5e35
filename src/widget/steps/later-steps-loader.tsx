import { useQuery } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import type { ChoosingDay, ChoosingTime, Flow, FlowEvent } from '../flow.ts';
import { StepSkeleton } from '../parts/skeletons.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useSurroundings } from '../surroundings.ts';
import { loadLaterSteps } from './load-later-steps.ts';

export type LaterFlow = Exclude<Flow, ChoosingDay | ChoosingTime>;

/** Loads as data does, so that a lost connection is told here as everywhere, with a way on. */
export function LaterStepsLoader(props: { flow: LaterFlow; dispatch: Dispatch<FlowEvent> }) {
  const { text, emit } = useSurroundings();
  const code = useQuery({
    queryKey: ['later-steps'],
    queryFn: loadLaterSteps,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (code.data) return <code.data.LaterSteps {...props} />;
  if (code.error)
    return (
      <Trouble
        text={text}
        emit={emit}
        failure={code.error}
        isRetrying={code.isFetching}
        onRetry={() => void code.refetch()}
      />
    );
  return <StepSkeleton text={text} />;
}
