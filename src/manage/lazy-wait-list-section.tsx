import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { useLoaded } from '../diner/use-loaded.ts';
import { useManage } from './manage-context.ts';

/** A chunk of its own, because few bookings are on the wait list. */
const loadSection = () => import('./wait-list/wait-list-section.tsx');

export function LazyWaitListSection() {
  const { i18n } = useManage();
  const { loaded, failure, retry } = useLoaded(loadSection, true);
  if (loaded) return <loaded.WaitListSection />;
  return failure && <FailureNotice i18n={i18n} failure={failure} onRetry={retry} />;
}
