import type { Dispatch } from 'react';
import type { FlowEvent, LaterFlow } from '../flow.ts';
import { Queries } from '../query-client.tsx';
import { AreaStep } from './area-step.tsx';
import { ConfirmedStep } from './confirmed-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ExtrasStep } from './extras-step.tsx';

interface LaterStepsProps {
  flow: LaterFlow;
  dispatch: Dispatch<FlowEvent>;
}

/** Everything after the time, with the styles that only it needs. */
export function LaterSteps(props: LaterStepsProps) {
  return (
    <Queries>
      <Step {...props} />
    </Queries>
  );
}

function Step({ flow, dispatch }: LaterStepsProps) {
  switch (flow.step) {
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
