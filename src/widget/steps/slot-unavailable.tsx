import type { ComponentProps } from 'react';
import { useLoaded } from '../../diner/use-loaded.ts';
import { useWidget } from '../widget-context.ts';
import { ReportedFailure } from './reported-failure.tsx';

const loadAlternatives = () => import('./slot-alternatives.tsx');
type Chunk = Awaited<ReturnType<typeof loadAlternatives>>;

/**
 * Explains why the chosen time or day is unavailable, and offers the alternatives. Most diners never see
 * it, so its code is loaded when it is needed.
 */
export function SlotUnavailable(props: ComponentProps<Chunk['SlotAlternatives']>) {
  const { i18n, emit } = useWidget();
  const { loaded, failure, retry } = useLoaded(loadAlternatives, true);
  if (failure) return <ReportedFailure i18n={i18n} emit={emit} failure={failure} onRetry={retry} />;
  return loaded ? (
    <loaded.SlotAlternatives {...props} />
  ) : (
    <span className="skeleton-block skeleton-card" />
  );
}
