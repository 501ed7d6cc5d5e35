import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { useLoaded } from '../diner/use-loaded.ts';
import { Loading } from './loading.tsx';
import { useManage } from './manage-context.ts';

/** A chunk of its own, because few diners change their booking. */
const loadChangeView = () => import('./change/change-view.tsx');

export function LazyChangeView() {
  const { i18n } = useManage();
  const { loaded, failure, retry } = useLoaded(loadChangeView, true);
  if (loaded) return <loaded.ChangeView />;
  return failure ? (
    <FailureNotice i18n={i18n} failure={failure} onRetry={retry} />
  ) : (
    <Loading i18n={i18n} />
  );
}
