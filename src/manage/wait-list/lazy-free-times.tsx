import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { useLoaded } from '../../diner/use-loaded.ts';
import { useManage } from '../manage-context.ts';
import type { FreeTimesProps } from './free-times.tsx';

/** A chunk of its own, because few diners come too late for an offer. */
const loadFreeTimes = () => import('./free-times.tsx');

export function LazyFreeTimes(props: FreeTimesProps) {
  const { i18n } = useManage();
  const { loaded, failure, retry } = useLoaded(loadFreeTimes, true);
  if (loaded) return <loaded.FreeTimes {...props} />;
  return failure && <FailureNotice i18n={i18n} failure={failure} onRetry={retry} />;
}
