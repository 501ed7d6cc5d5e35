import type { ComponentProps } from 'react';
import { useLoaded } from '../../diner/use-loaded.ts';
import { useWidget } from '../widget-context.ts';
import { ReportedFailure } from './reported-failure.tsx';

const loadAlternatives = () => import('./slot-alternatives.tsx');
type Chunk = Awaited<ReturnType<typeof loadAlternatives>>;

/** `SlotAlternatives` in a chunk of its own, because few diners see it. */
export function LazySlotAlternatives(props: ComponentProps<Chunk['SlotAlternatives']>) {
  const { i18n, emit } = useWidget();
  const { loaded, failure, retry } = useLoaded(loadAlternatives, true);
  if (failure) return <ReportedFailure i18n={i18n} emit={emit} failure={failure} onRetry={retry} />;
  return loaded ? (
    <loaded.SlotAlternatives {...props} />
  ) : (
    <span className="skeleton-block skeleton-card" />
  );
}
