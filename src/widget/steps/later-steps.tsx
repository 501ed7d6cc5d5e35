import type { Dispatch } from 'react';
import type { FlowEvent } from '../flow.ts';
import { adoptStyles } from '../style-sheets.ts';
import formStyles from '../styles/form.css?inline';
import { useSurroundings } from '../surroundings.ts';
import { AreaStep } from './area-step.tsx';
import { ConfirmedStep } from './confirmed-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ExtrasStep } from './extras-step.tsx';
import type { LaterFlow } from './later-steps-loader.tsx';

/** Everything after the time, with the styles that only it needs. */
export function LaterSteps({ flow, dispatch }: { flow: LaterFlow; dispatch: Dispatch<FlowEvent> }) {
  const { root } = useSurroundings();
  adoptStyles(root, formStyles);
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
